import { localizePath } from "../../i18n/locale.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import type { Shelf } from "./load-shelf.server.ts";

/** Sorted, so that the same wish is always the same address; a failure is logged only and gives an empty shelf. */
export async function fetchShelf(
  wish: Partial<Record<"items" | "plans" | "guides" | "topics" | "verses", readonly string[]>> & {
    not?: string;
    choice?: "topics";
  },
): Promise<Shelf | undefined> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wish))
    query.set(name, typeof value === "string" ? value : [...value].sort().join(","));
  try {
    const answer = await fetch(`${localizePath("/shelf", getLocale())}?${query}`);
    if (!answer.ok) throw new Error(`The shelf answered ${answer.status}.`);
    return (await answer.json()) as Shelf;
  } catch (error) {
    console.warn("A row could not be loaded.", error);
    return undefined;
  }
}
