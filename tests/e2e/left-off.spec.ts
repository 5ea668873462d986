import { memberPaths } from "../../contracts/member-paths.ts";
import { expect, expectAxeClean, open, type Page, pageReady, test } from "./fixtures.ts";
import { held, stored } from "./growth-steps.ts";
import { logIn, newMember } from "./members.ts";
import { expectNoShift, watchShifts } from "./shifts.ts";
import { siteNow } from "./site-day.ts";

const leftOff = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: "Where you left off" }) });
/** The number of the lesson that is on, and how many are done, by the browser's own account. */
const place = async (page: Page) => {
  const { places } = JSON.parse((await stored(page, "course-places")) ?? '{"places":[]}');
  return places[0] && [places[0].lesson.number, Object.keys(places[0].done).length];
};
/** As a tab that comes back to a session which is there already. */
const comesBack = (page: Page) => page.evaluate(() => localStorage.setItem("signed-in", "1"));

test("a devotional remembers its place: without an account, after the sign-in, on another device", async ({
  page,
  browser,
  baseURL,
}) => {
  await watchShifts(page);
  await page.clock.install({ time: siteNow() });
  await open(page, "/");

  await test.step("two days are read", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Devotionals" }).click();
    await page.getByRole("link", { name: /Evenings in the Psalms/ }).click();
    await page.getByRole("link", { name: "Begin", exact: true }).click();
    for (const day of [1, 2]) {
      await expect(page.getByText(`Evenings in the Psalms · Day ${day}`)).toBeVisible();
      await pageReady(page);
      await expect.poll(() => place(page)).toEqual([day, day - 1]);
      await page.clock.runFor(31_000);
      await expect.poll(() => place(page)).toEqual([day, day]);
      if (day < 2) await page.locator("a[rel=next]").click();
    }
  });

  await test.step("home says where they left off, without moving; continue leads to day 3", async () => {
    await open(page, "/");
    await expect(leftOff(page).getByRole("link")).toHaveCount(1);
    await expectNoShift(page, 0.02);
    await expectAxeClean(page);
    await leftOff(page).getByRole("link", { name: "Day 3: The child on her lap" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "The child on her lap" })).toBeVisible();
  });

  await test.step("the devotional shows how far they are", async () => {
    await page.getByRole("main").getByRole("link", { name: "Evenings in the Psalms" }).first().click();
    await expect(page.getByRole("link", { name: "Continue: day 3" })).toBeVisible();
    await expect(page.getByText("2 of 7 read")).toBeVisible();
    await expect(page.getByRole("link", { name: /Day 2.* · Read / })).toBeVisible();
  });

  await test.step("in Spanish it has Spanish words", async () => {
    await open(page, "/es");
    await expect(page.getByRole("link", { name: "Día 3: El niño en el regazo" })).toBeVisible();
    await page.context().clearCookies();
  });

  const member = await newMember(page.request);
  await test.step("signed in, all of it is theirs", async () => {
    await comesBack(page);
    await open(page, "/");
    await expect
      .poll(async () => (await held<{ lessons: unknown[] }[]>(page, member, memberPaths.courses))[0]?.lessons)
      .toHaveLength(2);
    await expect(leftOff(page).getByRole("link", { name: "Day 3: The child on her lap" })).toBeVisible();
  });

  await test.step("another device knows it too", async () => {
    const other = await browser.newContext({ baseURL: baseURL! });
    const device = await other.newPage();
    await logIn(other.request, member.address);
    await device.goto("/healthz");
    await comesBack(device);
    await device.goto("/");
    await leftOff(device).getByRole("link", { name: "Day 3: The child on her lap" }).click();
    await expect(device.getByRole("heading", { level: 1, name: "The child on her lap" })).toBeVisible();
    await other.close();
  });
});

test("home has a morning, midday and evening face, and its rows follow the chosen topics", {
  tag: "@whole",
}, async ({ page }) => {
  const at = async (hour: number) => {
    await page.addInitScript((set) => {
      Date.prototype.getHours = () => set;
    }, hour);
    await open(page, "/");
  };
  const heading = (name: string | RegExp) => page.getByRole("heading", { name });
  await at(8);
  await expect(heading(/^Verse of the day/)).toBeVisible();
  await at(13);
  await expect(heading("A pause at midday")).toBeVisible();
  await expect(heading(/^Verse of the day/)).toBeHidden();
  await at(21);
  await expect(heading("Look back on the day")).toBeVisible();
  await page.getByRole("textbox", { name: /Room for a few words/ }).fill("Thank you.");
  await expectAxeClean(page);

  await page.getByRole("button", { name: "Hope" }).click();
  await expect(page.getByText("Because you chose Hope")).toHaveCount(2);
  const links = await page
    .locator("main li a")
    .evaluateAll((all) =>
      all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href")),
    );
  expect(links.filter((link, index) => links.indexOf(link) !== index)).toEqual([]);
});
