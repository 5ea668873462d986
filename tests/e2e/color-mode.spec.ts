import { expect, open, type Page, test } from "./fixtures.ts";

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const light = "rgb(251, 249, 244)";
const dark = "rgb(15, 26, 33)";

test("colour mode follows the system scheme, also while it changes", { tag: "@whole" }, async ({ page }) => {
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

test("on paper all text is dark on white, in dark mode too, no button is printed, and no heading is left alone at the foot of a page", {
  tag: "@whole",
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("color-mode", "dark"));
  await page.emulateMedia({ media: "print" });
  for (const path of ["/", "/premium", "/newsletter"]) {
    await open(page, path);
    expect(await paper(page)).toBe("rgb(255, 255, 255)");
    const { pale, buttons, alone } = await page.evaluate(() => {
      const visible = [...document.querySelectorAll<HTMLElement>("main *")].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      const hasText = (one: HTMLElement) =>
        [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
      const canvas = document.createElement("canvas").getContext("2d")!;
      const brightness = (color: string) => {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
        return (red! + green! + blue!) / 3;
      };
      const names = (list: HTMLElement[]) => list.map((one) => (one.textContent ?? "").slice(0, 40));
      return {
        pale: names(
          visible.filter(
            (one) =>
              hasText(one) &&
              !one.matches("option, .sr-only") &&
              brightness(getComputedStyle(one).color) > 140,
          ),
        ),
        buttons: names(visible.filter((one) => one.matches(".pill, .icon-button"))),
        alone: names(
          visible.filter((one) => one.matches("h1, h2, h3") && getComputedStyle(one).breakAfter !== "avoid"),
        ),
      };
    });
    expect({ path, pale, buttons, alone }).toEqual({ path, pale: [], buttons: [], alone: [] });
  }
});
