import {
  afterTasks,
  expect,
  failedResource,
  hydrateByTouch,
  open,
  type Page,
  pageReady,
  test,
} from "./fixtures.ts";
import { siteNow } from "./site-day.ts";

/** Marks the document, so a test can distinguish in-app navigation from a full page load. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => "marked" in window);

test("client-side navigation preserves the document and focuses the new page's heading", async ({ page }) => {
  await open(page, "/verses/2024/3/5");
  await hydrateByTouch(page);
  await mark(page);
  await page.locator("a[rel=prev]").click();
  await expect(page).toHaveURL(/\/2024\/3\/4$/);
  await pageReady(page);
  expect(await isMarked(page)).toBe(true);
  await expect(page.locator("main h1")).toBeFocused();
});

test("the phone's menu is closed on the page it leads to", { tag: "@whole" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, "/");
  const menu = page.locator("header details").filter({ has: page.locator('a[href="/devotionals"]') });
  await menu.locator("summary").click();
  await menu.getByRole("link", { name: "Devotionals" }).click();
  await expect(page).toHaveURL(/\/devotionals$/);
  await pageReady(page);
  await expect(page.locator("header details[open]")).toHaveCount(0);
});

test("a menu opened in the moment a page arrives stays open", { tag: "@whole" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, "/verses/2024/3/5");
  await hydrateByTouch(page);
  // Within the 100 ms before the heading gets the focus, which a tap from outside would miss.
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>("a[rel=prev]")!.click();
    while (!document.querySelector('a[rel=next][href$="/2024/3/5"]'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const summary = document.querySelector<HTMLElement>("header details summary")!;
    summary.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    summary.click();
  });
  await pageReady(page);
  await expect(page.locator("header details[open]")).toHaveCount(1);
});

test("a page that is slow to come shows that it is on its way", { tag: "@whole" }, async ({ page }) => {
  await open(page, "/verses/2024/3/5");
  await hydrateByTouch(page);
  const requested = Promise.withResolvers<void>();
  const allowed = Promise.withResolvers<void>();
  await page.route("**/verses/2024/3/4.data*", async (route) => {
    requested.resolve();
    await allowed.promise;
    await route.continue();
  });
  await page.locator("a[rel=prev]").click();
  await requested.promise;
  const progress = page.getByRole("progressbar", { name: "Loading" });
  await expect(progress).toBeVisible();
  await expect.poll(async () => (await progress.boundingBox())?.width ?? 0).toBeGreaterThan(100);
  allowed.resolve();
  await expect(page).toHaveURL(/\/2024\/3\/4$/);
  await expect(progress).toHaveCount(0);
});

test("back gives the page before it", async ({ page }) => {
  await open(page, "/verses/2024/3/5");
  await hydrateByTouch(page);
  const verse = await page.locator("blockquote").first().textContent();
  await page.locator("a[rel=prev]").click();
  await expect(page).toHaveURL(/\/2024\/3\/4$/);
  await page.goBack();
  await expect(page.locator("blockquote").first()).toHaveText(verse!);
});

test("payload preload happens after 1000 ms", { tag: "@whole" }, async ({ page }) => {
  await open(page, "/verses/2024/3/5");
  await hydrateByTouch(page);
  await page.locator("a[rel=prev]").scrollIntoViewIfNeeded();
  const preload = page.locator('link[rel=prefetch][href*="/verses/2024/3/4"]');
  await expect(preload).not.toHaveCount(0);
  const preloadedAt = await page.evaluate(() => performance.now());
  expect(preloadedAt).toBeGreaterThan(1000);
});

test("when the build id changes, the next navigation reloads the page", async ({ page }) => {
  await page.clock.install({ time: siteNow() });
  await page.route("**/builds/latest.json", (route) => route.fulfill({ json: { id: "another-build" } }));
  await open(page, "/verses/2024/3/5");
  await hydrateByTouch(page);
  await mark(page);
  const checked = page.waitForResponse("**/builds/latest.json");
  await page.clock.fastForward("10:01");
  await (await checked).finished();
  // The page has read the answer when it answers the tests in its turn.
  expect(await isMarked(page)).toBe(true);
  await expect(page.locator("a[rel=prev]")).toBeVisible();
  await page.locator("a[rel=prev]").click();
  await expect(page).toHaveURL(/\/2024\/3\/4$/);
  await pageReady(page);
  expect(await isMarked(page)).toBe(false);
});

test("the same build id reloads nothing", { tag: "@whole" }, async ({ page }) => {
  await page.clock.install({ time: siteNow() });
  await open(page, "/verses/2024/3/5");
  await hydrateByTouch(page);
  await mark(page);
  const checked = page.waitForResponse("**/builds/latest.json");
  await page.clock.fastForward("10:01");
  await checked;
  await page.locator("a[rel=prev]").click();
  await expect(page).toHaveURL(/\/2024\/3\/4$/);
  await pageReady(page);
  expect(await isMarked(page)).toBe(true);
});

test("A chunk load failure reloads the app at the target path", async ({ page, faults }) => {
  faults.expect(failedResource);
  faults.expect(/Error loading route module|dynamically imported module/);
  await page.route("**/assets/general-page-*.js", (route) => route.fulfill({ status: 404, body: "" }), {
    times: 1,
  });
  await open(page, "/verses/2024/3/5");
  await hydrateByTouch(page);
  await page.locator("footer").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("heading", { level: 1, name: "About Wellspring" })).toBeVisible();
  await pageReady(page);
});

test("a broken build cannot loop: never two reloads within ten seconds", { tag: "@whole" }, async ({
  page,
  faults,
}) => {
  faults.expect(failedResource);
  faults.expect(/Error loading route module|dynamically imported module/);
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  // However long the machine takes, less than ten seconds have gone by.
  await page.clock.setFixedTime(siteNow());
  await open(page, "/verses/2024/3/5");
  await hydrateByTouch(page);
  await page.route("**/assets/general-page-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.locator("footer").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  // All that it starts by itself has come to rest.
  await page.waitForLoadState("networkidle");
  await pageReady(page);
  const after = documents;
  // A document that goes meanwhile fails this too.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect(documents).toBe(after);
  expect(documents).toBeLessThanOrEqual(4);
  await expect(page.getByRole("heading", { level: 1, name: "About Wellspring" })).toBeVisible();
});

test("what is only read stays as the server sent it, without its code, and is there on the next page too", async ({
  page,
}) => {
  const part = /\/day-end-[^/]*\.js$/;
  const requests: string[] = [];
  page.on("request", (request) => void (part.test(request.url()) && requests.push(request.url())));
  await open(page, "/devotionals/evenings-in-the-psalms/1-talking-it-over-in-bed");
  await afterTasks(page);
  const prayer = page.getByRole("main").locator("section", {
    has: page.getByRole("heading", { name: "A prayer" }),
  });
  const first = (await prayer.textContent())!;
  expect(first.length).toBeGreaterThan(40);
  await hydrateByTouch(page);
  expect(requests).toEqual([]);
  await mark(page);
  await page.locator("a[rel=next]").click();
  await expect(page).toHaveURL(/evenings-in-the-psalms\/2-/);
  await expect(prayer).toBeVisible();
  await expect(prayer).not.toHaveText(first);
  expect(await isMarked(page)).toBe(true);
  expect(requests).toHaveLength(1);
});

test("a chunk that is lost for a moment is asked for again; one of a former build reloads the page once", {
  tag: "@whole",
}, async ({ page, faults }) => {
  faults.expect(failedResource);
  faults.expect(/dynamically imported module/);
  await page.route("**/assets/share-dialog-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  // However long the machine takes, less than ten seconds have gone by.
  await page.clock.setFixedTime(siteNow());
  const share = page.getByRole("button", { name: "Share" }).first();
  const dialog = page.getByRole("dialog");
  const shareInVain = async () => {
    await share.click();
    await expect(dialog.getByText("This could not be loaded. Please try again in a moment.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  };
  await open(page, "/articles/learning-to-wait");
  await mark(page);
  await shareInVain();
  expect(await isMarked(page)).toBe(true);
  await page.route("**/builds/latest.json", (route) => route.fulfill({ json: { id: "next" } }));
  await share.click();
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await pageReady(page);
  await mark(page);
  await shareInVain();
  await expect(page.getByRole("heading", { level: 1, name: "Learning to wait" })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});
