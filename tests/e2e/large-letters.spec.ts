import { expect, open, type Page, test } from "./fixtures.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** A page of each layout, in the language whose words are longer. */
const pages = [
  "/es",
  "/es/verses",
  "/es/trivia",
  "/es/growth-plans",
  "/growth-plans/still-waters",
  "/channels/morning-pages/1-what-is-it",
  "/es/bible",
  "/es/search?q=paz",
  "/es/reminders",
  "/es/offline",
  "/es/together",
  "/es/account/login",
  "/es/contact-us",
  "/verses/2026/10",
  "/es/verses/2026/11",
  "/es/prayers",
  "/study-guides/ruth",
];

/** What stands out to the right, for the message of a failure. */
const standingOut = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll("body *")]
          .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth + 1)
          .map((each) => `${each.tagName} ${each.textContent?.slice(0, 40)}`)
          .slice(-8),
  );

test("letters twice as large make no page wider than the phone", async ({ page }) => {
  for (const path of pages) {
    await open(page, path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect([path, ...(await standingOut(page))]).toEqual([path]);
  }
});
