import { pageReadyEvent } from "../../ui/page-ready-event.ts";

const failed = (error: unknown) => console.warn("The place could not be noted.", error);

/** On pages of lessons and chapters, with React and without it; no other page loads anything for it. */
export function startPlaces(): void {
  const look = () => {
    const shown = document.querySelector<HTMLElement>("main :is([data-course],[data-reference])");
    if (shown) import("./note-place.ts").then(({ notePlace }) => notePlace(), failed);
    if (shown?.dataset.reference)
      import("../bible/reader.ts").then(({ startReader }) => startReader(), failed);
  };
  look();
  addEventListener(pageReadyEvent, look);
}
