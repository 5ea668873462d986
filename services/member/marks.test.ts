import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { runningClock } from "../../tests/support/fixed-clock.ts";
import { createMemberStore, type MemberStore } from "./store.ts";

const lessons = [1, 2, 3].map((nth) => `00000000-0000-4000-8000-00000000000${nth}`);
const planId = "00000000-0000-4000-8000-0000000000aa";
const dates = ["2026-03-07", "2026-03-08"];

const anyStep = fc.record({
  what: fc.constantFrom("add", "remove"),
  lesson: fc.constantFrom(...lessons),
  localDate: fc.constantFrom(...dates),
  /** A network that fails makes a device send the same again. */
  times: fc.integer({ min: 1, max: 3 }),
});

describeOnEachDatabase("marks", (open) => {
  let store: MemberStore;
  const clock = runningClock();
  beforeAll(async () => {
    store = await createMemberStore({ database: await open(), clock });
  });
  const mark = (itemId: string) => ({ kind: "lesson", parentId: planId, itemId }) as const;
  const done = (itemId: string, localDate: string) => {
    const at = new Date(`${localDate}T12:00:00Z`);
    return { kind: "lesson", itemId, at, localDate, timeZone: "UTC" } as const;
  };

  test("any order of marks, however often each is sent, ends as if each had been sent once", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (steps) => {
        const subject = randomUUID();
        const expected = new Set<string>();
        const acts = new Set<string>();
        for (const { what, lesson, localDate, times } of steps) {
          if (what === "add" && !expected.has(lesson)) acts.add(`${lesson} ${localDate}`);
          if (what === "add") expected.add(lesson);
          else expected.delete(lesson);
          for (let time = 0; time < times; time++) {
            if (what === "add") await store.marks.add(subject, mark(lesson), done(lesson, localDate));
            else await store.marks.remove(subject, mark(lesson));
          }
        }
        const marks = await store.marks.list(subject, "lesson", [planId]);
        expect(marks.map(({ itemId }) => itemId).toSorted()).toEqual([...expected].toSorted());
        const activity = await store.activity.list(subject);
        expect(activity.map(({ itemId, localDate }) => `${itemId} ${localDate}`).toSorted()).toEqual(
          [...acts].toSorted(),
        );
      }),
      { numRuns: 40 },
    );
  });

  test("two devices that send the same at once make one mark, one act and get the same answer", async () => {
    const subject = randomUUID();
    const sent = Array.from({ length: 20 }, () =>
      store.marks.add(subject, mark(lessons[0]!), done(lessons[0]!, dates[0]!)),
    );
    expect(new Set((await Promise.all(sent)).map(Number)).size).toBe(1);
    expect(await store.marks.list(subject, "lesson")).toHaveLength(1);
    expect(await store.activity.list(subject)).toHaveLength(1);
  });

  describe("notes", () => {
    const anyNote = fc.record({
      text: fc.string({ maxLength: 5, unit: "grapheme" }).map((text) => text.replaceAll("\0", "")),
      updatedAt: fc.integer({ min: 0, max: 3 }).map((day) => `2026-01-0${day + 1}T00:00:00.000Z`),
    });
    test("any order of the same notes, from any device, ends with the same note", async () => {
      const orders = fc
        .array(anyNote, { minLength: 1, maxLength: 6 })
        .chain((notes) =>
          fc.tuple(fc.constant(notes), fc.shuffledSubarray(notes, { minLength: notes.length })),
        );
      await fc.assert(
        fc.asyncProperty(orders, async ([notes, shuffled]) => {
          const ends = [];
          for (const order of [notes, [...shuffled, ...shuffled]]) {
            const subject = randomUUID();
            let stored: unknown;
            for (const note of order)
              stored = await store.notes.save(subject, planId, { ...note, sectionId: lessons[0]! });
            ends.push(stored);
          }
          expect(ends[1]).toEqual(ends[0]);
        }),
        { numRuns: 40 },
      );
    });

    test("a device whose clock runs ahead does not win for years", async () => {
      const subject = randomUUID();
      const sectionId = lessons[0]!;
      const ahead = { sectionId, text: "from the future", updatedAt: "2099-01-01T00:00:00.000Z" };
      const stored = await store.notes.save(subject, planId, ahead);
      expect(Date.parse(stored.updatedAt)).toBeLessThanOrEqual(clock.now().getTime());
      clock.advance(1000);
      const later = { sectionId, text: "now", updatedAt: clock.now().toISOString() };
      expect((await store.notes.save(subject, planId, later)).text).toBe("now");
    });

    test("the server's clock is set two hours back: a later note is still stored", async () => {
      const subject = randomUUID();
      const sectionId = lessons[0]!;
      const before = clock.now().getTime();
      const at = (minute: number) => new Date(before + minute * 60_000).toISOString();
      await store.notes.save(subject, planId, { sectionId, text: "z", updatedAt: at(-5) });
      clock.advance(-2 * 3_600_000);
      for (const [nth, text] of ["b", "a"].entries()) {
        const stored = await store.notes.save(subject, planId, { sectionId, text, updatedAt: at(nth) });
        expect(stored.text).toBe(text);
      }
      // What was written before all of them and comes late does not win because the clock says that they are older.
      const late = { sectionId, text: "zz", updatedAt: at(-6) };
      expect((await store.notes.save(subject, planId, late)).text).toBe("a");
      clock.advance(2 * 3_600_000);
    });

    test("an empty note is a note that was removed", async () => {
      const subject = randomUUID();
      const sectionId = lessons[0]!;
      await store.notes.save(subject, planId, { sectionId, text: "a", updatedAt: "2026-01-01T00:00:00Z" });
      await store.notes.save(subject, planId, { sectionId, text: "", updatedAt: "2026-01-02T00:00:00Z" });
      await store.notes.save(subject, planId, { sectionId, text: "a", updatedAt: "2026-01-01T00:00:00Z" });
      expect(await store.notes.list(subject, planId)).toEqual([]);
    });
  });
});
