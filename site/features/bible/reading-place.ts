import { useEffect, useSyncExternalStore } from "react";
import { personalKeys } from "../../personal-storage.ts";

/** Where the reader was: an address without language prefix, and how to call it. */
interface ReadingPlace {
  path: string;
  reference: string;
}

const key = personalKeys.biblePlace;

/** Storage can be full or blocked; then the place is not saved. */
function savePlace(place: ReadingPlace): void {
  try {
    localStorage.setItem(key, JSON.stringify(place));
  } catch {}
}

function savedPlace(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Only what we wrote ourselves is followed: a path of the reader. */
export function readPlace(text: string | null): ReadingPlace | null {
  try {
    const { path, reference } = JSON.parse(text ?? "null") as ReadingPlace;
    const isValid = /^\/bible\/[\w-]+\/[\w-]+\/\d+([?#]|$)/.test(path) && typeof reference === "string";
    return isValid ? { path, reference } : null;
  } catch {
    return null;
  }
}

const never = () => () => {};

/** Null in the server's markup and for a first visit. */
export const useSavedPlace = (): ReadingPlace | null =>
  readPlace(useSyncExternalStore(never, savedPlace, () => null));

/** The first verse that is wholly in view, once the reader has left the top of the chapter. */
function verseInView(): string {
  if (scrollY < 200) return "";
  for (const verse of document.querySelectorAll<HTMLElement>("[data-verse]")) {
    if (verse.getBoundingClientRect().top >= 0) return `#${verse.id}`;
  }
  return "";
}

/** Saves the chapter at once, and the verse when scrolling stops. */
export function useSavePlace(path: string, reference: string): void {
  useEffect(() => {
    savePlace({ path, reference });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => savePlace({ path: path + verseInView(), reference }), 400);
    };
    addEventListener("scroll", rest, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", rest);
    };
  }, [path, reference]);
}
