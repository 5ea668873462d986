import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, open, type Page, test } from "./fixtures.ts";

interface Sent {
  title: string;
  text: string;
  url: string;
}

/** The browser's own boundary: a share sheet that remembers what it was given. */
async function withShareSheet(page: Page): Promise<() => Promise<Sent | undefined>> {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (sent: unknown) => {
        Object.assign(window, { sent });
      },
      canShare: () => true,
    });
  });
  return () => page.evaluate(() => (window as { sent?: Sent }).sent);
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test("the day's verse, shared from home: sent with its words, copied with its citation, saved as a story, dark, in Spanish", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const sent = await withShareSheet(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await open(page, "/es");
  const quote = page.locator("blockquote").first();
  const words = (await quote.locator("p").first().textContent())!.replace(/\s+/g, " ").trim();
  const reference = await quote.locator("cite").textContent();
  const share = page.getByRole("button", { name: "Compartir", exact: true }).first();

  await share.tap();
  await page.getByRole("button", { name: "Enviar…" }).tap();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const { title, text, url } = (await sent())!;
  expect(title).toBe(`${reference} (RV1909)`);
  expect(text).toBe(`«${words}» — ${reference} (RV1909)`);
  // Home has another verse tomorrow; the link keeps to this one.
  expect(url).toMatch(/\/es\/verses\/\d{4}\/\d+\/\d+$/);

  await share.tap();
  await page.getByRole("button", { name: "Copiar con la cita" }).tap();
  await expect(page.getByText("Texto y cita copiados")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `«${words}»\n— ${reference} (RV1909)\n${url}`,
  );

  await share.tap();
  await expect(page.getByRole("button", { name: "Copiar con la cita" })).toBeVisible();
  expect(requests.filter((address) => address.includes("card-maker"))).toEqual([]);
  await page.getByRole("button", { name: "Hacer una imagen" }).tap();
  await page.getByRole("radio", { name: "Historia" }).tap();
  await page.getByRole("radio", { name: "Oscuro" }).tap();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Guardar imagen" }).tap();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^[\p{L}\d-]+-rv1909-story\.jpg$/u);
  const picture = sharp(readFileSync(await saved.path()));
  const { width, height, format } = await picture.metadata();
  expect({ width, height, format }).toEqual({ width: 1080, height: 1920, format: "jpeg" });
  const { channels } = await picture.stats();
  expect(Math.max(...channels.map(({ mean }) => mean))).toBeLessThan(128);

  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a plan is shared with an invitation, in the reader's own words", { tag: "@whole" }, async ({
  page,
}) => {
  const sent = await withShareSheet(page);
  await open(page, "/growth-plans");
  await page
    .getByRole("main")
    .getByRole("link")
    .filter({ has: page.locator("h2, h3") })
    .first()
    .click();
  const name = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("button", { name: "Share", exact: true }).first().tap();
  const field = page.getByRole("textbox", { name: "Your words" });
  await expect(field).toHaveValue(`I’m reading “${name}”. Read it with me:`);
  await field.fill("Seven evenings, you and me?");
  await expect(page.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /text=Seven%20evenings%2C%20you%20and%20me%3F%0A%0Ahttp/,
  );
  await page.getByRole("button", { name: "Send…" }).tap();
  await expect.poll(async () => (await sent())?.text).toBe("Seven evenings, you and me?");
});
