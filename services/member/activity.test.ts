import { afterAll, beforeAll, expect, test } from "vitest";
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
