/** What was last read from a CMS, item by item. */

import type { ItemProblem } from "../../source.ts";
import type { Folder } from "./assemble.ts";
import type { Snapshot, SnapshotItem } from "./copy.ts";

export interface State {
  items: Map<string, SnapshotItem>;
  /** Containers by their id. */
  folders: Map<string, Folder>;
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

export function removeItem({ items, folders, broken }: State, id: string): void {
  for (const map of [items, folders, broken]) map.delete(id);
}
