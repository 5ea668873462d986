/** An item of an Umbraco among what was read: an item, a folder, or broken. */
import { locales } from "../../../../contracts/site.ts";
import { folderType, rootType } from "../../../../contracts/umbraco-types.ts";
import type { ItemProblem } from "../../source.ts";
import { removeItem, type State } from "../cms/state.ts";
import type { Delivered } from "./delivery.ts";
import { BrokenItem, mapItem, type Pair } from "./map-item.ts";

export const problemOf = (
  { id, contentType }: Pick<Delivered, "id" | "contentType">,
  reason: string,
): ItemProblem => ({ id, type: contentType, reason, leftOut: true });

/** Puts an item where it belongs: among the items, the folders or the broken. */
export function putItem(state: State, id: string, pair: Partial<Pair>, order: number | undefined): void {
  const delivered = pair["en-US"] ?? pair.es!;
  removeItem(state, id);
  if (delivered.contentType === rootType) return;
  if (delivered.contentType === folderType) {
    const pathIn = (item: Delivered) => item.route.path.replace(/^\/+|\/+$/g, "");
    if (pair["en-US"])
      state.folders.set(id, { path: pathIn(pair["en-US"]), es: pathIn(pair.es ?? pair["en-US"]) });
    return;
  }
  try {
    const mapped = mapItem(pair, order ?? Number.MAX_SAFE_INTEGER);
    state.items.set(id, { ...mapped, updated: locales.map((locale) => pair[locale]?.updateDate ?? "") });
  } catch (error) {
    if (!(error instanceof BrokenItem)) throw error;
    state.broken.set(id, problemOf(delivered, error.message));
  }
}
