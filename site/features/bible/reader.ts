import { personalKeys } from "../../personal-storage.ts";
import { pageReadyEvent } from "../../ui/page-ready-event.ts";
import type { ReadingPlace } from "./saved-place.ts";

/** Storage can be full or blocked; then the place is not saved. */
function savePlace(place: ReadingPlace): void {
  try {
    localStorage.setItem(personalKeys.biblePlace, JSON.stringify(place));
  } catch {}
}

/** The first verse that is wholly in view, once the reader has left the top of the chapter. */
function verseInView(): string {
  if (scrollY < 200) return "";
  for (const verse of document.querySelectorAll<HTMLElement>("[data-verse]")) {
    if (verse.getBoundingClientRect().top >= 0) return `#${verse.id}`;
  }
  return "";
}

const chapter = (): ReadingPlace | undefined => {
  const { path, reference, next, nextReference } =
    document.querySelector<HTMLElement>("[data-reference]")?.dataset ?? {};
  if (!path || !reference) return undefined;
  const after = next && nextReference ? { next: { path: next, reference: nextReference } } : {};
  return { path, reference, at: new Date().toISOString(), ...after };
};

const restMs = 400;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The chapter is saved at once, the verse when scrolling stops. */
function save(place = chapter()): void {
  clearTimeout(timer);
  if (place) savePlace({ ...place, path: place.path + verseInView() });
}

let last = 0;

/** The bar melts away while the text is read onward and is back as soon as the reader turns round. */
function melt(): void {
  const moved = scrollY - last;
  if (Math.abs(moved) < 6) return;
  last = scrollY;
  document.querySelector(".reader-bar")?.toggleAttribute("data-melted", moved > 0 && scrollY > 160);
}

function scrolled(): void {
  if (!chapter()) return;
  melt();
  clearTimeout(timer);
  timer = setTimeout(save, restMs);
}

const typing = "input, textarea, select, [contenteditable], [role=dialog], details[open]";

/** ← and → turn the page, Escape puts the note away; never while the reader is typing or in a menu. */
function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target instanceof Element && event.target.closest(typing)) return;
  if (!/^(ArrowLeft|ArrowRight|Escape)$/.test(event.key)) return;
  const link = document.querySelector<HTMLElement>(`main a[data-key=${event.key}]`);
  if (!link) return;
  event.preventDefault();
  link.click();
}

let isStarted = false;

/** For the pages of the Bible reader, with React and without it. */
export function startReader(): void {
  if (isStarted) return;
  isStarted = true;
  const arrive = () => {
    last = scrollY;
    save();
  };
  arrive();
  addEventListener(pageReadyEvent, arrive);
  addEventListener("scroll", scrolled, { passive: true });
  document.addEventListener("keydown", press);
}
