import { localizePath } from "../../i18n/locale.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import type { CardRows } from "./load-card-rows.server.ts";

/** Sorted, so that equal queries share one URL; a failure is only logged and yields no cards. */
export async function fetchCards(
  wish: Partial<Record<"items" | "plans" | "guides" | "courses" | "topics" | "verses", readonly string[]>> & {
    not?: string;
    choice?: "topics";
  },
): Promise<CardRows | undefined> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wish))
    query.set(name, typeof value === "string" ? value : [...value].sort().join(","));
  try {
    const answer = await fetch(`${localizePath("/cards", getLocale())}?${query}`);
    if (!answer.ok) throw new Error(`The cards answered ${answer.status}.`);
    return (await answer.json()) as CardRows;
  } catch (error) {
    console.warn("A row could not be loaded.", error);
    return undefined;
  }
}
