import { expect, open, type Page, test } from "./fixtures.ts";

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const light = "rgb(251, 249, 244)";
const dark = "rgb(15, 26, 33)";

test("colour mode follows the system scheme, also while it changes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/about");
  expect(await paper(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await paper(page)).toBe(light);
});

test("colour mode follows the preference, which is stored and outlives a reload", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/about");
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  expect(await paper(page)).toBe(dark);
  await open(page, "/");
  expect(await paper(page)).toBe(dark);
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  expect(await paper(page)).toBe(light);
  expect(await page.evaluate(() => localStorage.getItem("color-mode"))).toBeNull();
});

test("the stored preference is there before the app's scripts: no flash", async ({ page, faults }) => {
  faults.expect(/ERR_FAILED|dynamically imported module/);
  await page.emulateMedia({ colorScheme: "light" });
  await page.addInitScript(() => localStorage.setItem("color-mode", "dark"));
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/about");
  expect(await paper(page)).toBe(dark);
});
