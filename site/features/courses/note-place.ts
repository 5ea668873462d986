import { rememberRow } from "../cards/remember-row.ts";
import { completeLesson } from "./complete-lesson.ts";
import { changePlaces, noted, placesKey, readPlaces, type ShownLesson } from "./places.ts";
import { whereLeftOff } from "./where-left-off.ts";

/** As long as the reading that counts for a streak takes. */
const secondsToRead = 30;
/** Lessons of plans and guides are marked by their readers. */
const completedByReading = ["devotionalArticle", "channelArticle"];

/** The lesson on this page, if the reader may have all of it. */
function shownLesson(): ShownLesson | undefined {
  const text = document.querySelector<HTMLElement>("main [data-course]")?.dataset.course;
  if (!text) return undefined;
  const shown = JSON.parse(text) as ShownLesson;
  const { premium, signedIn } = document.documentElement.dataset;
  const has = { account: signedIn, premium };
  return shown.needs && has[shown.needs] === undefined ? undefined : shown;
}

/** Home leaves room for the row that shows them. */
const leaveRoom = () => rememberRow("continue", whereLeftOff().length);

let timer: ReturnType<typeof setInterval> | undefined;

/** A day of a devotional or an article of a channel is completed once it was before the reader long enough. */
function watch({ id: course, lesson: { id: lesson } }: ShownLesson): void {
  let seconds = 0;
  timer = setInterval(() => {
    if (shownLesson()?.lesson.id !== lesson) return clearInterval(timer);
    if (document.visibilityState !== "visible" || ++seconds < secondsToRead) return;
    clearInterval(timer);
    void completeLesson({ course, lesson });
  }, 1000);
}

addEventListener(placesKey, leaveRoom);

/** The page of a lesson or chapter is shown; a chapter's place is saved by its reader (bible/reader.ts). */
export function notePlace(): void {
  clearInterval(timer);
  leaveRoom();
  const { lang } = document.documentElement;
  const shown = shownLesson();
  if (shown) {
    const at = new Date().toISOString();
    changePlaces((stored) => ({ ...stored, places: noted(stored.places, shown, lang, at) }));
    if (completedByReading.includes(shown.type)) watch(shown);
  }
  if (readPlaces().places.some(({ locale }) => locale !== lang))
    void import("./translate-places.ts").then(({ translatePlaces }) => translatePlaces());
}
