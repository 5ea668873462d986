/** Paths for what is new: never one that is taken, and for what was there before the one it had. */
import { pathKey } from "../../services/content/content-index.ts";
import type { ExistingLibrary } from "./existing.ts";

/** Folders of the library, the language before a path, and what the server answers itself: no page can have these. */
const reserved =
  "media es en-us articles bible categories channels contributors devotionals growth-plans landing offers prayers redirects study-guides subscriptions topics trivia verses api auth assets connect dev feeds health hooks metrics status umbraco".split(
    " ",
  );

export class Names {
  readonly #existing: ExistingLibrary;
  readonly #taken: Set<string>;

  constructor(existing: ExistingLibrary, fixedPaths: readonly string[]) {
    this.#existing = existing;
    this.#taken = new Set([...existing.taken, ...fixedPaths.map(pathKey), ...reserved]);
  }

  isTaken(path: string): boolean {
    return this.#taken.has(pathKey(path));
  }

  /** `folder` ends in a slash, or is empty. */
  take(id: string, folder: string, name: string): string {
    const before = this.#existing.pathOfId.get(id);
    if (before !== undefined) return before;
    let path = `${folder}${name}`;
    for (let nth = 2; this.#taken.has(path); nth++) path = `${folder}${name}-${nth}`;
    this.#taken.add(path);
    return path;
  }
}
