import {
  drawn,
  expect,
  expectAxeClean,
  failedResource,
  inBothLanguages,
  open,
  type Page,
  test,
} from "./fixtures.ts";

const ruth = "/trivia/1/12";
/** Both modes are looked at once the page is painted in them. */
async function paint(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await drawn(page);
}

const shownQuestion = (page: Page) => page.locator("main h2").first();

test.describe("trivia", () => {
  test("is played with the keys 1 to 4 and Enter, and the focus follows", async ({ page }) => {
    await open(page, ruth);
    await expect(shownQuestion(page)).toHaveText(/Question 1 of 5\. What was Ruth's homeland\?/);
    await page.keyboard.press("1");
    await expect(page.getByRole("status")).toHaveText(/Not this time\. The answer is: Moab\./);
    await expect(page.getByText("Ruth 1:1–4")).toBeVisible();
    const next = page.getByRole("button", { name: "Next question" });
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(shownQuestion(page)).toBeFocused();
    await expect(shownQuestion(page)).toHaveText(/Question 2 of 5/);
    for (const key of ["2", "1", "1", "1"]) {
      await page.keyboard.press(key);
      await expect(page.getByRole("status")).not.toBeEmpty();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("status")).toBeEmpty();
    }
    const result = page.getByRole("heading", { name: /Your result: \d of 5 right/ });
    await expect(result).toBeFocused();
    await page.getByRole("button", { name: "Play again" }).click();
    await expect(shownQuestion(page)).toHaveText(/Question 1 of 5/);
  });

  test("the first answer counts, by pointer as by key", { tag: "@whole" }, async ({ page }) => {
    await open(page, `/es${ruth}`);
    await page.getByRole("button", { name: "Moab" }).click();
    await expect(page.getByRole("status")).toHaveText(/^Así es\./);
    await page.keyboard.press("1");
    await page.getByRole("button", { name: "Egipto" }).click({ force: true });
    await expect(page.getByRole("status")).toHaveText(/^Así es\./);
    await expect(page.getByRole("img", { name: "Pregunta 1 de 5, 1 correctas hasta ahora" })).toBeVisible();
  });

  test("the keys can be turned off", { tag: "@whole" }, async ({ page }) => {
    await open(page, ruth);
    await page.getByRole("button", { name: "Turn keys off" }).click();
    await page.keyboard.press("4");
    await expect(page.getByRole("status")).toBeEmpty();
    await page.getByRole("button", { name: "Turn keys 1 to 4 on" }).click();
    await page.keyboard.press("4");
    await expect(page.getByRole("status")).toHaveText(/^That is right\./);
  });

  test("another day begins another quiz, and the year is a ring", { tag: "@whole" }, async ({ page }) => {
    await open(page, "/trivia/12/31");
    await page.keyboard.press("1");
    await page.getByRole("link", { name: "Jan 1" }).click();
    await expect(page).toHaveURL(/\/trivia\/1\/1$/);
    await expect(shownQuestion(page)).toHaveText(/Question 1 of 5/);
    await expect(page.getByRole("status")).toBeEmpty();
    await page.getByRole("link", { name: "All days" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Bible trivia, day by day" })).toBeVisible();
    await expect(page.getByRole("link", { name: /^February 29: / })).toBeVisible();
  });

  test("quizzes are found by how hard they are, and say so", { tag: "@whole" }, async ({ page }) => {
    await open(page, ruth);
    await expect(page.getByText("Bible trivia · January 12 · Medium")).toBeVisible();
    await page.getByRole("link", { name: "All days" }).click();
    const hard = page.getByRole("group").filter({ hasText: /^Hard/ });
    await hard.locator("summary").click();
    const first = hard.getByRole("link").first();
    const title = (await first.locator("span").first().textContent())!;
    await first.click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/· Hard$/)).toBeVisible();
  });

  for (const [language, path] of inBothLanguages(ruth)) {
    test(`axe finds nothing while ${path} is played, in light and dark`, { tag: "@whole" }, async ({
      page,
    }) => {
      await paint(page, "light");
      await open(page, path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expectAxeClean(page);
      await page.keyboard.press("1");
      await expectAxeClean(page);
      await paint(page, "dark");
      await expectAxeClean(page);
      for (let n = 0; n < 5; n++) {
        await page.keyboard.press("Enter");
        await page.keyboard.press("1");
      }
      await expectAxeClean(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }

  test("its structured data is a Quiz of five questions, each with one accepted answer", {
    tag: "@whole",
  }, async ({ request }) => {
    const html = await (await request.get(ruth)).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json!),
    );
    const quiz = blocks.find((block) => block["@type"] === "Quiz");
    expect(quiz.hasPart).toHaveLength(5);
    for (const part of quiz.hasPart) {
      expect(part.acceptedAnswer).toHaveLength(1);
      expect(part.suggestedAnswer).toHaveLength(3);
    }
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/trivia\/1\/12"/);
    const padded = await (await request.get("/trivia/01/12")).text();
    expect(padded).toMatch(/<link rel="canonical" href="[^"]*\/trivia\/1\/12"/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all five questions are readable, each with its answer and explanation", { tag: "@whole" }, async ({
    page,
  }) => {
    await page.goto(ruth);
    await expect(page.locator("main h2:visible").filter({ hasText: "?" })).toHaveCount(5);
    await expect(page.getByRole("heading", { level: 1, name: "The book of Ruth" })).toHaveCount(1);
    const answer = page.locator("main details").first();
    await answer.locator("summary").click();
    await expect(answer.locator("p").first()).toHaveText("The answer is: Moab.");
    await expect(answer.locator("blockquote")).toBeVisible();
    await expect(answer.locator("cite")).toHaveText("Ruth 1:1–4");
  });
});

test.describe("prayers", () => {
  test("/prayers leads to today's prayer, and yesterday's is one step back", async ({ page }) => {
    await page.goto("/prayers");
    await expect(page).toHaveURL(/\/prayers\/\d{4}\/\d{1,2}\/\d{1,2}$/);
    await expect(page.getByText("Tomorrow, in the morning")).toBeVisible();
    const today = page.url();
    await page.locator('main a[rel="prev"]').click();
    await expect(page).not.toHaveURL(today);
    await page.locator('main a[rel="next"]').click();
    await expect(page).toHaveURL(today);
  });

  test("a prayer shows its passage from the reader's translation, and its month", { tag: "@whole" }, async ({
    page,
  }) => {
    await open(page, "/es/prayers/2024/1/1");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Por el año que se abre");
    await expect(page.getByRole("heading", { level: 2, name: "Por la noche" })).toBeVisible();
    await expect(page.locator("main blockquote")).toContainText("Isaías 43:18–19");
    await page.getByRole("link", { name: /Todos los días de enero de 2024/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("enero de 2024");
    await expect(page.locator("main ol li")).toHaveCount(31);
    await expectAxeClean(page);
  });

  test("a prayer for a need is found from the prayer of the day, and has an address in each language", {
    tag: "@whole",
  }, async ({ page }) => {
    await open(page, "/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Prayer of the day" }).click();
    await page.getByRole("link", { name: "Looking for a prayer for something in particular?" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Prayers for what you face" })).toBeVisible();
    await page.getByRole("link", { name: "Grief and loneliness" }).click();
    await expect(page).toHaveURL(/#grief$/);
    await expectAxeClean(page);
    await page.getByRole("link", { name: "In fresh grief" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "In fresh grief" })).toBeVisible();
    await page
      .getByRole("banner")
      .getByRole("link", { name: /español/ })
      .click();
    await expect(page).toHaveURL(/\/es\/prayers\/for\/en-el-duelo-reciente$/);
    await page.getByRole("main").getByRole("link", { name: "Oraciones para lo que vives" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Duelo y soledad" })).toBeVisible();
  });

  for (const [, path] of inBothLanguages("/prayers/2024/1/1")) {
    test(`axe finds nothing on ${path}, in light and dark`, { tag: "@whole" }, async ({ page }) => {
      await paint(page, "light");
      await open(page, path);
      await expectAxeClean(page);
      await paint(page, "dark");
      await expectAxeClean(page);
    });
  }
});

test("/verses/{slug} and /prayers/{slug} lead to their day, unknown ones are 'Page Not Found: {path}'", async ({
  page,
  request,
  faults,
}) => {
  faults.expect(failedResource);
  const location = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers().location;
  expect(await location("/verses/01-15")).toMatch(/^\/verses\/\d{4}\/1\/15$/);
  expect(await location("/es/verses/01-15")).toMatch(/^\/es\/verses\/\d{4}\/1\/15$/);
  expect(await location("/prayers/01-15")).toMatch(/^\/prayers\/\d{4}\/1\/15$/);
  expect(await location("/prayers/before-the-day-begins")).toBe("/prayers/for/before-the-day-begins");
  for (const path of ["/verses/no-such", "/prayers/no-such", "/trivia/2/30", "/prayers/2023/2/29"]) {
    expect((await request.get(path)).status()).toBe(404);
    await page.goto(path);
    await expect(page.locator("main")).toContainText(`Page Not Found: ${path}`);
  }
});
