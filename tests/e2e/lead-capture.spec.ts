import { expect, expectAxeClean, open, type Page, test } from "./fixtures.ts";
import { newAddress } from "./sign-in-steps.ts";

/** The newest link to `to` in a letter to this address. */
async function linkIn(page: Page, address: string, to: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { items } = (await (await page.request.get("/dev/mailbox/messages")).json()) as {
        items: { to: { address: string }; text: string }[];
      };
      const texts = items.filter((mail) => mail.to.address === address).map(({ text }) => text);
      link = new RegExp(`https?://\\S+${to}\\?\\S+`).exec(texts.join("\n"))?.[0];
      return link;
    })
    .toBeTruthy();
  return link!;
}

test("capture → co-registration → confirm mail → receipts → take back → unsubscribe", async ({ page }) => {
  const address = newAddress();
  const impressions: { offerId: string; accepted: boolean; rsid?: string; parameters: object[] }[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/impressions")) impressions.push(...(request.postDataJSON() as []));
  });
  await open(page, "/landing/f?utm_source=e2e");
  await page.getByLabel("E-mail address").fill(address);
  await page.getByRole("button", { name: "Send me the verse" }).click();

  // Partners' offers, each with its exact words; nothing is ticked.
  const dialog = page.getByRole("dialog");
  const boxes = dialog.getByRole("checkbox");
  await expect(boxes.first()).toBeVisible();
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
  await expectAxeClean(page);
  const shown = await boxes.count();
  await boxes.nth(1).check();
  await dialog.getByRole("button", { name: "Yes to 1" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: address })).toBeVisible();
  await expect.poll(() => impressions.length).toBe(shown);
  expect(impressions.map(({ accepted }) => accepted)).toEqual(
    Array.from({ length: shown }, (_, n) => n === 1),
  );
  for (const impression of impressions)
    expect(impression).toMatchObject({
      rsid: expect.stringMatching(/^I\d{3}/),
      pendingImpressionId: expect.any(String),
    });

  // The lead is kept under its key and used again.
  const lead = JSON.parse((await page.evaluate(() => localStorage.getItem("pathing-lead")))!);
  expect(lead).toMatchObject({ id: expect.any(Number), email: address });
  expect(lead.id).toBeGreaterThan(0);

  await page.goto(await linkIn(page, address, "/newsletter/confirm"));
  await page.getByRole("button").filter({ hasText: "Yes, send it to me" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("all set");
  await page.getByRole("link", { name: "See what I agreed to" }).click();

  const verse = page.getByRole("listitem").filter({ hasText: "Verse of the day by e-mail" });
  await expect(verse).toContainText("Send me the verse of the day by e-mail each morning.");
  await expect(verse).toContainText("Confirmed on");
  await expectAxeClean(page);
  const partner = page.getByRole("listitem").filter({ hasText: /may send me/ });
  await partner.getByRole("button").click();
  await expect(partner).toContainText("Taken back on");
  await expect(partner.getByRole("button")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("pathing-lead"))).toBeNull();
  await verse.getByRole("button").click();
  await expect(verse).toContainText("Taken back on");
});

test("a link that is none leads to a form that sends a new one, without JavaScript too", async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  faults.expect(/status of 400/);
  await open(page, "/consents?token=nonsense");
  await expect(page.getByRole("alert")).toContainText("does not work any more");
  const plain = await browser.newPage({ baseURL: baseURL!, javaScriptEnabled: false, locale: "es" });
  await plain.goto("/es/consents");
  await plain.getByLabel("Correo electrónico").fill(newAddress());
  await plain.getByRole("button", { name: "Envíame el enlace" }).click();
  await expect(plain.getByRole("status")).toContainText("va en camino");
  await plain.close();
});
