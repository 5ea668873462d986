/** Trivia, activity with its streak, and related content. */
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import * as member from "../../contracts/member.ts";
import { memberPaths as at, memberLimits } from "../../contracts/member-paths.ts";
import { streakOf } from "../../contracts/streaks.ts";
import { good, type MemberCheck, refused, send } from "./member-target.ts";

const trivia: MemberCheck[] = [
  {
    name: "isCorrect and order are the server's; the first answer counts and a repeat is answered with it",
    async run(target) {
      const { triviaId, questionId, right, wrong, questionIds } = target.samples;
      const token = target.tokens[1];
      const give = (answerId: string, more = {}) =>
        good(
          member.triviaResponse,
          send(target, "POST", at.triviaResponse(triviaId, questionId), {
            token,
            body: { answerId, ...more },
          }),
        );
      const first = await give(wrong, { isCorrect: true, order: 99 });
      const order = questionIds.indexOf(questionId);
      assert.deepEqual(first, { triviaId, questionId, answerId: wrong, isCorrect: false, order });
      assert.deepEqual(await give(right), first);
      assert.deepEqual(
        await good(member.triviaResponses, send(target, "GET", at.triviaResponses(triviaId), { token })),
        [first],
      );
    },
  },
  {
    name: "an answer that the question does not have is refused",
    async run(target) {
      const { triviaId, questionId } = target.samples;
      const path = at.triviaResponse(triviaId, questionId);
      await refused(400, "member.invalid", send(target, "POST", path, { body: { answerId: randomUUID() } }));
      await refused(400, "member.invalid", send(target, "POST", path, { body: {} }));
      await refused(415, "request.not_json", send(target, "POST", path));
    },
  },
];

const dayMs = 86_400_000;
const activity: MemberCheck[] = [
  {
    name: "activity is only added to: the same id once, the same item once a day, also when it comes late",
    async run(target) {
      const token = target.tokens[1];
      const { now = new Date() } = target;
      const act = (daysAgo: number, more = {}) => {
        const at = new Date(now.getTime() - daysAgo * dayMs);
        const localDate = at.toISOString().slice(0, 10);
        return {
          id: randomUUID(),
          kind: "verse",
          itemId: target.samples.verseId,
          at: at.toISOString(),
          localDate,
          timeZone: "UTC",
          offline: daysAgo > 0,
          ...more,
        };
      };
      const entries = [act(0), act(1), act(2)];
      const post = (body: unknown) =>
        good(member.activityReceipt, send(target, "POST", at.activity, { body, token }));
      assert.deepEqual(await post([...entries, entries[0]]), {
        stored: [...entries, entries[0]].map((entry) => entry!.id),
        refused: [],
      });
      await post(entries.toReversed().map((entry) => ({ ...entry, id: randomUUID() })));
      const read = () => good(member.activityRecords, send(target, "GET", at.activity, { token }));
      const held = (await read()).filter(({ kind }) => kind === "verse");
      assert.deepEqual(new Set(held.map(({ id }) => id)), new Set(entries.map(({ id }) => id)));
      const today = now.toISOString().slice(0, 10);
      const streak = await good(member.streak, send(target, "GET", `${at.streak}?today=${today}`, { token }));
      assert.deepEqual(streak, streakOf(await read(), today));
      assert.ok(streak.streak >= 3);
    },
  },
  {
    name: "what cannot be believed is refused one by one, each with its reason, and the rest is stored",
    async run(target) {
      const { now = new Date() } = target;
      const entry = {
        id: randomUUID(),
        kind: "verse",
        itemId: target.samples.verseId,
        at: now.toISOString(),
        localDate: now.toISOString().slice(0, 10),
        timeZone: "UTC",
      };
      const long = new Date(now.getTime() - (memberLimits.offlineDays + 2) * dayMs).toISOString();
      const soon = new Date(now.getTime() + 2 * dayMs).toISOString();
      const bad = {
        "member.unknown_content": { itemId: randomUUID() },
        "activity.zone_unknown": { timeZone: "Nowhere/At_All" },
        "activity.too_old": { at: long, localDate: long.slice(0, 10), offline: true },
        "activity.time_wrong": { at: soon, localDate: soon.slice(0, 10), offline: true },
        "activity.date_wrong": { localDate: "2020-02-29" },
      };
      const body = [...Object.values(bad).map((more) => ({ ...entry, ...more, id: randomUUID() })), entry];
      const receipt = await good(member.activityReceipt, send(target, "POST", at.activity, { body }));
      assert.deepEqual(
        receipt.refused.map(({ code }) => code),
        Object.keys(bad),
      );
      assert.deepEqual(receipt.stored, [entry.id]);
      const many = Array.from({ length: memberLimits.activityBatch + 1 }, () => entry);
      await refused(400, "member.invalid", send(target, "POST", at.activity, { body: many }));
    },
  },
];

const random: MemberCheck[] = [
  {
    name: "related content is drawn at random, of one type, as many as asked, without any text",
    async run(target) {
      const fetchRandom = (query: string) =>
        send(target, "GET", `${at.randomContent}?${query}`, { token: null });
      const items = await good(
        member.randomContent,
        fetchRandom("typeAlias=growthPlanArticle&count=2&culture=es"),
      );
      assert.equal(items.length, 2);
      assert.equal(new Set(items.map(({ id }) => id)).size, 2);
      assert.ok(
        items.every(
          ({ contentType, properties }) =>
            contentType === "growthPlanArticle" && !("contentBody" in properties),
        ),
      );
      const studies = await good(member.randomContent, fetchRandom("typeAlias=article&count=20"));
      assert.ok(!JSON.stringify(studies).includes("markup"));
      for (const query of [
        "typeAlias=subscriptionOffer",
        "typeAlias=article&count=0",
        "typeAlias=article&count=x",
        "",
        "typeAlias=article&count=21",
      ])
        await refused(400, "member.invalid", fetchRandom(query));
    },
  },
];

export const dailyContract: readonly MemberCheck[] = [...trivia, ...activity, ...random];
