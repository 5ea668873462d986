import { firstChildOf, samples } from "../../site/pages-under-test.ts";
import { isReported } from "./reports.ts";

export type Reader = "visitor" | "member" | "premium";

/** One page in one language on one screen, for one or more kinds of reader, one after the other. */
export interface Visit {
  id: string;
  language: "en-US" | "es";
  screen: "phone" | "desk";
  readers: Reader[];
}

/** Header and footer are tapped on a page of their own. */
export const frameId = "header and footer";

export const nameOf = ({ id, language, screen }: Visit) => `${id} (${language}, ${screen})`;

const pageIds = [...Object.keys(samples), ...Object.keys(firstChildOf), frameId];
const languages = ["en-US", "es"] as const;
const screens = ["phone", "desk"] as const;
const readers: Reader[] = ["visitor", "member", "premium"];

/** Pages that a visitor is led away from. */
const forMembers = new Set(["my-profile", "journal", "prayer-list", "operator"]);

/** A step of signing in, which knows nobody yet. */
const beforeSignIn = new Set(["auth-callback"]);

const readersOf = (id: string) =>
  readers.filter((who) => (who === "visitor" ? !forMembers.has(id) : !beforeSignIn.has(id)));

const turned = <T>(list: readonly T[], by: number): T[] => list.map((_, n) => list[(n + by) % list.length]!);

/** Every visit there is; the reader who goes first, and follows the links that all have, changes from page to page. */
const allVisits: Visit[] = pageIds.flatMap((id, n) =>
  languages.flatMap((language) =>
    screens.map((screen) => ({ id, language, screen, readers: turned(readersOf(id), n) })),
  ),
);

/** What a run that is resumed has still to do. */
export const visits = allVisits.filter((visit) => !isReported(nameOf(visit)));
