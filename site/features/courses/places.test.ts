import { beforeEach, describe, expect, test, vi } from "vitest";
import { storageOver } from "../../../tests/support/storage.ts";
import { personalKeys } from "../../personal-storage.ts";
import { identityStore } from "../identity/identity-store.ts";
import { useMemberState } from "../member-data/member-state.ts";
import { emptyState } from "../member-data/shown.ts";
import { beginAgain, completeLesson, reopenLesson } from "./complete-lesson.ts";
import { placeIn } from "./fetch-places.ts";
import { withMarks } from "./member-places.ts";
import { nextReading } from "./next-reading.ts";
import { changePlaces, type Lesson, noted, parsePlaces, readPlaces, type ShownLesson } from "./places.ts";
import { whereLeftOff } from "./where-left-off.ts";

const saved = new Map<string, string>();
const lesson = (course: string, number: number): Lesson => ({
  id: `${course}-${number}`,
  path: `/devotionals/${course}/day-${number}`,
  title: `Day ${number} of ${course}`,
  number,
});
const shown = (course: string, number: number, count = 7): ShownLesson => ({
  type: "devotionalArticle",
  id: course,
  path: `/devotionals/${course}`,
  title: course,
  count,
  lesson: lesson(course, number),
  ...(number < count ? { next: lesson(course, number + 1) } : {}),
});
const open = (course: string, number: number, count?: number) =>
  changePlaces((stored) => ({
    ...stored,
    places: noted(stored.places, shown(course, number, count), "en-US", new Date().toISOString()),
  }));
const read = (course: string, number: number) =>
  completeLesson({ course, lesson: lesson(course, number).id });
const tomorrow = () => vi.setSystemTime(Date.now() + 86_400_000);
const pathOf = (course: string, number: number) => lesson(course, number).path;
const readBible = () =>
  saved.set(
    personalKeys.biblePlace,
    JSON.stringify({
      path: "/bible/kjv/john/3#v16",
      reference: "John 3",
      at: new Date().toISOString(),
      next: { path: "/bible/kjv/john/4", reference: "John 4" },
    }),
  );

beforeEach(() => {
  saved.clear();
  vi.useFakeTimers({ now: new Date("2026-11-18T07:00:00") });
  vi.stubGlobal("localStorage", storageOver(saved));
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("navigator", { onLine: false });
  vi.stubGlobal("document", { documentElement: { lang: "en-US", dataset: {} }, addEventListener: () => {} });
  identityStore.setState({ known: true, person: undefined, token: undefined });
  useMemberState.setState({ member: undefined, state: emptyState });
});

describe("what is read today", () => {
  test("nothing is known of a stranger", () => expect(nextReading()).toBeUndefined());

  test("the next lesson of the course that was read last; all day long the one that was read today", async () => {
    open("psalms", 1);
    open("mark", 1);
    expect(nextReading()?.path).toBe(pathOf("mark", 1));
    await read("mark", 1);
    expect(nextReading()?.path).toBe(pathOf("mark", 1));
    open("mark", 2);
    expect(nextReading()?.path, "one was read today already").toBe(pathOf("mark", 1));
    tomorrow();
    expect(nextReading()).toEqual({ path: pathOf("mark", 2), title: "Day 2 of mark" });
    await read("mark", 2);
    tomorrow();
    expect(nextReading()?.path).toBe(pathOf("mark", 3));
  });

  test("a finished course gives way to the one before it, then to the chapter after the last", async () => {
    open("psalms", 1);
    tomorrow();
    open("short", 1, 1);
    await read("short", 1);
    expect(nextReading()?.path).toBe(pathOf("short", 1));
    tomorrow();
    expect(nextReading()?.path).toBe(pathOf("psalms", 1));
    saved.delete(personalKeys.coursePlaces);
    readBible();
    expect(nextReading()).toEqual({ path: "/bible/kjv/john/4", title: "John 4" });
  });

  test("an earlier lesson that is opened again leaves the place where it was", async () => {
    for (const day of [1, 2]) {
      open("mark", day);
      await read("mark", day);
    }
    open("mark", 1);
    tomorrow();
    expect(nextReading()?.path).toBe(pathOf("mark", 3));
  });

  test("where the next one was read out of order, the course itself knows how to go on", async () => {
    open("mark", 2);
    await read("mark", 2);
    open("mark", 1);
    await read("mark", 1);
    tomorrow();
    expect(nextReading()).toEqual({ path: "/devotionals/mark", title: "mark" });
  });

  test("words and paths of another language are not used", () => {
    open("mark", 1);
    document.documentElement.lang = "es";
    expect(nextReading()).toBeUndefined();
  });

  test("what else is found in storage is no place", () => {
    const places = [{ ...shown("mark", 1), path: "//elsewhere.example" }, {}, { ...shown("mark", 1), at: 5 }];
    for (const text of [null, "", "{", "[]", '{"places":5}', JSON.stringify({ places })])
      expect(parsePlaces(text).places).toEqual([]);
  });
});

describe("where the reader left off", () => {
  test("courses and chapters, the newest first, finished ones not", async () => {
    open("psalms", 4);
    tomorrow();
    readBible();
    tomorrow();
    open("short", 1, 1);
    await read("short", 1);
    expect(whereLeftOff().map(({ id }) => id)).toEqual(["bible", "psalms"]);
    open("psalms", 5);
    expect(whereLeftOff().map(({ path }) => path)).toEqual([pathOf("psalms", 5), "/bible/kjv/john/3#v16"]);
  });

  test("a tap that was wrong is taken back, and a finished course can be begun again", async () => {
    open("short", 1, 1);
    await read("short", 1);
    await reopenLesson({ course: "short", lesson: "short-1" });
    expect(whereLeftOff()).toHaveLength(1);
    await read("short", 1);
    expect(whereLeftOff()).toEqual([]);
    await beginAgain("short");
    expect(whereLeftOff()).toHaveLength(1);
    expect(readPlaces().places[0]).toMatchObject({ done: {}, unsent: { "short-1": false } });
  });
});

describe("members", () => {
  const ana = () => identityStore.setState({ person: { id: "ana", roles: [] }, token: "x" });

  test("what was read before the sign-in is sent once, on the day it was read", async () => {
    open("mark", 1);
    await read("mark", 1);
    tomorrow();
    ana();
    const { sendLessons } = await import("./send-lessons.ts");
    sendLessons();
    sendLessons();
    const { outbox } = useMemberState.getState().state;
    expect(outbox).toHaveLength(1);
    expect(outbox[0]).toMatchObject({
      method: "POST",
      path: "/courses/mark/lessons/mark-1/completed",
      localDate: "2026-11-18",
      mark: { list: "reading mark", item: "mark-1" },
    });
    expect(readPlaces().member).toBe("ana");
  });

  test("a lesson that is marked on its page moves the place on; of a guide nothing is marked here", async () => {
    open("plan", 1);
    const [place] = readPlaces().places.map((one) => ({ ...one, type: "growthPlanArticle" }));
    const state = { ...emptyState, lists: { "lesson plan": ["plan-1"] } };
    expect(Object.keys(withMarks(place!, state).done)).toEqual(["plan-1"]);
    expect(withMarks({ ...place!, type: "studyGuideLesson" }, state).done).toEqual({});
  });

  test("on another device the place is the first lesson that is left; marks of lessons that are gone do not count", () => {
    const lessons = [1, 2, 3].map((number) => ({ ...lesson("mark", number), access: "free" }));
    const course = {
      id: "mark",
      type: "devotionalArticle",
      title: "Mark",
      path: "/devotionals/mark",
      lessons,
    };
    const done = {
      "mark-1": "2026-11-16T07:00:00Z",
      "mark-2": "2026-11-17T07:00:00Z",
      gone: "2026-11-17T08:00:00Z",
    };
    const place = placeIn(course, { id: "mark", at: "2026-11-17T07:00:00Z", done }, "en-US")!;
    expect(place).toMatchObject({ count: 3, lesson: { number: 3 }, read: { path: pathOf("mark", 2) } });
    expect(Object.keys(place.done)).toEqual(["mark-1", "mark-2"]);
  });
});
