import AxeBuilder from "@axe-core/playwright";
import { expect, expectAxeClean, inTurn, open, type Page, pageReady, test } from "./fixtures.ts";
import { collected, hide } from "./measured.ts";
import { signedIn } from "./members.ts";

test.use({ hasRefused: false });

const labels = {
  "en-US": {
    title: "Your visit is your own",
    no: "Only what’s needed",
    yes: "Allow all",
    link: "Privacy choices",
    measurement: "Measurement",
    save: "Save my choices",
  },
  es: {
    title: "Tu visita es tuya",
    no: "Solo lo necesario",
    yes: "Permitir todo",
    link: "Opciones de privacidad",
    measurement: "Medición",
    save: "Guardar mis opciones",
  },
};

/** Requests to others than ourselves, and what was sent to the collector. */
async function watch(page: Page, baseURL: string) {
  const others: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL) && !/^(data|blob|about):/.test(request.url()))
      others.push(request.url());
  });
  return { others, events: await collected(page) };
}

/** What is left in the browser, by name. */
const stored = async (page: Page) => ({
  cookies: (await page.context().cookies()).map(({ name }) => name).sort(),
  local: await page.evaluate(() => Object.keys(localStorage).sort()),
  session: await page.evaluate(() => Object.keys(sessionStorage).sort()),
});

/** Session number, the router's scroll positions and its manifest: what the site needs to work. */
const needed = /^(session|react-router-.*|consent|navigation-pending|popup.*)$/;

/** Follows a link within the site, and waits for the page it leads to. */
async function follow(page: Page, link: ReturnType<Page["getByRole"]>): Promise<void> {
  const before = page.url();
  await link.click();
  await expect(page).not.toHaveURL(before);
  await pageReady(page);
}

for (const [language, path] of inTurn("/articles/learning-to-wait")) {
  test(`consent refused: no third-party request and no optional storage at all (${language})`, async ({
    page,
    baseURL,
  }) => {
    const { title, no, link, measurement, save } = labels[language];
    const { others, events } = await watch(page, baseURL!);
    await open(page, path);
    // Reading is not held up: nothing took the focus, and the note is beside the text, not over all of it.
    const note = page.getByRole("region", { name: title });
    await page.mouse.wheel(0, 200);
    await expect(note).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await expectAxeClean(page);
    await note.getByRole("button", { name: no }).click();
    await expect(note).toBeHidden();
    await follow(page, page.getByRole("contentinfo").getByRole("link").first());
    await expect(page.getByRole("region", { name: title })).toBeHidden();
    const left = await stored(page);
    expect([...left.local, ...left.session].filter((name) => !needed.test(name))).toEqual([]);
    expect(left.cookies).toEqual([]);
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem("consent")))!)).toEqual({
      version: 2,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      measurement: false,
      marketing: false,
      place: "note",
      locale: language,
    });

    // The choice can be opened again from the foot of any page, by keyboard, and changed.
    const opener = page.getByRole("contentinfo").getByRole("link", { name: link });
    // The foot of a page brings React along.
    await opener.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => performance.getEntriesByName("app:hydrated").length > 0);
    await opener.focus();
    await page.keyboard.press("Enter");
    const choices = page.getByRole("region", { name: link });
    await expect(choices.getByRole("heading")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    await choices.getByRole("checkbox", { name: measurement }).check();
    const { violations } = await new AxeBuilder({ page }).include("[data-consent]").analyze();
    expect(violations).toEqual([]);
    await choices.getByRole("button", { name: save }).click();
    // What happened before the yes stays untold; from the next page on it is counted.
    await follow(page, page.getByRole("contentinfo").getByRole("link").nth(4));
    await expect.poll(async () => (await stored(page)).cookies).toEqual(["distinct_id"]);
    const [cookie] = await page.context().cookies();
    expect(cookie!.expires - Date.now() / 1000).toBeGreaterThan(364 * 24 * 60 * 60);

    // And withdrawn again, which removes what measurement had stored.
    await opener.click();
    await choices.getByRole("checkbox", { name: measurement }).uncheck();
    await choices.getByRole("button", { name: save }).click();
    await expect.poll(async () => (await stored(page)).cookies).toEqual([]);
    await hide(page);
    const paths = (await events()).map(({ properties }) => String(properties.path));
    expect(paths.filter((one) => one.startsWith("/articles"))).toEqual([]);
    expect(others).toEqual([]);
  });
}

test("Global Privacy Control: measurement and advertising are off by default, and the note says so", {
  tag: "@whole",
}, async ({ page, baseURL }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const { others, events } = await watch(page, baseURL!);
  await open(page, "/");
  await page.keyboard.press("Shift");
  const note = page.getByRole("region", { name: labels["en-US"].title });
  await expect(note).toContainText("Global Privacy Control");
  await expect(note.getByRole("button", { name: labels["en-US"].yes })).toHaveCount(0);
  await note.getByRole("button", { name: "Keep it so" }).click();
  await hide(page);
  expect([...(await events()), ...others]).toEqual([]);
});

const isSenderLoaded = () =>
  performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/sender-"));

test("agreed: each page view once with its payload, in one batch when the page goes, to nobody else", async ({
  page,
  baseURL,
}) => {
  const { others, events } = await watch(page, baseURL!);
  await open(page, "/articles/learning-to-wait?utm_source=letter");
  await page.keyboard.press("Shift");
  await page.getByRole("button", { name: labels["en-US"].yes }).click();
  await follow(page, page.getByRole("banner").getByRole("link", { name: "Devotionals" }));
  await expect.poll(async () => (await stored(page)).cookies).toEqual(["distinct_id"]);
  // The cookie may be the first page's: the second one has yet to begin.
  await expect.poll(() => page.evaluate(isSenderLoaded)).toBe(true);
  await hide(page);
  const sent = await events();
  const [first, second] = sent;
  const id = first!.properties.distinct_id;
  expect(sent.map(({ event, properties }) => [event, properties.path, properties.distinct_id])).toEqual([
    ["page_view", "/articles/learning-to-wait", id],
    ["page_view", "/devotionals", id],
  ]);
  expect(first!.properties).toMatchObject({
    title: expect.stringContaining("Learning to wait"),
    locale: "en-US",
    audience: "visitor",
    utm_source: "letter",
    rsid: expect.stringMatching(/^I\d{3}[a-z\d]{12}$/),
    token: "wellspring",
    $insert_id: expect.stringMatching(/^[a-z\d]{16}$/),
  });
  expect(second!.properties).not.toHaveProperty("utm_source");
  expect(others).toEqual([]);
});

test("a collector that is down, slow or failing leaves the page as it is", { tag: "@whole" }, async ({
  page,
  faults,
}) => {
  faults.expect(/status of 500|ERR_FAILED/);
  await page.route("**/collect/**", (route) => route.fulfill({ status: 500 }));
  await open(page, "/articles/learning-to-wait");
  await page.keyboard.press("Shift");
  await page.getByRole("button", { name: labels["en-US"].yes }).click();
  await page.waitForResponse(/\/collect\//);
  await page.getByRole("banner").getByRole("link", { name: "Devotionals" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Devotionals" })).toBeVisible();
});

test("a premium member has no promotion, no place for one and no request for one; a visitor has one of our own", {
  tag: "@whole",
}, async ({ page, browser, baseURL }) => {
  await signedIn(page, { roles: ["WellspringPremium"] });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await open(page, "/articles/learning-to-wait");
  await expect(page.locator("html")).toHaveAttribute("data-premium", "");
  await page.locator("main footer, footer").last().scrollIntoViewIfNeeded();
  await expect(page.locator("[data-ad-slot]")).toBeHidden();
  expect(requests.filter((url) => /fill-slots|ad-library/.test(url))).toEqual([]);

  const visitor = await browser.newPage({ baseURL: baseURL! });
  await visitor.goto("/articles/learning-to-wait");
  await visitor.evaluate(async () => void (await document.fonts.ready));
  const place = visitor.locator("[data-ad-slot]");
  const room = (await place.boundingBox())!.height;
  await expect(async () => {
    await place.scrollIntoViewIfNeeded();
    await expect(place.getByRole("complementary", { name: "From Wellspring" })).toBeVisible({ timeout: 500 });
  }).toPass();
  // What follows it stays where it was.
  expect((await place.boundingBox())!.height).toBe(room);
  await visitor.close();
});
