import { modalWidthClasses } from "../../site/ui/modal/modal-widths.ts";
import { expect, open, type Page, test } from "./fixtures.ts";
import { siteNow } from "./site-day.ts";

const focused = (page: Page) => page.locator("*:focus");

test("the first Tab reaches the skip link, which leads past the menu", async ({ page }) => {
  await open(page, "/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#content$/);
  await page.keyboard.press("Tab");
  expect(await focused(page).evaluate((element) => element.closest("header, nav") === null)).toBe(true);
});

test("everything that can be focused shows a ring", { tag: "@whole" }, async ({ page }) => {
  await open(page, "/");
  const reached = new Set<string>();
  for (let n = 0; n < 14; n++) {
    await page.keyboard.press("Tab");
    const { name, ring } = await focused(page).evaluate((element) => {
      const style = getComputedStyle(element);
      return {
        name: element.outerHTML.slice(0, 200),
        ring: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
      };
    });
    reached.add(name);
    expect(ring, name).toBe(true);
  }
  expect(reached.size).toBe(14);
});

async function openShare(page: Page, path = "/articles/learning-to-wait"): Promise<void> {
  await open(page, path);
  await page.getByRole("button", { name: "Share" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Share" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
}

test("a dialog traps the focus; Escape closes it and restores the focus", async ({ page }) => {
  await openShare(page);
  const dialog = page.getByRole("dialog");
  for (let n = 0; n < 12; n++) {
    await page.keyboard.press("Tab");
    // At the end of the dialog the focus passes a guard that sends it back.
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Share" }).first()).toBeFocused();
});

test("the menu of a phone closes with Escape, which gives the focus back, and with a touch beside it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/about");
  const menu = page.getByLabel("Menu", { exact: true });
  const first = page.getByRole("navigation", { name: "Main" }).getByRole("link").first();
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  // What closes menus comes once the page is idle.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(first).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(menu).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(first).toBeVisible();
  await page.mouse.click(20, 100);
  await expect(first).toBeHidden();
});

test("another verse from the wheel leaves the focus where it was", { tag: "@whole" }, async ({ page }) => {
  await open(page, "/scripture-wheel?topic=peace");
  const another = page.getByRole("link", { name: "Another on this" });
  await another.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/n=2/);
  await expect(another).toHaveAttribute("href", /n=3/);
  await expect(another).toBeFocused();
});

test("the close button and a click beside it close the dialog", { tag: "@whole" }, async ({ page }) => {
  await openShare(page);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await openShare(page);
  await page.mouse.click(5, 300);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("Width presets: Extra Wide (up to 1080px), Wide (up to 700px), Narrow (up to 500px), Fullscreen (no width limit)", {
  tag: "@whole",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await openShare(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveAttribute("data-size", "narrow");
  const { narrow } = modalWidthClasses;
  for (const [size, width] of [
    ["narrow", 500],
    ["wide", 700],
    ["extraWide", 1080],
  ] as const) {
    const measured = await dialog.evaluate(
      (element, [from, to]) => {
        element.classList.remove(...from!.split(" "));
        element.classList.add(...to!.split(" "));
        const { width } = element.getBoundingClientRect();
        element.classList.remove(...to!.split(" "));
        element.classList.add(...from!.split(" "));
        return width;
      },
      [narrow, modalWidthClasses[size]],
    );
    expect(measured, size).toBe(width);
  }
  const limit = await dialog.evaluate(
    (element, [from, to]) => {
      element.classList.remove(...from!.split(" "));
      element.classList.add(...to!.split(" "));
      return getComputedStyle(element).maxWidth;
    },
    [narrow, modalWidthClasses.fullscreen],
  );
  expect(limit).toBe("none");
});

test("a copied link shows a toast for 5000 ms", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install({ time: siteNow() });
  await openShare(page);
  // From here on only the test moves the page's clock, by frames until the toast is there.
  await page.clock.pauseAt(new Date(siteNow().getTime() + 60_000));
  const passes = (ms: number) => page.clock.runFor(ms);
  await page.getByRole("button", { name: "Copy link" }).click();
  const toast = page.getByText("Link copied");
  await expect(async () => {
    await passes(20);
    await expect(toast).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.mouse.move(5, 5);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/articles\/learning-to-wait$/);
  await passes(4800);
  await expect(toast).toBeVisible();
  await passes(200);
  await expect(async () => {
    await passes(20);
    await expect(toast).toHaveCount(0, { timeout: 500 });
  }).toPass();
});
