import { useSyncExternalStore } from "react";
import { personalKeys } from "../../personal-storage.ts";
import type { ReadingPlace } from "./reader.ts";

const key = personalKeys.biblePlace;

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
