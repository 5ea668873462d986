import type { Page } from "@playwright/test";
import { expect, open, pageReady, test } from "./fixtures.ts";
import { signedIn } from "./members.ts";
import { languagesInTurn } from "./turn.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 360, height: 740 } });

const inLanguage = {
  "en-US": {
    home: "/",
    menu: "Menu",
    prayer: "Prayer of the day",
    trivia: "Trivia",
    plans: "Plans",
    offline: "You are offline",
  },
  es: {
    home: "/es",
    menu: "Menú",
    prayer: "Oración del día",
    trivia: "Trivia",
    plans: "Planes",
    offline: "No tienes conexión",
  },
};

const todayCached = (page: Page, language: string) =>
  expect
    .poll(
      () =>
        page.evaluate(async (list) => {
          const keys = (await caches.has(list)) ? await (await caches.open(list)).keys() : [];
          return keys.some(({ url }) => /trivia.*\.data$/.test(url));
        }, `kept-2-today-${language}`),
      { timeout: 60_000 },
    )
    .toBe(true);

for (const language of languagesInTurn("underground")) {
  const labels = inLanguage[language];

  test(`a member who taps on from home underground reads what the phone has, as often as they like (${language})`, async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load resource)|inline style|style-src/,
    );
    await signedIn(page, { locale: language });
    await open(page, labels.home);
    await todayCached(page, language);
    await context.setOffline(true);

    const tap = async (name: string) => {
      const menu = page
        .locator("details")
        .filter({ has: page.locator(`summary[aria-label=${labels.menu}]`) });
      await menu.locator("summary").click();
      await menu.getByRole("link", { name, exact: true }).click();
    };
    const title = page.getByRole("heading", { level: 1 });
    for (const time of [1, 2])
      for (const [name, address] of [
        [labels.prayer, /\/prayers\/2026\/\d+\/\d+$/],
        [labels.trivia, /\/trivia\/\d+\/\d+$/],
        [labels.plans, /\/offline\?from=/],
      ] as const) {
        await test.step(`${name}, time ${time}`, async () => {
          await tap(name);
          await expect(page).toHaveURL(address);
          await expect(page.locator("[data-status]")).toHaveCount(0);
          if (name !== labels.plans) await expect(title).not.toHaveText(labels.offline);
          await pageReady(page);
          await page.goBack();
          await expect(page).toHaveURL(labels.home);
          await pageReady(page);
        });
      }
  });
}
