import { expect, failedResource, hydrateByTouch, open, resetClock, setClock, test } from "../fixtures.ts";

test.describe.configure({ mode: "serial" });
test.afterEach(({ request }) => resetClock(request));

test("daily pages turn over at midnight in New York while the server runs", async ({ page, request }) => {
  const html = async (path: string) => (await request.get(path)).text();
  await setClock(request, "2026-03-08T04:30:00Z");
  expect((await request.get("/verses", { maxRedirects: 0 })).headers().location).toBe("/verses/2026/3/7");
  expect(await html("/")).toContain('href="/verses/2026/3/7"');
  expect(await html("/es")).toContain('href="/es/verses/2026/3/7"');
  expect((await request.get("/verses/2026/3/8")).status()).toBe(404);
  await setClock(request, "2026-03-08T04:59:57Z");
  await expect.poll(() => html("/"), { timeout: 30_000 }).toContain('href="/verses/2026/3/8"');
  expect(await html("/es")).toContain('href="/es/verses/2026/3/8"');
  expect((await request.get("/verses/2026/3/8")).status()).toBe(200);
  await page.goto("/verses");
  await expect(page).toHaveURL(/\/verses\/2026\/3\/8$/);
});

test("midnight in New York is an hour earlier by the world's clock in summer", async ({ request }) => {
  const today = async () => (await request.get("/verses", { maxRedirects: 0 })).headers().location;
  await setClock(request, "2026-07-01T03:45:00Z");
  expect(await today()).toBe("/verses/2026/6/30");
  await setClock(request, "2026-07-01T04:00:10Z");
  expect(await today()).toBe("/verses/2026/7/1");
});

test("the developer bar shows the site's clock and moves it", async ({ page, request, faults }) => {
  // Back on the day that all tests begin with, the day that was prefetched is one that has not come.
  faults.expect(failedResource);
  await setClock(request, "2026-05-05T16:00:00Z");
  await open(page, "/");
  await hydrateByTouch(page);
  // A day later a popup may be due, which lies over the bar.
  await page.addLocatorHandler(page.getByRole("dialog"), () => page.keyboard.press("Escape"));
  const bar = page.locator("details").filter({ hasText: "Real time" });
  const summary = bar.locator("summary");
  await expect(summary).toHaveAccessibleName(/Developer bar: May 5, 2026/);
  await summary.click();
  await bar.getByRole("button", { name: "One day on" }).click();
  await expect(summary).toHaveAccessibleName(/May 6, 2026/);
  await expect(page.getByRole("link", { name: "Read and reflect" })).toHaveAttribute(
    "href",
    "/verses/2026/5/6",
  );
  await summary.click();
  await bar.getByLabel("Site clock").fill("2026-12-24T08:30");
  await bar.getByRole("button", { name: "Set" }).click();
  await expect(summary).toHaveAccessibleName(/Dec 24, 2026, 8:30/);
  await expect(page.getByRole("link", { name: "Read and reflect" })).toHaveAttribute(
    "href",
    "/verses/2026/12/24",
  );
  await summary.click();
  await bar.getByRole("button", { name: "Real time" }).click();
  await expect.poll(async () => (await (await request.get("/dev/clock")).json()).offsetMs).toBe(0);
});

for (const [day, path] of [
  ["2027-03-26T16:00:00Z", "/verses/2027/3/26"],
  ["2028-04-14T16:00:00Z", "/verses/2028/4/14"],
] as const)
  test(`a movable day has its own texts in every year: Good Friday, ${day.slice(0, 10)}, in both languages`, {
    tag: "@whole",
  }, async ({ page, request }) => {
    await setClock(request, day);
    // So long after the first visit a popup is due, which lies over the page.
    await page.addLocatorHandler(page.getByRole("dialog"), () => page.keyboard.press("Escape"));
    await open(page, "/");
    await expect(page.getByRole("main")).toContainText("Good Friday");
    await expect(page.locator("main blockquote").first()).toContainText("1 Peter 2:24");
    await page.getByRole("link", { name: "Read and reflect" }).click();
    await expect(page).toHaveURL(path);
    await open(page, "/es");
    await expect(page.getByRole("main")).toContainText("Viernes Santo");
    await expect(page.locator("main blockquote").first()).toContainText("1 Pedro 2:24");
  });
