import { personalKeys } from "../../personal-storage.ts";

/** A chapter: an address without language prefix, and how to call it. */
interface Chapter {
  path: string;
  reference: string;
}

/** Where the reader was, when, and the chapter after it. */
export interface ReadingPlace extends Chapter {
  at?: string;
  next?: Chapter;
}

const isChapter = (chapter: Chapter | undefined): chapter is Chapter =>
  /^\/bible\/[\w-]+\/[\w-]+\/\d+([?#]|$)/.test(chapter?.path ?? "") && typeof chapter?.reference === "string";

/** Only what we wrote ourselves is followed: a path of the reader. */
export function readPlace(text: string | null): ReadingPlace | null {
  try {
    const place = JSON.parse(text ?? "null") as ReadingPlace;
    if (!isChapter(place)) return null;
    const { path, reference, at, next } = place;
    return {
      path,
      reference,
      ...(typeof at === "string" ? { at } : {}),
      ...(isChapter(next) ? { next: { path: next.path, reference: next.reference } } : {}),
    };
  } catch {
    return null;
  }
}

export function storedPlace(): string | null {
  try {
    return localStorage.getItem(personalKeys.biblePlace);
  } catch {
    return null;
  }
}
