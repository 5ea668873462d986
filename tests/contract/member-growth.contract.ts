/** Growth plans with their rhythm and calendar, study guides and creators. */
import assert from "node:assert/strict";
import * as member from "../../contracts/member.ts";
import { memberPaths as at, memberLimits } from "../../contracts/member-paths.ts";
import { good, type MemberCheck, type MemberTarget, refused, send } from "./member-target.ts";

const ids = (
  list: { itemId?: string; articleId?: string; promptId?: string }[],
  name: "articleId" | "promptId",
) => list.map((one) => one[name]);

/** The same for a plan and for a guide. */
async function storesRhythm(target: MemberTarget, path: string, token: string): Promise<void> {
  const body = { days: ["sun", "wed", "wed"], time: "06:15", timeZone: "Europe/Madrid", remind: false };
  const put = (more = {}) => send(target, "PUT", path, { token, body: { ...body, ...more } });
  const read = () => good(member.rhythmOrNone, send(target, "GET", path, { token }));
  const stored = await good(member.rhythm, put());
  assert.deepEqual(stored, { ...body, days: ["wed", "sun"] });
  for (const wrong of [{ timeZone: "Nowhere/At_All" }, { time: "24:00" }, { days: [] }])
    await refused(400, "member.invalid", put(wrong));
  assert.deepEqual(await read(), stored);
  await send(target, "DELETE", path, { token });
  assert.equal(await read(), null);
}

const growth: MemberCheck[] = [
  {
    name: "a plan subscribed, lessons and prompts completed and taken back, each as often as one likes",
    async run(target) {
      const { planId, lessonIds, articleId, promptId } = target.samples;
      const completed = async () =>
        ids(
          await good(member.articleCompletions, send(target, "GET", at.completedArticles(planId))),
          "articleId",
        );
      for (let twice = 0; twice < 2; twice++)
        for (const id of lessonIds) await send(target, "POST", at.completedArticle(planId, id));
      assert.deepEqual((await completed()).toSorted(), lessonIds.toSorted());
      await good(member.subscription, send(target, "POST", at.subscription(planId)));
      const subscriptions = await good(member.subscriptions, send(target, "GET", at.subscriptions));
      assert.equal(subscriptions.length, 1);
      assert.deepEqual(subscriptions[0]!.completedArticleIds?.toSorted(), lessonIds.toSorted());
      for (let twice = 0; twice < 2; twice++)
        assert.equal((await send(target, "DELETE", at.completedArticle(planId, lessonIds[0]!))).status, 204);
      assert.deepEqual((await completed()).toSorted(), lessonIds.slice(1).toSorted());
      await good(member.promptCompletion, send(target, "POST", at.completedPrompt(articleId, promptId)));
      const prompts = await good(
        member.promptCompletions,
        send(target, "GET", at.completedPrompts(articleId)),
      );
      assert.deepEqual(ids(prompts, "promptId"), [promptId]);
    },
  },
  {
    name: "a lesson of another plan and a prompt of another lesson are unknown there",
    async run(target) {
      const { planId, lessonId, articleId, sectionId, lessonIds, promptId } = target.samples;
      await refused(
        404,
        "member.unknown_content",
        send(target, "POST", at.completedArticle(planId, lessonId)),
      );
      await refused(
        404,
        "member.unknown_content",
        send(target, "POST", at.completedPrompt(articleId, sectionId)),
      );
      const other = lessonIds.find((id) => id !== articleId)!;
      await refused(404, "member.unknown_content", send(target, "POST", at.completedPrompt(other, promptId)));
    },
  },
  {
    name: "a rhythm is null until it is set, and null again",
    run: (target) => storesRhythm(target, at.rhythm(target.samples.planId), target.tokens[0]),
  },
  {
    name: "the calendar feed has a secret address without a token, which another makes worthless",
    async run(target) {
      const renew = async () => (await good(member.calendarAddress, send(target, "POST", at.calendar))).path!;
      const read = (path: string) =>
        send(target, "GET", path.slice(new URL(target.baseUrl).pathname.length), { token: null });
      const old = await renew();
      const now = await renew();
      assert.notEqual(old, now);
      const gone = await read(old);
      assert.equal(gone.status, 404);
      const feed = await read(now);
      // Whoever has the address has the calendar: nothing on the way may store it, nor be told it.
      for (const { headers } of [gone, feed]) {
        assert.equal(headers.get("cache-control"), "no-store");
        assert.equal(headers.get("referrer-policy"), "no-referrer");
      }
      assert.equal(feed.status, 200);
      assert.match(feed.headers.get("content-type") ?? "", /text\/calendar/);
      assert.match(feed.text, /^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
    },
  },
];

const studies: MemberCheck[] = [
  {
    name: "a guide's rhythm is null until a premium member sets it, and null again",
    run: (target) => storesRhythm(target, at.guideRhythm(target.samples.guideId), target.premium),
  },
  {
    name: "a guide's rhythm cannot be set without premium, and no rhythm is stored for anything but a guide",
    async run(target) {
      const { guideId, planId } = target.samples;
      const body = { days: ["mon"], time: "06:15", timeZone: "UTC", remind: true };
      const put = (id: string, token?: string) =>
        send(target, "PUT", at.guideRhythm(id), { body, ...(token ? { token } : {}) });
      await refused(403, "member.premium_needed", put(guideId));
      assert.equal(await good(member.rhythmOrNone, send(target, "GET", at.guideRhythm(guideId))), null);
      await refused(404, "member.unknown_content", put(planId, target.premium));
    },
  },
  {
    name: "a section checked or a rhythm set makes a guide one of the member's, with all that is checked in it",
    async run(target) {
      const { guideId, lessonId, sectionId } = target.samples;
      const guides = async (token: string) =>
        (await good(member.guides, send(target, "GET", at.guides, { token }))).find(
          (one) => one.guideId === guideId,
        );
      const [token] = target.tokens;
      await good(member.sectionCompletion, send(target, "POST", at.completedSection(lessonId, sectionId)));
      assert.ok((await guides(token))?.completedSectionIds.includes(sectionId));
      await send(target, "DELETE", at.completedSection(lessonId, sectionId));
      assert.ok(!(await guides(token))?.completedSectionIds.includes(sectionId));
      const path = at.guideRhythm(guideId);
      const body = { days: ["mon"], time: "06:15", timeZone: "UTC", remind: false };
      await send(target, "DELETE", path, { token: target.premium });
      assert.equal(await guides(target.premium), undefined);
      await good(member.rhythm, send(target, "PUT", path, { body, token: target.premium }));
      assert.deepEqual(await guides(target.premium), { guideId, completedSectionIds: [] });
      await send(target, "DELETE", path, { token: target.premium });
    },
  },
  {
    name: "of two notes the one written last is stored, whichever arrives first",
    async run(target) {
      const { lessonId, sectionId } = target.samples;
      const put = (text: string, updatedAt: string) =>
        good(
          member.note,
          send(target, "PUT", at.note(lessonId, sectionId), {
            body: { text, updatedAt },
            token: target.tokens[1],
          }),
        );
      await put("second", "2026-01-02T00:00:00Z");
      assert.equal((await put("first", "2026-01-01T00:00:00Z")).text, "second");
      assert.equal((await put("third", "2026-01-03T00:00:00+01:00")).text, "third");
      const notes = await good(
        member.notes,
        send(target, "GET", at.notes(lessonId), { token: target.tokens[1] }),
      );
      assert.deepEqual(
        notes.map(({ text }) => text),
        ["third"],
      );
      const body = { text: "a".repeat(memberLimits.note + 1), updatedAt: "2026-01-04T00:00:00Z" };
      await refused(400, "member.invalid", send(target, "PUT", at.note(lessonId, sectionId), { body }));
    },
  },
  {
    name: "a section of a premium lesson cannot be completed without premium",
    async run(target) {
      const { lessonId, sectionId } = target.samples.premium;
      await refused(
        403,
        "member.premium_needed",
        send(target, "POST", at.completedSection(lessonId, sectionId)),
      );
    },
  },
];

const creators: MemberCheck[] = [
  {
    name: "contributors and channels can be followed, nothing else, and what they publish comes newest first",
    async run(target) {
      const { contributorId, channelId, topicId } = target.samples;
      for (const id of [contributorId, channelId])
        await good(member.follow, send(target, "POST", at.follow(id)));
      await refused(404, "member.unknown_content", send(target, "POST", at.follow(topicId)));
      const latest = await good(
        member.followedItems,
        send(target, "GET", `${at.latestFollowed}?culture=es&take=5`),
      );
      assert.ok(latest.length > 0);
      const dates = latest.map(({ publishedDate }) => publishedDate ?? "");
      assert.deepEqual(dates, dates.toSorted().reverse());
      assert.equal(new Set(latest.map(({ id }) => id)).size, latest.length);
      assert.ok(!JSON.stringify(latest).includes("contentBody"));
    },
  },
];

const favorites: MemberCheck[] = [
  {
    name: "verses, articles and prayers are saved, newest first; nothing else can be",
    async run(target) {
      const { verseId, articleId, topicId } = target.samples;
      for (const id of [verseId, articleId, verseId])
        await good(member.favorite, send(target, "POST", at.favorite(id)));
      await refused(404, "member.unknown_content", send(target, "POST", at.favorite(topicId)));
      const stored = await good(member.favorites, send(target, "GET", `${at.favorites}?culture=es`));
      assert.deepEqual(new Set(stored.map(({ id }) => id)), new Set([verseId, articleId]));
      await send(target, "DELETE", at.favorite(verseId));
      const left = await good(member.favorites, send(target, "GET", at.favorites));
      assert.deepEqual(
        left.map(({ id }) => id),
        [articleId],
      );
    },
  },
];

export const growthContract: readonly MemberCheck[] = [...growth, ...studies, ...creators, ...favorites];
