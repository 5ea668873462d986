import { pageReadyEvent } from "../../ui/page-ready-event.ts";

const load = () => import("./start-day.ts");
const failed = (error: unknown) => console.warn("The day could not be shown.", error);

/** On pages that show steps of the day, with React and without it; no other page loads anything for it. */
export function watchForDay(): void {
  const look = () => {
    if (document.querySelector("[data-day-step]")) load().then(({ startDay }) => startDay(), failed);
  };
  look();
  addEventListener(pageReadyEvent, look);
}

export const finishStep = (button: HTMLElement): void =>
  void load().then((day) => day.finishStep(button), failed);
export const undoStep = (): void => void load().then((day) => day.undoStep(), failed);
