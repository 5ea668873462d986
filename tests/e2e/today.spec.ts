import { memberPaths } from "../../contracts/member-paths.ts";
import { expect, expectAxeClean, hydrateByTouch, open, type Page, pageReady, test } from "./fixtures.ts";
import { held } from "./growth-steps.ts";
import { signedIn } from "./members.ts";
import { siteNow } from "./site-day.ts";
import { languagesInTurn } from "./turn.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const words = {
  "en-US": {
    home: "/",
    begin: "Read and reflect",
    amen: "Amen",
    read: "Read",
    next: "Next: today's prayer",
    said: "Verse done.",
    done: "(done)",
    undo: "Undo",
    undone: "Taken back",
    complete: "Your day is complete.",
    streak: "1 day",
  },
  es: {
    home: "/es",
    begin: "Leer y reflexionar",
    amen: "Amén",
    read: "Leído",
    next: "Sigue la oración de hoy",
    said: "Versículo leído.",
    done: "(hecho)",
    undo: "Deshacer",
    undone: "Deshecho",
    complete: "Tu día está completo.",
    streak: "1 día",
  },
} as const;

const stone = (page: Page, step: string) => page.locator(`main a[data-day-step=${step}]`);
/** Nobody taps sooner than they look: by the page's own timers, whose earlier ones have run by then. */
const lookAtIt = (page: Page) =>
  page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), 500);
const answers = (page: Page) => page.locator("main ol button[aria-disabled=false]");

for (const language of languagesInTurn("today")) {
  const label = words[language];
  const button = (page: Page, name: string) =>
    page.getByRole("main").getByRole("button", { name, exact: true });

  test(`a morning in at most eight taps: verse, prayer, reading, question, done; with undo, and merged at sign-in (${language})`, async ({
    page,
  }) => {
    let taps = 0;
    const tap = async (what: ReturnType<typeof stone>, to: RegExp) => {
      taps++;
      await what.tap();
      await expect(page).toHaveURL(to);
      await pageReady(page);
      await lookAtIt(page);
    };
    await open(page, label.home);
    await tap(page.getByRole("link", { name: label.begin }), /\/verses\/\d/);
    await expect(page.getByRole("link", { name: label.next })).toBeVisible();
    await expectAxeClean(page);
    await tap(button(page, label.amen), /\/prayers\/\d/);
    await expect(page.getByRole("status").filter({ hasText: label.said })).toBeVisible();
    await expect(stone(page, "verse")).toContainText(label.done, { useInnerText: true });
    await tap(button(page, label.amen), /\/devotionals\/.+\//);
    await tap(button(page, label.read), /\/trivia\/\d/);
    const complete = page.getByText(label.complete);
    await expect(complete).toBeHidden();
    await tap(answers(page).first(), /\/trivia\/\d/);
    await expect(complete).toBeVisible();
    expect(taps).toBeLessThanOrEqual(8);

    await button(page, label.undo).tap();
    await expect(page.getByRole("status").filter({ hasText: label.undone })).toBeVisible();
    await expect(complete).toBeHidden();
    await page.reload();
    await pageReady(page);
    await expect(stone(page, "reading")).toContainText(label.done, { useInnerText: true });
    await expect(stone(page, "question")).not.toContainText(label.done, { useInnerText: true });
    await answers(page).first().tap();
    await expect(complete).toBeVisible();
    await open(page, label.home);
    for (const step of ["verse", "prayer", "reading", "question"])
      await expect(stone(page, step)).toContainText(label.done, { useInnerText: true });

    const member = await signedIn(page, { locale: language });
    await open(page, label.home);
    const acts = async () =>
      (await held(page, member, memberPaths.activity)).map(({ kind }) => kind).toSorted();
    await expect.poll(acts).toEqual(["devotional", "prayer", "trivia", "verse"]);
    await expect(page.getByRole("main").getByRole("button", { name: label.streak })).toBeVisible();
    await page.reload();
    await pageReady(page);
    await stone(page, "verse").tap();
    await expect(button(page, label.undo)).toBeVisible();
    await button(page, label.undo).tap();
    await expect.poll(acts).toEqual(["devotional", "prayer", "trivia"]);
    await button(page, label.amen).tap();
    await expect.poll(acts).toEqual(["devotional", "prayer", "trivia", "verse"]);
    expect(await held(page, member, memberPaths.streak)).toMatchObject({ streak: 1 });
  });
}

test.describe("where nobody has answered the question of consent", () => {
  test.use({ hasRefused: false });

  test("what was done is said above it, not over it", { tag: "@whole" }, async ({ page }) => {
    const label = words.es;
    await open(page, label.home);
    await page.getByRole("link", { name: label.begin }).tap();
    await pageReady(page);
    await page.mouse.wheel(0, 400);
    const consent = page.locator("[data-consent]");
    await expect(consent).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: label.amen, exact: true }).tap();
    await expect(page).toHaveURL(/\/prayers\/\d/);
    await page.mouse.wheel(0, 400);
    await expect(consent).toBeVisible();
    const note = page.getByRole("status").filter({ hasText: label.said });
    await expect(note).toBeVisible();
    const [above, below] = [(await note.boundingBox())!, (await consent.boundingBox())!];
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  });
});

test("two taps at once on the word that says done lead on once, and the next page says what was done", {
  tag: "@whole",
}, async ({ page }) => {
  const label = words["en-US"];
  const said = (text: string) => page.getByRole("status").filter({ hasText: text });
  const tapTwice = () =>
    page
      .getByRole("main")
      .getByRole("button", { name: label.amen, exact: true })
      .evaluate((button: HTMLElement) => {
        for (let taps = 0; taps < 2; taps++) button.click();
      });
  await open(page, label.home);
  await page.getByRole("link", { name: label.begin }).tap();
  await pageReady(page);
  // Without React.
  await tapTwice();
  await expect(page).toHaveURL(/\/prayers\/\d/);
  await expect(said(label.said)).toHaveCount(1);
  await pageReady(page);
  // With it.
  await lookAtIt(page);
  await hydrateByTouch(page);
  await tapTwice();
  await expect(page).toHaveURL(/\/devotionals\/.+\//);
  await expect(said("Prayer done.")).toHaveCount(1);
  expect(await page.evaluate(() => sessionStorage.getItem("day-said"))).toBeNull();
});

test("the second half of a double tap touches nothing of the page that comes", { tag: "@whole" }, async ({
  page,
}) => {
  const label = words["en-US"];
  await page.clock.install({ time: siteNow() });
  await open(page, label.home);
  await page.getByRole("link", { name: label.begin }).tap();
  await pageReady(page);
  await lookAtIt(page);
  await hydrateByTouch(page);
  for (const [betweenMs, arrives] of [
    [60, /\/prayers\/\d/],
    [200, /\/devotionals\/.+\//],
    [300, /\/trivia\/\d/],
  ] as const) {
    const button = page.getByRole("main").locator("[data-do=day-done]");
    await button.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await button.boundingBox())!;
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
    // However long the machine takes for both, by the page's clock it is so long from one to the other.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await tap();
    await expect(page, `${betweenMs} ms`).toHaveURL(arrives);
    await page.clock.runFor(betweenMs);
    await tap();
    await page.clock.resume();
    await pageReady(page);
    await lookAtIt(page);
    await expect(page, `${betweenMs} ms`).toHaveURL(arrives);
  }
});
