import { sentencesIn } from "./page-text.ts";
import type { ListenItem } from "./queue.ts";

const name = "listen";
const mark = "data-spoken";
/** After the reader has scrolled, the page is theirs for a while. */
const restMs = 6000;
let scrolledAt = Number.NEGATIVE_INFINITY;
for (const event of ["wheel", "touchmove", "keydown"])
  addEventListener(
    event,
    () => {
      scrolledAt = performance.now();
    },
    { passive: true },
  );

export function clearHighlight(): void {
  CSS.highlights?.delete(name);
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
}

/** Gently, and only where the sentence is not on the screen; `foot` is what covers the end of it. */
function bringIntoView(range: Range, foot: number): void {
  const { top, bottom } = range.getBoundingClientRect();
  const isSeen = top >= 72 && bottom <= innerHeight - foot - 16;
  if (isSeen || performance.now() - scrolledAt < restMs) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollBy({ top: top - innerHeight / 3, behavior: still ? "instant" : "smooth" });
}

/** Shows which sentence is spoken, if it is on this page. Ranges, so that nothing of React's is touched. */
export function highlight({ path, sentences }: ListenItem, nth: number, foot: number): void {
  clearHighlight();
  if (path !== location.pathname) return;
  const shown = sentencesIn(document);
  const { text } = sentences[nth]!;
  const found = shown[nth]?.text === text ? shown[nth] : shown.find((sentence) => sentence.text === text);
  if (!found) return;
  const range = found.range();
  if ("highlights" in CSS) CSS.highlights.set(name, new Highlight(range));
  else
    range.startContainer.parentElement
      ?.closest("p, li, h1, h2, h3, blockquote, footer")
      ?.setAttribute(mark, "");
  bringIntoView(range, foot);
}
