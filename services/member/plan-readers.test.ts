import { afterAll, beforeAll, expect, test } from "vitest";
import { markHeaders, memberPaths } from "../../contracts/member-paths.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { fixedClock } from "../../tests/support/fixed-clock.ts";
import { createTestMember, type TestMember } from "../../tests/support/member-service.ts";

describeOnEachDatabase("who has read today", (open) => {
  let service: TestMember;
  beforeAll(async () => {
    // Still Saturday in Honolulu, Sunday in New York, almost Monday in Auckland.
    service = await createTestMember(await open(), fixedClock(new Date("2026-11-15T09:30:00Z")));
  });
  afterAll(() => service.close());

  const complete = (who: string, zone: string, day: string) => {
    const { planId, articleId } = service.samples;
    const headers = { [markHeaders.localDate]: day, [markHeaders.timeZone]: zone };
    return service.call(who, "POST", memberPaths.completedArticle(planId, articleId), undefined, headers);
  };
  const readers = async () =>
    [...(await service.planReaders.readToday(["ana", "ben", "cleo"], service.samples.planId))].sort();

  test("a lesson of the plan completed on the member's own day, until that day ends or it is taken back", async () => {
    await complete("ana", "Pacific/Honolulu", "2026-11-14");
    await complete("ben", "America/New_York", "2026-11-15");
    expect(await readers()).toEqual(["ana", "ben"]);
    expect(await service.planReaders.readToday(["cleo"], service.samples.planId)).toEqual(new Set());
    expect(await service.planReaders.readToday(["ana"], service.samples.topicId)).toEqual(new Set());
    // Half an hour after midnight in Honolulu it is still the same day in New York.
    service.clock.advance(60 * 60_000);
    expect(await readers()).toEqual(["ben"]);
    const { planId, articleId } = service.samples;
    await service.call("ben", "DELETE", memberPaths.completedArticle(planId, articleId));
    expect(await readers()).toEqual([]);
  });

  test("subscribing for a member is as if they did it themselves", async () => {
    const { planId } = service.samples;
    expect(await service.planReaders.isSubscribed("cleo", planId)).toBe(false);
    await service.planReaders.subscribe("cleo", planId);
    await service.planReaders.subscribe("cleo", planId);
    expect(await service.planReaders.isSubscribed("cleo", planId)).toBe(true);
    const { json } = await service.call("cleo", "GET", memberPaths.subscriptions);
    expect(json).toMatchObject([{ growthPlanId: planId }]);
  });
});
