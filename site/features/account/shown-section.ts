import { type AccountSection, accountSections } from "./sections.ts";

/** By `#id` or `?section=id`; anything else shows the first. */
export function shownSection({ hash, search }: { hash: string; search: string }): AccountSection {
  const named = hash.slice(1) || new URLSearchParams(search).get("section");
  return accountSections.find(({ id }) => id === named) ?? accountSections[0]!;
}
