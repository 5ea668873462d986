import AxeBuilder from "@axe-core/playwright";
import { expect, failedResource, test } from "./fixtures.ts";

test.describe("/search without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("works without JavaScript: a search, its marked hits, a filter and a page number, all in the URL", async ({
    page,
  }) => {
    await page.goto("/search");
    await page.getByRole("searchbox").fill("peace");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/search\?q=peace$/);
    await expect(page.locator("main mark").first()).toHaveText(/peace/i);
    await expect(page.getByRole("heading", { name: "In the Bible" })).toBeVisible();
    await page.getByRole("link", { name: /^Verses/ }).click();
    await expect(page).toHaveURL(/type=verse/);
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  });
});

test("suggestions as you type, chosen with the keyboard", async ({ page }) => {
  await page.goto("/search");
  await page.getByRole("searchbox").pressSequentially("learning to");
  const field = page.getByRole("combobox");
  const option = page.getByRole("option", { name: /Learning to wait/ });
  await expect(option).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await field.press("Escape");
  await expect(option).toBeHidden();
  await field.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "true");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/articles\/learning-to-wait$/);
});

test("a question of the FAQ leads to its answer, opened", { tag: "@whole" }, async ({ page }) => {
  await page.goto("/search");
  // Once there are suggestions it is a combobox.
  const field = page.getByRole("main").locator("input[name=q]");
  await field.fill("do I need an account");
  await field.press("Enter");
  await page.getByRole("main").getByRole("link", { name: "Do I need an account?" }).click();
  await expect(page).toHaveURL(/\/faq#text-do-i-need-an-account$/);
  await expect(page.getByText("Not for the daily pages, the Bible")).toBeInViewport();
});

test("nothing breaks when the network is away", async ({ page, context, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/search");
  await page.getByRole("searchbox").focus();
  await expect(page.getByRole("combobox")).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("combobox").pressSequentially("peace");
  // It would ask by then, and shows nothing however long one waits.
  await page.waitForTimeout(300);
  await expect(page.getByRole("option")).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole("combobox").press("Enter");
  await expect(page.locator("main mark").first()).toBeVisible();
});

test("a page beyond the end is 404 'Page Not Found: {path}'", { tag: "@whole" }, async ({ page, faults }) => {
  faults.expect(failedResource);
  const response = await page.goto("/search?q=peace&page=999");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("Page Not Found: /search")).toBeVisible();
});

test("a long search is cut with a clear note, markup is plain text, and result pages are noindex", {
  tag: "@whole",
}, async ({ page }) => {
  const response = await page.goto(`/es/search?q=${encodeURIComponent("<b>paz</b> ".repeat(60))}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText("Usamos sus primeros 200 caracteres.")).toBeVisible();
  await expect(page.locator("main b")).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("a search that finds nothing helps", { tag: "@whole" }, async ({ page }) => {
  await page.goto("/search?q=zzqqy");
  await expect(page.getByRole("heading", { name: /Nothing found for “zzqqy”/ })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Nothing found for “zzqqy”" })).toBeAttached();
  await page.getByRole("link", { name: /^Hope/ }).click();
  await expect(page).toHaveURL(/\/search\?topic=hope$/);
  await expect(page.locator("main h3").first()).toBeVisible();
});

for (const path of ["/search", "/es/search?q=paz"]) {
  test(`${path} is axe-clean and does not scroll sideways at 320`, { tag: "@whole" }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page }).include("main").analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(await page.locator("main").evaluate((main) => main.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
