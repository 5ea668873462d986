import { sampleOf } from "../support/tiers.ts";
import { drawn, expect, expectAxeClean, failedResource, inTurn, open, type Page, test } from "./fixtures.ts";
import { expectNoShift, watchShifts } from "./shifts.ts";

const samples = [
  "/",
  "/verses/2024/3/5",
  "/verses/2024/1/1",
  "/articles/learning-to-wait",
  "/about",
  "/newsletter",
];

/** Fonts that come late move what they change, with the next frames. */
async function expectStill(page: Page): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready));
  await drawn(page);
  await drawn(page);
  await expectNoShift(page, 0.01);
}

async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const small = await page
    .locator("header a, header button, header summary, main button, footer a")
    .evaluateAll((found) =>
      found
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 120) }))
        .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(({ html }) => html),
    );
  expect(small).toEqual([]);
}

for (const address of sampleOf(samples, 1).flatMap((path) =>
  inTurn(path).map(([, localized]) => localized),
)) {
  test(`${address}: no layout shift; axe finds nothing in light and dark; no sideways scrolling at 320 px`, async ({
    page,
  }) => {
    await watchShifts(page);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await open(page, address);
    await expectStill(page);
    await expectAxeClean(page);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await expectAxeClean(page);
    await expectFitsPhone(page);
  });
}

for (const [, address] of inTurn("/no-such-page")) {
  test(`${address}: the error page is as clean as the others`, { tag: "@whole" }, async ({
    page,
    faults,
  }) => {
    faults.expect(failedResource);
    await page.goto(address);
    await expectAxeClean(page);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await expectAxeClean(page);
    await expectFitsPhone(page);
  });
}

test("axe finds nothing in an open dialog", async ({ page }) => {
  await open(page, "/articles/learning-to-wait");
  await page.getByRole("button", { name: "Share" }).first().click();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  await page.getByRole("button", { name: "Make a picture" }).click();
  await expect(page.getByRole("button", { name: "Save picture" })).toBeEnabled();
  await expectAxeClean(page);
});
