import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { markHeaders, memberPaths } from "../../contracts/member-paths.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { runningClock } from "../../tests/support/fixed-clock.ts";
import { createTestMember, type TestMember } from "../../tests/support/member-service.ts";

describeOnEachDatabase("courses", (open) => {
  let service: TestMember;
  const clock = runningClock();
  beforeAll(async () => {
    service = await createTestMember(await open(), clock);
    for (const who of ["ana", "bob"]) await service.premium.give(who);
  });
  afterAll(() => service.close());

  async function post(path: string, headers = {}) {
    clock.advance(60_000);
    const answer = await service.call("ana", "POST", path, undefined, headers);
    expect(answer.status, path).toBe(200);
    return answer.json;
  }
  const courses = async () =>
    (await service.call("ana", "GET", memberPaths.courses)).json as {
      courseId: string;
      lessons: { lessonId: string }[];
    }[];

  test("devotionals and channels are remembered like plans and guides, the latest first", async () => {
    const { courseId, partId, channelId, planId, articleId, guideId, lessonId, sectionIds } = service.samples;
    const [page] = (await service.read(`/content?fetch=children:${channelId}`)).items;
    await post(memberPaths.subscription(planId));
    await post(memberPaths.completedArticle(planId, articleId));
    const [first, ...rest] = sectionIds;
    await post(memberPaths.completedSection(lessonId, first!));
    await post(memberPaths.completedLesson(channelId, page!.id));
    await post(memberPaths.completedLesson(courseId, partId));
    expect((await courses()).map((course) => course.courseId)).toEqual([
      courseId,
      channelId,
      guideId,
      planId,
    ]);
    const lessonsOf = async (id: string) =>
      (await courses()).find((course) => course.courseId === id)!.lessons.map((one) => one.lessonId);
    expect(await lessonsOf(courseId)).toEqual([partId]);
    expect(await lessonsOf(planId)).toEqual([articleId]);
    // A lesson of a guide is done when all its sections are checked.
    expect(await lessonsOf(guideId)).toEqual([]);
    for (const section of rest) await post(memberPaths.completedSection(lessonId, section));
    expect(await lessonsOf(guideId)).toEqual([lessonId]);
    expect((await courses())[0]!.courseId).toBe(guideId);

    await service.call("ana", "DELETE", memberPaths.completedLesson(courseId, partId));
    expect((await courses()).map((course) => course.courseId)).not.toContain(courseId);
  });

  test("a day that was read counts once, by its mark or by the reading watch, on the day it was read", async () => {
    const { courseId, partId } = service.samples;
    const at = new Date(clock.now().getTime() - 2 * 86_400_000);
    const localDate = at.toISOString().slice(0, 10);
    const headers = {
      [markHeaders.localDate]: localDate,
      [markHeaders.timeZone]: "UTC",
      [markHeaders.doneAt]: at.toISOString(),
    };
    const path = memberPaths.completedLesson(courseId, partId);
    expect((await service.call("bob", "POST", path, undefined, headers)).status).toBe(200);
    const act = { kind: "devotional", itemId: partId, at: at.toISOString(), localDate, timeZone: "UTC" };
    await service.call("bob", "POST", memberPaths.activity, [{ ...act, id: randomUUID(), offline: true }]);
    const { json } = await service.call("bob", "GET", memberPaths.activity);
    expect(json).toHaveLength(1);
    expect(json[0]).toMatchObject({ kind: "devotional", itemId: partId, localDate });
    await service.call("bob", "DELETE", path);
  });

  test("what was read before a sign-in stays in the order in which it was read, in whichever order it arrives", async () => {
    const { courseId, partId, channelId } = service.samples;
    const [page] = (await service.read(`/content?fetch=children:${channelId}`)).items;
    const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000).toISOString();
    for (const [path, at] of [
      [memberPaths.completedLesson(channelId, page!.id), daysAgo(1)],
      [memberPaths.completedLesson(courseId, partId), daysAgo(2)],
    ] as const) {
      const headers = { [markHeaders.timeZone]: "UTC", [markHeaders.doneAt]: at };
      const answer = await service.call("bob", "POST", path, undefined, headers);
      expect(answer.json.completedAt, path).toBe(at);
    }
    const known = (await service.call("bob", "GET", memberPaths.courses)).json as { courseId: string }[];
    expect(known.map((course) => course.courseId)).toEqual([channelId, courseId]);
  });

  test("what a member may not read they cannot have completed", async () => {
    const { courseId, partId } = service.samples;
    const answer = await service.call("eve", "POST", memberPaths.completedLesson(courseId, partId));
    expect([answer.status, answer.json.code]).toEqual([403, "member.premium_needed"]);
  });

  test("an article of another channel, or a plan's lesson, is no part of it", async () => {
    const { courseId, channelId, partId, planId, articleId } = service.samples;
    for (const [course, part] of [
      [channelId, partId],
      [courseId, articleId],
      [planId, articleId],
    ] as const) {
      const answer = await service.call("ana", "POST", memberPaths.completedLesson(course, part));
      expect([answer.status, answer.json.code]).toEqual([404, "member.unknown_content"]);
    }
  });
});
