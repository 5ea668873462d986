import { expect, open, type Page, test } from "./fixtures.ts";

const phone = { width: 360, height: 640 };
const styleOf = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
const heightOfLine = async (page: Page, selector: string) =>
  Number.parseFloat(await styleOf(page, selector, "line-height"));

test("spacing, width and sepia: chosen once, they hold for prose, Scripture and the Bible reader, also after a reload", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, "/devotionals");
  await page.getByRole("link", { name: /Evenings in the Psalms/ }).click();
  await page.getByRole("link", { name: /Talking it over in bed/ }).click();
  const before = {
    prose: await heightOfLine(page, "main .prose"),
    paper: await styleOf(page, "html", "background-color"),
    column: await page.locator("main .prose").first().boundingBox(),
  };
  await page.getByLabel("Text and paper").click();
  await page.getByRole("button", { name: "More space between lines" }).click();
  await page.getByRole("button", { name: "Narrower column" }).click();
  await page.getByRole("button", { name: "Sepia paper on or off" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Narrower column" })).toBeHidden();
  await page.reload();
  expect((await heightOfLine(page, "main .prose")) / before.prose).toBeCloseTo(1.14, 2);
  expect((await page.locator("main .prose").first().boundingBox())!.width).toBeLessThan(before.column!.width);
  expect(await styleOf(page, "html", "background-color")).not.toBe(before.paper);
  await open(page, "/bible/kjv/psalms/100");
  const loose = await heightOfLine(page, ".chapter-text");
  await page.evaluate(() => delete document.documentElement.dataset.textSpacing);
  expect(loose / (await heightOfLine(page, ".chapter-text"))).toBeCloseTo(1.14, 2);
  // A sans zero has a stroke through it.
  expect(await styleOf(page, ".reader-bar .reference", "font-family")).toMatch(/^"?Literata/);
});

test("the pager of a long list is one line on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/search?q=god&page=9");
  const pager = page.getByRole("navigation", { name: "Pages" });
  expect((await pager.boundingBox())!.height).toBe(44);
  const boxes = await pager
    .locator("a:visible")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as DOMRect));
  for (const box of boxes) expect(box.x + box.width).toBeLessThanOrEqual(phone.width);
});

test.describe("the consent note", () => {
  test.use({ hasRefused: false });
  for (const path of ["/", "/es"])
    test(`takes a quarter of a phone's screen at most (${path})`, async ({ page }) => {
      await page.setViewportSize(phone);
      await open(page, path);
      const note = page.locator("[data-consent]");
      await expect(note).toBeVisible();
      expect((await note.boundingBox())!.height).toBeLessThanOrEqual(phone.height / 4);
    });
});
