import { expect, expectAxeClean, open, test } from "./fixtures.ts";

const languages = [
  { home: "/", link: /Begin here: twelve short lessons/, first: "Who is Jesus?" },
  { home: "/es", link: /Empieza aquí: doce lecciones/, first: "¿Quién es Jesús?" },
];

for (const { home, link, first } of languages) {
  test(`a newcomer goes from ${home} through all twelve lessons without an account`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, home);
    await page.getByRole("main").getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAxeClean(page);
    await page.getByRole("main").getByRole("link", { name: first }).click();
    for (let lesson = 1; lesson <= 12; lesson++) {
      await expect(page).toHaveURL(new RegExp(`/${String(lesson).padStart(2, "0")}-`));
      await expect(page.locator("main .protected-part")).toHaveCount(0);
      if (lesson < 12) await page.locator("main a[rel=next]").first().click();
    }
  });
}

test("the list of plans reaches a second page; a card says when only the first lesson is free, and the second asks for Premium", async ({
  page,
}) => {
  await open(page, "/");
  await page.getByRole("main").getByRole("link", { name: "All plans" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Growth plans" })).toBeVisible();
  const premium = page.getByRole("main").getByRole("link", { name: /The ten words/ });
  await expect(premium).toContainText("10 lessons · First one free");
  await page.getByRole("navigation", { name: /Pages/ }).getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL("/growth-plans/page/2");
  await expect(page.getByRole("main").getByRole("link", { name: /Waiting for the light/i })).toBeVisible();
  await page.goBack();
  await premium.click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /A god you have to carry/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "A god you have to carry" })).toBeVisible();
  await expect(page.getByRole("complementary").filter({ hasText: "Premium" }).first()).toBeVisible();
});
