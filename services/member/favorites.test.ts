import { afterAll, beforeAll, expect, test } from "vitest";
import { memberLimits, memberPaths } from "../../contracts/member-paths.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { runningClock } from "../../tests/support/fixed-clock.ts";
import { base, createTestMember, origin, type TestMember } from "../../tests/support/member-service.ts";
import { createMarksStore } from "./marks-store.ts";

describeOnEachDatabase("favourites", (open) => {
  let service: TestMember;
  let marks: ReturnType<typeof createMarksStore>;
  beforeAll(async () => {
    const database = await open();
    service = await createTestMember(database);
    marks = createMarksStore(database.db, runningClock());
  });
  afterAll(() => service.close());

  const id = (nth: number) => `00000000-0000-4000-8000-0000000f${String(nth).padStart(4, "0")}`;
  const markOf = (nth: number) => ({ kind: "favourite", parentId: id(nth), itemId: id(nth) }) as const;
  const { freeFavorites } = memberLimits;

  test("a free account saves up to 20, however many are added concurrently; a repeat does not count", async () => {
    const added = await Promise.all(
      Array.from({ length: freeFavorites + 5 }, (_, nth) =>
        marks.addWithin("ana", markOf(nth), freeFavorites),
      ),
    );
    expect(added.filter(Boolean)).toHaveLength(freeFavorites);
    const stored = await marks.list("ana", "favourite");
    expect(stored).toHaveLength(freeFavorites);
    const again = { kind: "favourite", parentId: stored[0]!.parentId, itemId: stored[0]!.itemId } as const;
    expect(await marks.addWithin("ana", again, freeFavorites)).toEqual(stored[0]!.markedAt);
  });

  test("premium saves any number; a full free account gets a stable code", async () => {
    const { verseId } = service.samples;
    const full = await service.call("ana", "POST", memberPaths.favorite(verseId));
    expect([full.status, full.json.code]).toEqual([409, "member.favourites_full"]);
    const token = await service.token("ana", { roles: ["WellspringPremium"] });
    const answer = await service.app.request(`${origin}${base}${memberPaths.favorite(verseId)}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    expect(await marks.list("ana", "favourite")).toHaveLength(freeFavorites + 1);
  });
});
