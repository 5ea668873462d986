import { topicIds } from "../../contracts/content.ts";
import { memberPaths } from "../../contracts/member-paths.ts";
import { expect, expectAxeClean, open, test } from "./fixtures.ts";
import {
  doneOnAnotherDevice,
  expectLoginDialog,
  forgetHere,
  held,
  pressed,
  signInByDialog,
  signOut,
  stored,
  unpressed,
  unsent,
} from "./growth-steps.ts";
import { newMember } from "./members.ts";
import { languagesInTurn } from "./turn.ts";

const stillWaters = "2b9c6e5a-6f3d-4f7b-8a55-90d1c3f4b200";

const inLanguage = {
  "en-US": {
    home: "/",
    cards: "/cards",
    hope: "Hope",
    wisdom: "Wisdom",
    path: "/growth-plans/still-waters",
    lesson: "Be still",
    subscribe: "Subscribe",
    subscribed: "Subscribed",
    why: "Sign in to subscribe to plans and keep your progress.",
    begin: "Begin",
    mark: "Mark this lesson complete",
    marked: "Lesson complete",
    refused: "That could not be saved",
    progress: (done: number) => `${done} of 5 lessons done`,
    completed: "Plan completed",
    leftOff: "Where you left off",
    next: "Lesson 2: Where the grass is",
    related: "Three more plans to try",
  },
  es: {
    home: "/es",
    cards: "/es/cards",
    hope: "Esperanza",
    wisdom: "Sabiduría",
    path: "/es/growth-plans/aguas-tranquilas",
    lesson: "Detente",
    subscribe: "Suscribirme",
    subscribed: "Suscripción activa",
    why: "Inicia sesión para suscribirte a planes y guardar tu progreso.",
    begin: "Comenzar",
    mark: "Marcar la lección como completada",
    marked: "Lección completada",
    refused: "No pudimos guardarlo",
    progress: (done: number) => `${done} de 5 lecciones hechas`,
    completed: "Plan completado",
    leftOff: "Donde te quedaste",
    next: "Lección 2: Donde hay pasto",
    related: "Tres planes más para probar",
  },
};

for (const language of languagesInTurn("growth plans")) {
  const labels = inLanguage[language];

  test(`topics and a growth plan, signed out, in, without a network, and out again (${language})`, async ({
    page,
    context,
    faults,
  }) => {
    // Without a network, what is fetched in the background does not arrive either.
    faults.expect(/ERR_INTERNET_DISCONNECTED|status of 404|Failed to fetch/);
    const member = await newMember(page.request, { locale: language });
    const topicsHeld = () =>
      held(page, member, memberPaths.topics).then((topics) => topics.map(({ id }) => id).sort());
    const lessonsHeld = () => held(page, member, memberPaths.completedArticles(stillWaters));
    let lesson = "";

    await test.step("a local selection with a synced flag, chosen by anybody", async () => {
      await doneOnAnotherDevice(page, member, memberPaths.topic(topicIds.peace));
      await open(page, labels.home);
      await page.getByRole("button", { name: labels.hope }).click();
      await pressed(page, labels.hope);
      await expect(page.locator(".personal-row-topics li")).toHaveCount(3);
      expect(JSON.parse((await stored(page, "rad-topics"))!)).toMatchObject({
        topics: [{ id: topicIds.hope }],
        loaded: false,
        synced: false,
      });
    });

    await test.step("subscribing needs login, and the intended action is carried out after sign-in", async () => {
      await open(page, labels.path);
      await page.getByRole("button", { name: labels.subscribe }).click();
      await signInByDialog(page, language, labels.why);
      await pressed(page, labels.subscribed);
      await expect
        .poll(() => held(page, member, memberPaths.subscriptions))
        .toMatchObject([{ growthPlanId: stillWaters }]);
    });

    await test.step("on successful login topics are synced: local-only ones added, server-only ones removed", async () => {
      await expect.poll(topicsHeld).toEqual([topicIds.hope]);
      await expect.poll(() => stored(page, "rad-topics")).toContain('"synced":true');
    });

    await test.step("three random related plans", async () => {
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      const related = page.locator("section", {
        has: page.getByRole("heading", { name: labels.related }),
      });
      await expect(related.getByRole("listitem")).toHaveCount(3);
    });

    await test.step("a lesson and its prompts: incomplete to complete and back", async () => {
      await page.getByRole("link", { name: labels.begin, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: labels.lesson })).toBeVisible();
      const prompt = page.getByRole("checkbox").first();
      const step = page.locator("label", { has: prompt }).first();
      await step.click();
      await expect(prompt).toBeChecked();
      await page.getByRole("button", { name: labels.mark }).click();
      await pressed(page, labels.marked);
      await expect(page.getByText(labels.progress(1))).toBeVisible();
      await expect.poll(lessonsHeld).toHaveLength(1);
      lesson = (await lessonsHeld())[0]!.articleId!;
      const promptsHeld = () => held(page, member, memberPaths.completedPrompts(lesson));
      await expect.poll(promptsHeld).toHaveLength(1);
      await step.click();
      await expect.poll(promptsHeld).toHaveLength(0);
      await page.getByRole("button", { name: labels.marked }).click();
      await unpressed(page, labels.mark);
      await expect.poll(lessonsHeld).toHaveLength(0);
      await expectAxeClean(page);
    });

    await test.step("what is done without a network shows at once and is sent later; what is refused is put back", async () => {
      await context.setOffline(true);
      await page.getByRole("button", { name: labels.mark }).click();
      await pressed(page, labels.marked);
      await page
        .locator("label", { has: page.getByRole("checkbox") })
        .first()
        .click();
      await expect(page.getByRole("checkbox").first()).toBeChecked();
      expect(await lessonsHeld()).toEqual([]);
      await context.setOffline(false);
      await expect.poll(lessonsHeld).toHaveLength(1);
      await expect.poll(() => unsent(page)).toEqual([]);

      await page.route(`**${memberPaths.completedArticle("*", "*")}`, (route) =>
        route.request().method() === "DELETE" ? route.fulfill({ status: 404, json: {} }) : route.fallback(),
      );
      await page.getByRole("button", { name: labels.marked }).click();
      await expect(page.getByText(labels.refused).first()).toBeVisible();
      await pressed(page, labels.marked);
    });

    await test.step("home shows where the member left off; a topic that is changed is synced at once", async () => {
      await open(page, labels.home);
      await expect(page.getByRole("heading", { name: labels.leftOff })).toBeVisible();
      await expect(page.getByRole("link", { name: labels.next })).toBeVisible();
      await page.getByRole("button", { name: labels.wisdom }).click();
      await expect.poll(topicsHeld).toEqual([topicIds.hope, topicIds.wisdom].sort());
      await page.getByRole("button", { name: labels.hope }).click();
      await expect.poll(topicsHeld).toEqual([topicIds.wisdom]);
      await expectAxeClean(page);
    });

    await test.step("at app start topics, subscriptions and progress are loaded; a plan counts as completed when all its articles are", async () => {
      const cards = await page.request.get(`${labels.cards}?plans=${stillWaters}`);
      const { plans } = (await cards.json()) as { plans: { lessons: { id: string }[] }[] };
      for (const { id } of plans[0]!.lessons)
        if (id !== lesson)
          await doneOnAnotherDevice(page, member, memberPaths.completedArticle(stillWaters, id));
      await forgetHere(page);
      await open(page, labels.path);
      await pressed(page, labels.subscribed);
      await expect(page.getByText(labels.completed).first()).toBeVisible();
      await expect.poll(() => stored(page, "rad-topics")).toContain(topicIds.wisdom);
    });

    await test.step("subscribed to not subscribed", async () => {
      await page.getByRole("button", { name: labels.subscribed }).click();
      await unpressed(page, labels.subscribe);
      await expect.poll(() => held(page, member, memberPaths.subscriptions)).toEqual([]);
    });

    await test.step("logout clears subscriptions, completed articles and user topics; marking needs login", async () => {
      await signOut(page, language);
      await unpressed(page, labels.wisdom);
      await open(page, labels.path);
      await expect(page.getByText(labels.completed)).toHaveCount(0);
      await page.getByRole("link", { name: labels.begin, exact: true }).click();
      await page.getByRole("button", { name: labels.mark }).click();
      await expectLoginDialog(page, language, labels.why);
      await page
        .locator("label", { has: page.getByRole("checkbox") })
        .first()
        .click();
      await expectLoginDialog(page, language, labels.why);
      await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    });
  });
}
