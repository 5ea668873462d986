import type { Locator } from "@playwright/test";
import { expect, type Page, test } from "./fixtures.ts";
import { languages, menuReady, onSite, ready, saved, side, words } from "./steps.ts";

const say = words.en;

/** Presses Tab until the element has the focus, as somebody does who has no mouse. */
async function tabTo(page: Page, wanted: Locator, key = "Tab"): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let pressed = 0; pressed < 150; pressed++) {
    if (
      await wanted.evaluate(
        (element) => element === document.activeElement || element.contains(document.activeElement),
      )
    )
      return;
    await page.keyboard.press(key);
  }
  throw new Error(`${wanted} is not reached by the keyboard.`);
}

const press = async (page: Page, wanted: Locator, key = "Enter") => {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
};

test("by keyboard only: signs in, finds an item, writes, and publishes one language", async ({
  page,
  people: { ruth },
}) => {
  await page.goto("/studio");
  await press(page, page.getByRole("link", { name: "Sign in" }));
  await tabTo(page, page.getByLabel("E-mail address"));
  await page.keyboard.type(ruth.address);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(ruth.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("/studio");

  const articles = page.getByRole("complementary").getByRole("link", { name: say.articles, exact: true });
  await menuReady(page);
  const menu = page.getByRole("button", { name: say.openMenu });
  if (await menu.isVisible()) await press(page, menu);
  await expect(page.getByRole("button", { name: say.closeMenu })).toBeVisible();
  await press(page, articles);
  await page.waitForURL(/collections\/article/);
  await press(page, page.getByRole("link", { name: "Doubt in the night", exact: true }));
  await ready(page, say);

  const title = side(page, "English").getByRole("textbox", { name: say.title });
  await tabTo(page, title);
  await page.keyboard.press("End");
  const arrived = saved(page, "Doubt in the night, and by day");
  await page.keyboard.type(", and by day");
  await arrived;
  await press(page, languages(page).getByRole("button", { name: "Publish English" }), "Space");
  await onSite(page.context().request, "/articles/doubt-in-the-night", "Doubt in the night, and by day");
});
