import { topicIds } from "../../contracts/content.ts";
import { memberApi, memberPaths } from "../../contracts/member-paths.ts";
import { expect, expectAxeClean, open, type Page, test } from "./fixtures.ts";
import { type Member, newMember, signedIn } from "./members.ts";
import { header, inLanguages } from "./sign-in-steps.ts";

const stillWaters = "2b9c6e5a-6f3d-4f7b-8a55-90d1c3f4b200";
const api = memberApi("Wellspring");

/** What the server holds, asked with the member's own token. */
async function held<T = Record<string, string>[]>(page: Page, member: Member, path: string): Promise<T> {
  const answer = await page.request.get(api + path, {
    headers: { authorization: `Bearer ${member.token}` },
  });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as T;
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const memberKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("member:")));
const pressed = (page: Page, name: string | RegExp) =>
  expect(page.getByRole("button", { name, pressed: true })).toBeVisible();

async function signOut(page: Page, language: "en-US" | "es"): Promise<void> {
  const words = inLanguages[language];
  await header(page).getByLabel(words.account).click();
  await header(page).getByRole("button", { name: words.signOut }).click();
  await expect(page.getByText(words.goodbye)).toBeVisible();
}

const plans = {
  "en-US": {
    home: "/",
    topic: "Hope",
    path: "/growth-plans/still-waters",
    lesson: "Be still",
    subscribe: "Subscribe",
    subscribed: "Subscribed",
    why: "Sign in to subscribe to plans and keep your progress.",
    click: "Click to Sign In",
    begin: "Begin",
    mark: "Mark this lesson complete",
    marked: "Lesson complete",
    progress: (done: number) => `${done} of 5 lessons done`,
    completed: "Plan completed",
    leftOff: "Where you left off",
    next: "Lesson 2: Where the grass is",
  },
  es: {
    home: "/es",
    topic: "Esperanza",
    path: "/es/growth-plans/aguas-tranquilas",
    lesson: "Detente",
    subscribe: "Suscribirme",
    subscribed: "Suscripción activa",
    why: "Inicia sesión para suscribirte a planes y guardar tu avance.",
    click: "Haz clic para iniciar sesión",
    begin: "Comenzar",
    mark: "Marcar la lección como completada",
    marked: "Lección completada",
    progress: (done: number) => `${done} de 5 lecciones hechas`,
    completed: "Plan completado",
    leftOff: "Donde te quedaste",
    next: "Lección 2: Donde hay pasto",
  },
};

for (const language of ["en-US", "es"] as const) {
  const words = plans[language];

  test(`topics and a plan, signed out, in and out again (${language})`, async ({ page }) => {
    const member = await newMember(page.request, { locale: language });
    await open(page, words.home);

    await test.step("a local selection with a synced flag, chosen by anybody", async () => {
      await page.getByRole("button", { name: words.topic }).click();
      await pressed(page, words.topic);
      await expect(page.locator(".own-row-topics li")).toHaveCount(3);
      expect(JSON.parse((await stored(page, "rad-topics"))!)).toMatchObject({
        topics: [{ id: topicIds.hope }],
        loaded: false,
        synced: false,
      });
    });

    await test.step("subscribing needs login, and the intended action is carried out after sign-in", async () => {
      await open(page, words.path);
      await page.getByRole("button", { name: words.subscribe }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toContainText(words.why);
      await dialog.getByRole("button", { name: words.click }).click();
      await expect(page.getByText(inLanguages[language].welcome)).toBeVisible();
      await pressed(page, words.subscribed);
      await expect
        .poll(() => held(page, member, memberPaths.subscriptions))
        .toMatchObject([{ growthPlanId: stillWaters }]);
    });

    await test.step("on successful login topics are synced if not in sync", async () => {
      await expect.poll(() => held(page, member, memberPaths.topics)).toMatchObject([{ id: topicIds.hope }]);
      await expect.poll(() => stored(page, "rad-topics")).toContain('"synced":true');
    });

    await test.step("a lesson and its prompts: incomplete to complete and back", async () => {
      await page.getByRole("link", { name: words.begin, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.lesson })).toBeVisible();
      const prompt = page.getByRole("checkbox").first();
      const step = page.locator("label", { has: prompt }).first();
      await step.click();
      await expect(prompt).toBeChecked();
      await page.getByRole("button", { name: words.mark }).click();
      await pressed(page, words.marked);
      await expect(page.getByText(words.progress(1))).toBeVisible();
      await expect.poll(() => held(page, member, memberPaths.completedArticles(stillWaters))).toHaveLength(1);
      const [{ articleId }] = (await held(page, member, memberPaths.completedArticles(stillWaters))) as [
        { articleId: string },
      ];
      await expect.poll(() => held(page, member, memberPaths.completedPrompts(articleId))).toHaveLength(1);
      await step.click();
      await expect.poll(() => held(page, member, memberPaths.completedPrompts(articleId))).toHaveLength(0);
    });

    await test.step("home shows where the member left off", async () => {
      await open(page, words.home);
      await expect(page.getByRole("heading", { name: words.leftOff })).toBeVisible();
      await expect(page.getByRole("link", { name: words.next })).toBeVisible();
      await expectAxeClean(page);
    });

    await test.step("a plan counts as completed when all its articles are", async () => {
      const { plans: shelf } = (await (
        await page.request.get(`${language === "es" ? "/es" : ""}/shelf?plans=${stillWaters}`)
      ).json()) as { plans: { lessons: { id: string }[] }[] };
      for (const { id } of shelf[0]!.lessons.slice(1))
        await page.request.post(api + memberPaths.completedArticle(stillWaters, id), {
          headers: { authorization: `Bearer ${member.token}` },
        });
      await open(page, words.path);
      await expect(page.getByText(words.completed).first()).toBeVisible();
      await page.getByRole("button", { name: words.subscribed }).click();
      await expect(page.getByRole("button", { name: words.subscribe, pressed: false })).toBeVisible();
      await expect.poll(() => held(page, member, memberPaths.subscriptions)).toEqual([]);
    });

    await test.step("logout clears subscriptions, completed articles and user topics", async () => {
      await signOut(page, language);
      expect(await stored(page, "rad-topics")).toBeNull();
      expect(await memberKeys(page)).toEqual([]);
      await expect(page.getByRole("button", { name: words.topic, pressed: false })).toBeVisible();
      await open(page, words.path);
      await expect(page.getByText(words.completed)).toHaveCount(0);
    });
  });
}

test("trivia answers are kept while logged out, merged on login, restored later and cleared on logout", async ({
  page,
}) => {
  const member = await newMember(page.request);
  await open(page, "/trivia/1/12");
  await page.keyboard.press("1");
  await page.getByRole("button", { name: "Next question" }).click();
  await page.keyboard.press("2");
  await expect(page.getByRole("button", { name: "Next question" })).toBeVisible();
  const kept = () =>
    page.evaluate(() => sessionStorage.getItem("trivia-responses")) as Promise<string | null>;
  const before = JSON.parse((await kept())!) as { responses: { triviaId: string }[]; synced: boolean };
  expect(before).toMatchObject({ synced: false });
  expect(before.responses).toHaveLength(2);
  const path = memberPaths.triviaResponses(before.responses[0]!.triviaId);

  await page.evaluate(() => localStorage.setItem("signed-in", "1"));
  await page.reload();
  await expect(header(page).getByLabel("Account of Ana")).toBeVisible();
  await expect.poll(() => held(page, member, path)).toHaveLength(2);
  await expect.poll(kept).toContain('"synced":true');
  // Already answered here and restored: the third question is asked.
  await expect(page.getByText("Question 3 of 5").first()).toBeAttached();
  for (let question = 3; question <= 5; question++) {
    await page.keyboard.press("1");
    await page.getByRole("button", { name: question === 5 ? "See how it went" : "Next question" }).click();
  }
  await expect(page.getByRole("heading", { name: /^Your result: \d of 5 right$/ })).toBeVisible();
  await expect.poll(() => held(page, member, path)).toHaveLength(5);

  // Playing again changes nothing that is kept.
  const answers = await held(page, member, path);
  await page.getByRole("button", { name: "Play again" }).click();
  await page.keyboard.press("4");
  await expect(page.getByRole("button", { name: "Next question" })).toBeVisible();

  // As on another device: the account alone knows the answers.
  await page.evaluate(() => sessionStorage.removeItem("trivia-responses"));
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Your result/ })).toBeVisible();
  expect(await held(page, member, path)).toEqual(answers);

  await signOut(page, "en-US");
  expect(await kept()).toBeNull();
  await open(page, "/trivia/1/12");
  await expect(page.getByText("Question 1 of 5").first()).toBeAttached();
});

test("what is done without a network shows at once and is sent later; what is refused is put back", async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|status of 404/);
  const member = await signedIn(page);
  await open(page, "/growth-plans/still-waters/1-be-still");
  await expect(header(page).getByLabel("Account of Ana")).toBeVisible();
  await expect(page.getByText("0 of 5 lessons done")).toBeVisible();
  // What comes along with a visit is fetched when the page has nothing else to do.
  await page.waitForLoadState("networkidle");
  await expectAxeClean(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Mark this lesson complete" }).click();
  await pressed(page, "Lesson complete");
  await page
    .locator("label", { has: page.getByRole("checkbox") })
    .first()
    .click();
  await expect(page.getByRole("checkbox").first()).toBeChecked();
  expect(await held(page, member, memberPaths.completedArticles(stillWaters))).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => held(page, member, memberPaths.completedArticles(stillWaters))).toHaveLength(1);
  const { outbox } = JSON.parse((await stored(page, (await memberKeys(page))[0]!))!) as { outbox: unknown[] };
  expect(outbox.length).toBeLessThanOrEqual(1);

  await page.route(`**${memberPaths.completedArticle("*", "*")}`, (route) =>
    route.request().method() === "DELETE" ? route.fulfill({ status: 404, json: {} }) : route.fallback(),
  );
  await page.getByRole("button", { name: "Lesson complete" }).click();
  await expect(page.getByText("That could not be saved").first()).toBeVisible();
  await pressed(page, "Lesson complete");
});

const guides = {
  "en-US": {
    path: "/study-guides/ruth/1-leaving-bethlehem",
    index: "/study-guides",
    welcome: "Welcome to the study guides",
    steps: [
      "Select a book of the Bible",
      "Scroll to explore",
      "Reflect on insights",
      "Complete suggested actions",
    ],
    start: "Get Started",
    mark: "Mark as done",
    done: "Done",
    add: "Write a private note",
    note: "Your private note",
    saved: "Saved",
  },
  es: {
    path: "/es/study-guides/rut/1-la-salida-de-belen",
    index: "/es/study-guides",
    welcome: "Te damos la bienvenida a las guías de estudio",
    steps: [
      "Elige un libro de la Biblia",
      "Desplázate para explorar",
      "Reflexiona sobre lo que descubres",
      "Completa las acciones sugeridas",
    ],
    start: "Comenzar",
    mark: "Marcar como hecho",
    done: "Hecho",
    add: "Escribir una nota privada",
    note: "Tu nota privada",
    saved: "Guardado",
  },
};

for (const language of ["en-US", "es"] as const) {
  const words = guides[language];

  test(`action=welcome:studyguides opens four steps that Get Started dismisses; sections and notes are kept (${language})`, async ({
    page,
  }) => {
    await signedIn(page, { locale: language });
    await open(page, `${words.index}?action=welcome:nothing`);
    await open(page, `${words.index}?action=welcome:studyguides`);
    const dialog = page.getByRole("dialog", { name: words.welcome });
    await expect(dialog.getByRole("listitem")).toHaveCount(4);
    for (const [index, step] of words.steps.entries())
      await expect(dialog.getByRole("listitem").nth(index)).toContainText(step);
    await dialog.getByRole("button", { name: words.start }).click();
    await expect(dialog).toHaveCount(0);
    expect(new URL(page.url()).search).toBe("");

    await open(page, words.path);
    await page.getByRole("button", { name: words.mark }).first().click();
    await pressed(page, words.done);
    await page.getByRole("button", { name: words.add }).first().click();
    await page.getByLabel(words.note).fill("Not alone on the road.");
    await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith("member:")) localStorage.removeItem(key);
    });
    await page.reload();
    await expect(page.getByLabel(words.note)).toHaveValue("Not alone on the road.");
    await pressed(page, words.done);
    await expectAxeClean(page);
  });
}

test("creators are followed, their news shows at home and in my profile, and reading makes a streak", async ({
  page,
}) => {
  const member = await signedIn(page);
  await open(page, "/contributors/prayer-desk");
  await expect(header(page).getByLabel("Account of Ana")).toBeVisible();
  await page.getByRole("button", { name: "Follow Prayer Desk" }).click();
  await pressed(page, "Following Prayer Desk");
  await open(page, "/");
  await expect(page.getByRole("heading", { name: "New from those you follow" })).toBeVisible();
  await open(page, "/my-profile#creators");
  await expect(page.getByRole("main").getByRole("link", { name: "Prayer Desk", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "New from those you follow" })).toBeVisible();

  await page.clock.install();
  await open(page, "/verses");
  await expect(header(page).getByLabel("Account of Ana")).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(11_000);
    expect(await held<{ streak: number }>(page, member, memberPaths.streak)).toMatchObject({ streak: 1 });
  }).toPass();
  await open(page, "/");
  const badge = page.getByRole("main").getByRole("button", { name: /^1 day\s+1 point$/ });
  await expect(badge).toBeVisible();
  await expect(page.getByRole("link", { name: /Verse \(done\)/ })).toBeVisible();
  await badge.click();
  const dialog = page.getByRole("dialog", { name: "Why is my streak 1 day?" });
  await expect(dialog).toContainText(/You did something on \w+ \d+\./);
});
