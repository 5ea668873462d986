import type { Clock } from "../../platform/clock.ts";
import type { Handlers } from "./handler.ts";
import type { KnownContent } from "./known-content.ts";
import { dayOfMark } from "./local-day.ts";
import type { MarksStore } from "./marks-store.ts";
import type { Reminders } from "./reminders.ts";

const planMark = (id: string) => ({ kind: "plan", parentId: id, itemId: id }) as const;

export function growthPlanHandlers(
  content: KnownContent,
  marks: MarksStore,
  reminders: Pick<Reminders, "schedule">,
  clock: Clock,
) {
  const completedIn = async (subject: string, planId: string) =>
    (await marks.list(subject, "lesson", [planId])).map(({ itemId }) => itemId);

  return {
    async readSubscriptions({ member: { subject } }) {
      const plans = await marks.list(subject, "plan");
      const lessons = await marks.list(
        subject,
        "lesson",
        plans.map(({ itemId }) => itemId),
      );
      return plans.map(({ itemId, markedAt }) => ({
        growthPlanId: itemId,
        subscribedAt: markedAt.toISOString(),
        completedArticleIds: lessons.filter(({ parentId }) => parentId === itemId).map((one) => one.itemId),
      }));
    },
    async subscribe({ member: { subject }, id }) {
      const plan = await content.item("growthPlan", id("planId"));
      const subscribedAt = await marks.add(subject, planMark(plan.id));
      await reminders.schedule(subject, plan.id);
      return {
        growthPlanId: plan.id,
        subscribedAt: subscribedAt.toISOString(),
        completedArticleIds: await completedIn(subject, plan.id),
      };
    },
    async unsubscribe({ member, id }) {
      const plan = await content.item("growthPlan", id("planId"));
      await marks.remove(member.subject, planMark(plan.id));
      return undefined;
    },

    async readCompletedArticles({ member, id }) {
      const { id: growthPlanId } = await content.item("growthPlan", id("planId"));
      const lessons = await marks.list(member.subject, "lesson", [growthPlanId]);
      return lessons.map(({ itemId, markedAt }) => {
        return { growthPlanId, articleId: itemId, completedAt: markedAt.toISOString() };
      });
    },
    async completeArticle({ member, id, request }) {
      const [planId, articleId] = [id("planId"), id("articleId")];
      const { child } = await content.child(["growthPlan", planId], ["growthPlanArticle", articleId]);
      content.mustBeOpen(child, member);
      const completedAt = await marks.add(
        member.subject,
        { kind: "lesson", parentId: planId, itemId: articleId },
        { ...dayOfMark(request, clock.now()), kind: "lesson", itemId: articleId },
      );
      return { growthPlanId: planId, articleId, completedAt: completedAt.toISOString() };
    },
    async reopenArticle({ member, id }) {
      const [planId, articleId] = [id("planId"), id("articleId")];
      await content.child(["growthPlan", planId], ["growthPlanArticle", articleId]);
      await marks.remove(member.subject, { kind: "lesson", parentId: planId, itemId: articleId });
      await reminders.schedule(member.subject, planId);
      return undefined;
    },

    async readCompletedPrompts({ member, id }) {
      const article = await content.item("growthPlanArticle", id("articleId"));
      const prompts = await marks.list(member.subject, "prompt", [article.id]);
      return prompts.map(({ itemId, markedAt }) => {
        return { promptId: itemId, completedAt: markedAt.toISOString() };
      });
    },
    async completePrompt({ member, id, request }) {
      const [articleId, promptId] = [id("articleId"), id("promptId")];
      const { parent } = await content.child(
        ["growthPlanArticle", articleId],
        ["growthPlanArticlePrompt", promptId],
      );
      content.mustBeOpen(parent, member);
      const completedAt = await marks.add(
        member.subject,
        { kind: "prompt", parentId: articleId, itemId: promptId },
        { ...dayOfMark(request, clock.now()), kind: "prompt", itemId: promptId },
      );
      return { promptId, completedAt: completedAt.toISOString() };
    },
    async reopenPrompt({ member, id }) {
      const [articleId, promptId] = [id("articleId"), id("promptId")];
      await content.child(["growthPlanArticle", articleId], ["growthPlanArticlePrompt", promptId]);
      await marks.remove(member.subject, { kind: "prompt", parentId: articleId, itemId: promptId });
      return undefined;
    },
  } satisfies Partial<Handlers>;
}
