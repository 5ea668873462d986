import { createServer, type Server } from "node:http";
import { expect, hydrateByTouch, open, type Page, pageReady, test } from "../fixtures.ts";
import { signedIn } from "../members.ts";

test.use({ hasRefused: false });

/** As the operator's ad library would: it listens for pages, and fills the places it finds. */
const library = `
  window.adMessages = [];
  addEventListener("message", ({ data, origin }) => {
    if (data?.type !== "content:loaded" || origin !== location.origin) return;
    window.adMessages.push({ ...data, afterMs: performance.now() - pageReadyAt, delays: [...delays] });
    for (const place of document.querySelectorAll("[data-ad-slot]")) {
      const ad = document.createElement("p");
      ad.className = "test-ad";
      ad.textContent = "A kettle that whistles hymns";
      place.append(ad);
    }
  });`;

let server: Server;
const requests: string[] = [];
test.beforeAll(async () => {
  const { adsPort } = test.info().project.metadata as { adsPort: number };
  server = createServer((request, response) => {
    requests.push(request.url ?? "");
    response.writeHead(200, { "content-type": "text/javascript" }).end(library);
  });
  await new Promise<void>((resolve) => server.listen(adsPort, resolve));
});
test.afterAll(() => void server.close());

interface AdMessage {
  bundle: string;
  template: string;
  configuration: Record<string, unknown>;
  afterMs: number;
  /** Timer delays the page has requested since it was ready. */
  delays: number[];
}
const adMessages = (page: Page) =>
  page.evaluate(() => (window as unknown as { adMessages?: AdMessage[] }).adMessages ?? []);

/** Opens the choices at the foot of the page, sets marketing, and saves. */
async function chooseMarketing(page: Page, on: boolean): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy choices" }).press("Enter");
  const choices = page.getByRole("region", { name: "Privacy choices" });
  await choices.getByRole("checkbox", { name: "Advertising" }).setChecked(on);
  await choices.getByRole("button", { name: "Save my choices" }).click();
}

test("the ad library: only after a yes, with template key and configuration, one second after each page, in reserved space; never after a no, never for premium members", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const delays: number[] = [];
    Object.assign(window, { delays });
    addEventListener("page:ready", () => {
      delays.length = 0;
      Object.assign(window, { pageReadyAt: performance.now() });
    });
    const setTimeoutBefore = window.setTimeout;
    const remembering = (run: () => void, ms = 0) => {
      delays.push(ms);
      return setTimeoutBefore(run, ms);
    };
    Object.assign(window, { setTimeout: remembering });
  });
  await open(page, "/articles/learning-to-wait?utm_source=letter&utm_campaign=fall");
  const place = page.locator("[data-ad-slot]").first();
  const room = (await place.boundingBox())!.height;
  await expect(async () => {
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByRole("complementary", { name: "From Wellspring" })).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(requests).toEqual([]);

  await chooseMarketing(page, true);
  await expect(page.locator(".test-ad").first()).toBeVisible();
  expect(requests).toEqual(["/staging.js"]);
  const [first] = await adMessages(page);
  expect(first).toMatchObject({
    bundle: "staging",
    template: await page.locator("html").getAttribute("data-template"),
    configuration: {
      contentId: await place.getAttribute("data-ad-slot"),
      title: await page.title(),
      type: first!.template,
      pageurl: new URL("/articles/learning-to-wait", page.url()).href,
      source: "letter",
      medium: "",
      campaign: "fall",
      tags: expect.any(Array),
    },
  });
  expect(first!.template).not.toBe("");
  await expect(place.getByText("Advertisement")).toBeVisible();
  // What follows it stays where it was.
  expect((await place.boundingBox())!.height).toBe(room);

  // The next page is reported once, a second after it is ready; the library is already loaded.
  await hydrateByTouch(page);
  await expect(page.locator(".test-ad").first()).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Devotionals" }).click();
  await pageReady(page);
  await expect.poll(async () => (await adMessages(page)).length).toBe(2);
  const [, second] = await adMessages(page);
  expect(second!.configuration.pageurl).toBe(new URL("/devotionals", page.url()).href);
  expect(second!.template).not.toBe(first!.template);
  expect(second!.afterMs).toBeGreaterThan(990);
  expect(second!.delays).toContain(1000);
  expect(requests).toHaveLength(1);

  // Withdrawn: what ran in the page goes with it, and nothing is asked for again.
  await chooseMarketing(page, false);
  await page.waitForFunction(() => !("adMessages" in window));
  await open(page, "/articles/learning-to-wait");
  await expect(async () => {
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByRole("complementary", { name: "From Wellspring" })).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(requests).toHaveLength(1);

  await signedIn(page, { roles: ["WellspringPremium"] });
  await page.evaluate(() => {
    const at = new Date().toISOString();
    localStorage.setItem("consent", JSON.stringify({ version: 2, at, measurement: false, marketing: true }));
  });
  const choicesSent = page.waitForResponse(/\/privacy-choices$/);
  await open(page, "/articles/learning-to-wait");
  await expect(page.locator("html")).toHaveAttribute("data-premium", "");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(place).toBeHidden();
  expect(requests).toHaveLength(1);

  // A member's choice has a receipt, shown without an e-mail; revoking it there also ends it in the browser.
  await choicesSent;
  await open(page, "/consents");
  const heading = page.getByRole("heading", { name: "Advertising" });
  const receipt = page.getByRole("listitem").filter({ has: heading });
  await expect(receipt).toContainText("You agreed to this.");
  await receipt.getByRole("button", { name: "Withdraw: Advertising" }).click();
  await expect(receipt.first()).toContainText("Withdrawn on");
  const choice = await page.evaluate(() => JSON.parse(localStorage.getItem("consent")!));
  expect(choice).toMatchObject({ marketing: false });
});
