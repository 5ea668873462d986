/** The taps of the day, with React and without it. */
import { pageReadyEvent } from "../../ui/page-ready-event.ts";
import { type DayMark, doneSteps, findDone, readRecord } from "./day-record.ts";
import { dayEnd, itemOf, nextOf, paintDay, paintReading, save } from "./paint-day.ts";

/** The step that was just done, until the next page has said so. */
const saidKey = "day-said";

/** A course that cannot be moved on by then does not hold the reader back. */
const maxWaitMs = 2000;

/** Done, once: what is done already stays as it is. */
export async function markDone(item: Omit<DayMark, "at" | "state">): Promise<void> {
  if (!findDone(readRecord(), item)) await save({ ...item, at: new Date().toISOString() });
}

/** As long as the second half of a double tap may take. */
const doubleTapMs = 400;

/** It would fall on whatever came in the place of what was tapped. */
function ignoreSecondTap(): void {
  const ignore = (event: Event) => {
    if (!event.isTrusted) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", ignore, true);
  setTimeout(() => removeEventListener("click", ignore, true), doubleTapMs);
}

/** The button that says done: on to the next open step, or the day's end where there is none. */
export async function finishStep(button: HTMLElement): Promise<void> {
  ignoreSecondTap();
  const place = dayEnd()!;
  const item = itemOf(button.dataset.item ? button : place);
  const wait = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
  await Promise.race([markDone(item).catch(() => {}), wait]);
  const next = nextOf(doneSteps(readRecord()), place);
  if (next === "none" || next === "here") {
    place.querySelector<HTMLElement>(".day-complete")?.focus({ preventScroll: true });
    return;
  }
  try {
    sessionStorage.setItem(saidKey, JSON.stringify(item));
  } catch {}
  // On a slow network the reader's own may still be on its way.
  if (next === "reading") await Promise.race([paintReading(), wait]);
  place.querySelector<HTMLElement>(`[data-day-step=${next}]`)?.click();
}

export async function undoStep(): Promise<void> {
  const place = dayEnd()!;
  (await import("./day-undo.ts")).takeBack(itemOf(place));
  place.querySelector<HTMLElement>("[data-do=day-done]")?.focus({ preventScroll: true });
}

/** Where the reader arrives says what was done where they come from. */
function arrive(): void {
  paintDay();
  try {
    const said = sessionStorage.getItem(saidKey);
    // A page that came without a document may be ready before its end is, which then starts the day once more.
    if (!said || !dayEnd()) return;
    sessionStorage.removeItem(saidKey);
    import("./day-undo.ts").then(
      ({ sayDone }) => sayDone(JSON.parse(said) as DayMark),
      () => {},
    );
  } catch {}
}

let isStarted = false;

export function startDay(): void {
  arrive();
  if (isStarted) return;
  isStarted = true;
  addEventListener(pageReadyEvent, arrive);
  // Back to a page that the browser kept, or another tab.
  addEventListener("pageshow", paintDay);
  addEventListener("storage", paintDay);
}
