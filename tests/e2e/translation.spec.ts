import { expect, expectAxeClean, open, pageReady, test } from "./fixtures.ts";

test("a translation is chosen once in the reader: verses, prayers and lessons follow it, in a second tab and after a reload; Spanish does not", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/");
  const quote = page.locator("main blockquote").first();
  await expect(quote).toContainText("KJV");
  await quote.getByRole("link").click();
  await expect(page).toHaveURL(/\/bible\/kjv\//);
  await pageReady(page);
  await page.locator("summary", { hasText: "KJV" }).click();
  await expect(page.getByText("Verses, prayers and lessons follow it.")).toBeVisible();
  await expectAxeClean(page);
  await page.getByRole("link", { name: "World English Bible", exact: true }).click();
  await expect(page).toHaveURL(/\/bible\/web\//);
  await pageReady(page);
  await expect(page.locator("summary", { hasText: "WEB" })).toBeVisible();

  await page.getByRole("banner").getByRole("link", { name: "Wellspring" }).first().click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("main blockquote").first()).toContainText("WEB");
  await page.reload();
  await expect(page.locator("main blockquote").first()).toContainText("WEB");
  const other = await context.newPage();
  await other.goto("/verses");
  await expect(other.locator("main blockquote").first()).toContainText("WEB");
  await other.goto("/growth-plans/first-steps-of-trust/1-without-the-map");
  await expect(other.locator("main blockquote").first()).toContainText("WEB");
  await other.goto("/bible");
  await other.getByLabel("Go to a passage").fill("jn 3:16");
  await other.getByRole("button", { name: "Go", exact: true }).click();
  await expect(other).toHaveURL(/\/bible\/web\/john\/3#v16$/);
  await other.goto("/bible/search?q=Yahweh");
  await expect(other.getByRole("main")).toContainText("World English Bible");
  await other.goto("/es");
  await expect(other.locator("main blockquote").first()).toContainText("RV1909");

  await page.locator("main blockquote").first().getByRole("link").click();
  await pageReady(page);
  await page.locator("summary", { hasText: "WEB" }).click();
  await page.getByRole("link", { name: "King James Version", exact: true }).click();
  await expect(page).toHaveURL(/\/bible\/kjv\//);
  await other.reload();
  await other.goto("/");
  await expect(other.locator("main blockquote").first()).toContainText("KJV");
});

test("poetry has its lines, and a psalm its title", async ({ page }) => {
  await open(page, "/bible/web/psalms/23");
  await expect(page.getByText("A Psalm by David.")).toBeVisible();
  const lines = await page.locator("#v4").evaluate((verse) => (verse.textContent ?? "").split("\n").length);
  expect(lines).toBeGreaterThan(2);
});

test("a page in a chosen translation is its reader's own: no cache in between may have it", async ({
  request,
}) => {
  const usual = await request.get("/verses", { maxRedirects: 5 });
  const address = new URL(usual.url()).pathname;
  const chosen = await request.get(address, { headers: { cookie: "bible-en-US=web" } });
  expect(usual.headers()["cache-control"]).toContain("public");
  expect(chosen.headers()["cache-control"]).toBe("private, max-age=0");
  expect(await chosen.text()).toContain("WEB");
  const unknown = await request.get(address, { headers: { cookie: "bible-en-US=../../etc" } });
  expect(await unknown.text()).toBe(await usual.text());
});
