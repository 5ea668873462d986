import { sampleOf } from "../support/tiers.ts";
import { expect, inBothLanguages, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

for (const path of sampleOf(
  ["/", "/verses/2024/3/5", "/articles/learning-to-wait", "/about", "/newsletter"],
  2,
)) {
  for (const [language, localized] of inBothLanguages(path)) {
    test(`${localized} is whole and readable without JavaScript`, async ({ page }) => {
      await page.goto(localized);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("main h1")).toHaveCount(1);
      expect((await page.locator("main").textContent())?.length).toBeGreaterThan(100);
      await expect(page.locator("main")).toBeVisible();
    });
  }
}

test("links and the phone's menu work without JavaScript", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/");
  await page.locator("header summary").first().click();
  await page.locator("header details").getByRole("link").nth(1).click();
  await expect(page).not.toHaveURL(/:\d+\/$/);
  await page.locator("footer").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About Wellspring" })).toBeVisible();
  await page.getByRole("link", { name: "Leer esta página en español" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Acerca de Wellspring" })).toBeVisible();
});

test.describe("a browser that asks for Spanish", () => {
  test.use({ locale: "es-MX" });
  test("reaches the home page of either language by the switch", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL(/\/es$/);
    await page.getByRole("link", { name: "Read this page in English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
    await page.getByRole("link", { name: "Leer esta página en español" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });
});
