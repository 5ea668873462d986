import { afterAll, beforeAll, expect, test } from "vitest";
import { chapterId } from "../../contracts/chapter-id.ts";
import { memberPaths as at, markHeaders } from "../../contracts/member-paths.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { createTestMember, type TestMember } from "../../tests/support/member-service.ts";

const day = 86_400_000;

describeOnEachDatabase("what a member does counts for their streak", (open) => {
  let service: TestMember;
  let members = 0;
  let who: string;
  beforeAll(async () => {
    service = await createTestMember(await open());
    service.clock.moveTo(new Date("2026-11-15T12:00:00Z"));
  });
  afterAll(() => service.close());
  const someone = () => {
    who = `member-${++members}`;
  };
  const streak = async (today: string) =>
    (await service.call(who, "GET", `${at.streak}?today=${today}`)).json;
  const records = async () => (await service.call(who, "GET", at.activity)).json;
  const inZone = (timeZone: string, localDate: string, doneAt?: string) => ({
    [markHeaders.timeZone]: timeZone,
    [markHeaders.localDate]: localDate,
    ...(doneAt ? { [markHeaders.doneAt]: doneAt } : {}),
  });

  test("a mark and an answer are recorded by the server itself, once per item and day", async () => {
    someone();
    const { planId, articleId, promptId, triviaId, questionId, right } = service.samples;
    const headers = inZone("Asia/Tokyo", "2026-11-15");
    for (let twice = 0; twice < 2; twice++) {
      await service.call(who, "POST", at.completedArticle(planId, articleId), undefined, headers);
      await service.call(who, "POST", at.completedPrompt(articleId, promptId), undefined, headers);
      await service.call(who, "POST", at.triviaResponse(triviaId, questionId), { answerId: right }, headers);
    }
    const held = await records();
    expect(held.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(["lesson", "prompt", "trivia"]);
    expect(held[0]).toMatchObject({ localDate: "2026-11-15", timeZone: "Asia/Tokyo" });
    expect(await streak("2026-11-15")).toMatchObject({ streak: 1, points: 17 });
  });

  test("points never decrease: a mark taken back stays done, and marking it again that day adds nothing", async () => {
    someone();
    const { planId, articleId } = service.samples;
    const path = at.completedArticle(planId, articleId);
    const headers = inZone("UTC", "2026-11-15");
    await service.call(who, "POST", path, undefined, headers);
    await service.call(who, "DELETE", path);
    expect(await streak("2026-11-15")).toMatchObject({ streak: 1, points: 10 });
    await service.call(who, "POST", path, undefined, headers);
    expect(await streak("2026-11-15")).toMatchObject({ streak: 1, points: 10 });
  });

  test("repeating a mark on a later day is the same mark, not another day", async () => {
    someone();
    const { planId, articleId } = service.samples;
    await service.call(who, "POST", at.completedArticle(planId, articleId));
    service.clock.advance(day);
    await service.call(who, "POST", at.completedArticle(planId, articleId));
    expect(await records()).toHaveLength(1);
    service.clock.advance(-day);
  });

  test("a mark given offline counts for the day it was given, whenever it arrives and however often", async () => {
    someone();
    const { planId, lessonIds } = service.samples;
    const send = (nth: number, date: string) =>
      service.call(
        who,
        "POST",
        at.completedArticle(planId, lessonIds[nth]!),
        undefined,
        inZone("America/Chicago", date, `${date}T23:30:00-06:00`),
      );
    await send(2, "2026-11-14");
    await send(0, "2026-11-12");
    await send(1, "2026-11-13");
    await send(0, "2026-11-12");
    expect(await streak("2026-11-15")).toMatchObject({ streak: 3, points: 30, graceUsed: 0 });
  });

  test("the reasons explain the streak", async () => {
    someone();
    const { verseId } = service.samples;
    const entry = (localDate: string, nth: number) => ({
      id: `00000000-0000-4000-8000-0000000000${nth}`,
      kind: "verse",
      itemId: verseId,
      at: `${localDate}T10:00:00Z`,
      localDate,
      timeZone: "UTC",
      offline: true,
    });
    const body = [entry("2026-11-12", 12), entry("2026-11-14", 14)];
    await service.call(who, "POST", at.activity, body);
    expect((await streak("2026-11-15")).reasons).toEqual([
      { code: "days", days: 2, from: "2026-11-12", to: "2026-11-14" },
      { code: "today_open" },
      { code: "grace", date: "2026-11-13" },
    ]);
    const from = await service.call(who, "GET", `${at.activity}?from=2026-11-13`);
    expect(from.json).toHaveLength(1);
  });

  const act = (kind: string, itemId: string, localDate = "2026-11-15") => ({
    id: crypto.randomUUID(),
    kind,
    itemId,
    at: `${localDate}T10:00:00Z`,
    localDate,
    timeZone: "UTC",
    offline: true,
  });

  test("a day has room for 80 acts, and what was sent before is stored however often it is sent", async () => {
    someone();
    const body = Array.from({ length: 90 }, (_, nth) => act("chapter", chapterId("Ps", nth + 1)));
    for (const _ of ["once", "again"]) {
      const { json } = await service.call(who, "POST", at.activity, body);
      expect(json.stored).toHaveLength(80);
      expect(json.refused).toHaveLength(10);
      expect(json.refused[0]).toMatchObject({ code: "activity.too_many" });
    }
    expect(await records()).toHaveLength(80);
    const other = await service.call(who, "POST", at.activity, [
      act("chapter", chapterId("Ps", 1), "2026-11-14"),
    ]);
    expect(other.json.refused).toEqual([]);
  });

  test("what a member may not read counts for nothing", async () => {
    someone();
    const { premium } = service.samples;
    const { json } = await service.call(who, "POST", at.activity, [act("lesson", premium.lessonId)]);
    expect(json).toMatchObject({ stored: [], refused: [{ code: "member.unknown_content" }] });
  });

  test.each(["2026-13-45", "2026-02-31", "0000-00-00", "9999-99-99", "yesterday"])(
    "from %s is no date",
    async (from) => {
      const answer = await service.call(who, "GET", `${at.activity}?from=${from}`);
      expect([answer.status, answer.json.code]).toEqual([400, "member.invalid"]);
    },
  );

  test("Bible chapters and lessons of plans and guides count toward the day and the streak", async () => {
    someone();
    const { articleId, lessonId } = service.samples;
    const body = [act("chapter", chapterId("John", 3)), act("lesson", articleId), act("lesson", lessonId)];
    const { json } = await service.call(who, "POST", at.activity, body);
    expect(json.refused).toEqual([]);
    expect(await streak("2026-11-15")).toMatchObject({ streak: 1, points: 23 });
  });

  test("a chapter that no Bible has is refused, and an item of the content is no chapter", async () => {
    someone();
    const { verseId } = service.samples;
    const body = [
      act("chapter", chapterId("John", 22)),
      act("chapter", verseId),
      act("verse", chapterId("John", 3)),
    ];
    const { json } = await service.call(who, "POST", at.activity, body);
    expect(json.stored).toEqual([]);
    expect(json.refused).toHaveLength(3);
    expect(await streak("2026-11-15")).toMatchObject({ streak: 0, points: 0 });
  });

  test("what was done today can be taken back, again and again; other days, kinds and members stay", async () => {
    someone();
    const { verseId } = service.samples;
    const body = [
      act("verse", verseId),
      act("verse", verseId, "2026-11-14"),
      act("chapter", chapterId("Ps", 23)),
    ];
    await service.call(who, "POST", at.activity, body);
    await service.call("somebody else", "POST", at.activity, [act("verse", verseId)]);
    const undo = (kind: string) =>
      service.call(
        who,
        "DELETE",
        `${at.activityOf(verseId)}?kind=${kind}`,
        undefined,
        inZone("UTC", "2026-11-15", "2026-11-15T11:00:00Z"),
      );
    for (let twice = 0; twice < 2; twice++) expect((await undo("verse")).status).toBe(204);
    expect(await records()).toMatchObject([
      { kind: "verse", localDate: "2026-11-14" },
      { kind: "chapter", localDate: "2026-11-15" },
    ]);
    expect((await undo("nothing")).status).toBe(400);
    const others = await service.call("somebody else", "GET", at.activity);
    expect(others.json).toHaveLength(1);
    await service.call(
      who,
      "DELETE",
      `${at.activityOf(chapterId("Ps", 23))}?kind=chapter`,
      undefined,
      inZone("UTC", "2026-11-15"),
    );
    expect(await streak("2026-11-15")).toMatchObject({ streak: 1, points: 1 });
  });

  test("two devices may have used the same id for different acts: the first stays, nothing is overwritten", async () => {
    someone();
    const { verseId } = service.samples;
    const entry = {
      id: "00000000-0000-4000-8000-0000000000ff",
      kind: "verse",
      itemId: verseId,
      timeZone: "UTC",
    };
    const [first, second] = ["2026-11-15", "2026-11-14"].map((localDate) => {
      return { ...entry, localDate, at: `${localDate}T10:00:00Z`, offline: true };
    });
    await service.call(who, "POST", at.activity, [first]);
    await service.call(who, "POST", at.activity, [second]);
    expect(await records()).toMatchObject([{ localDate: "2026-11-15" }]);
  });
});
