/** What was last read from an Umbraco, item by item. */
import { folderType, rootType } from "../../../../contracts/content-types.ts";
import { locales } from "../../../../contracts/site.ts";
import type { ItemProblem } from "../../source.ts";
import type { Snapshot, SnapshotItem } from "./copy.ts";
import type { Delivered } from "./delivery.ts";
import { BrokenItem, mapItem, type Pair } from "./map-item.ts";

export interface State {
  items: Map<string, SnapshotItem>;
  /** Paths of containers by their id. */
  folders: Map<string, string>;
  broken: Map<string, ItemProblem>;
}

export const emptyState = (): State => ({ items: new Map(), folders: new Map(), broken: new Map() });

export const copyState = ({ items, folders, broken }: State): State => ({
  items: new Map(items),
  folders: new Map(folders),
  broken: new Map(broken),
});

export const stateOf = ({ items, folders, broken }: Snapshot): State => ({
  items: new Map(items.map((item) => [item.record.id, item])),
  folders: new Map(folders),
  broken: new Map(broken.map((each) => [each.id, each])),
});

export const snapshotOf = ({ items, folders, broken }: State, checkedAt: Date): Snapshot => ({
  checkedAt: checkedAt.toISOString(),
  items: [...items.values()],
  folders: [...folders],
  broken: [...broken.values()],
});

export const problemOf = (
  { id, contentType }: Pick<Delivered, "id" | "contentType">,
  reason: string,
): ItemProblem => ({ id, type: contentType, reason, leftOut: true });

export function removeItem({ items, folders, broken }: State, id: string): void {
  for (const map of [items, folders, broken]) map.delete(id);
}

/** Puts an item where it belongs: among the items, the folders or the broken. */
export function putItem(state: State, id: string, pair: Partial<Pair>, order: number | undefined): void {
  const delivered = pair["en-US"] ?? pair.es!;
  removeItem(state, id);
  if (delivered.contentType === rootType) return;
  if (delivered.contentType === folderType) {
    if (pair["en-US"]) state.folders.set(id, delivered.route.path.replace(/^\/+|\/+$/g, ""));
    return;
  }
  try {
    const missing = locales.find((locale) => !pair[locale]);
    if (missing) throw new BrokenItem(`it is not published in ${missing}`);
    const mapped = mapItem(pair as Pair, order ?? Number.MAX_SAFE_INTEGER);
    state.items.set(id, { ...mapped, updated: locales.map((locale) => pair[locale]!.updateDate) });
  } catch (error) {
    if (!(error instanceof BrokenItem)) throw error;
    state.broken.set(id, problemOf(delivered, error.message));
  }
}
