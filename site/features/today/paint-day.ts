/**
 * The day on every page, with React and without it: what is done is painted by attributes of the document and the style
 * sheet (today.css), so that the markup stays as the server wrote it.
 */
import type { ActivityKind } from "../../../contracts/streaks.ts";
import { localizePath } from "../../i18n/locale.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { personalKeys } from "../../personal-storage.ts";
import { type DayMark, doneSteps, findDone, readRecord, withMark, writeRecord } from "./day-record.ts";
import { nextStep } from "./day-steps.ts";

const readingKeys = [personalKeys.coursePlaces, personalKeys.biblePlace];

/** Sent when something was done or taken back here; the member's part follows it. */
export const dayChangedEvent = "day:changed";

export const dayEnd = () => document.querySelector<HTMLElement>("[data-day-end]");
export const itemOf = ({ dataset: { kind, item, of } }: HTMLElement): Omit<DayMark, "at"> => ({
  kind: kind as ActivityKind,
  item: item!,
  ...(of ? { of } : {}),
});

/** Of the steps that the page shows; a page without any may be left for any. */
export function nextOf(done: ReadonlySet<string>, place: HTMLElement | null) {
  const shown = [...document.querySelectorAll<HTMLElement>("[data-day-step]")].map(
    ({ dataset }) => dataset.dayStep!,
  );
  return nextStep(done, place?.dataset.step, shown.length > 0 ? shown : undefined);
}

export function paintDay(): void {
  const record = readRecord();
  const done = doneSteps(record);
  const place = dayEnd();
  const root = document.documentElement.dataset;
  root.dayDone = [...done].join(" ");
  root.dayNext = nextOf(done, place);
  root.dayHere = place && findDone(record, itemOf(place)) ? "done" : "open";
  void paintReading();
}

/** The reader's own reading in place of the one for everybody; loaded for those who have one. */
export async function paintReading(): Promise<void> {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    "a:is([data-day-step=reading],[data-day-go=reading]):not([aria-current])",
  );
  try {
    if (links.length === 0 || !readingKeys.some((key) => localStorage.getItem(key))) return;
    const own = (await import("../courses/next-reading.ts")).nextReading();
    if (!own) return;
    for (const link of links) {
      link.setAttribute("href", localizePath(own.path, getLocale()));
      link.dataset.own = own.title;
    }
  } catch {}
}

/** Resolves once the lesson's course has moved on, too. */
export async function save(mark: DayMark): Promise<void> {
  document.getElementById("note")?.remove();
  writeRecord(withMark(readRecord(), mark));
  paintDay();
  dispatchEvent(new Event(dayChangedEvent));
  if (mark.of) await markLesson(mark.of, mark);
}

async function markLesson(course: string, { item: lesson, state }: DayMark): Promise<void> {
  const [{ completeLesson, reopenLesson }, { notePlace }] = await Promise.all([
    import("../courses/complete-lesson.ts"),
    import("../courses/note-place.ts"),
  ]);
  if (state) return reopenLesson({ course, lesson });
  // Whoever is quick may be done before their place was noted.
  notePlace();
  return completeLesson({ course, lesson });
}
