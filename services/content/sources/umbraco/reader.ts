/** Reads a state from the CMS: everything it lists, or the items of some ids. */
import { contentTypes } from "../../../../contracts/content.ts";
import { type Locale, locales } from "../../../../contracts/site.ts";
import { folderType, rootType } from "../../../../contracts/umbraco-types.ts";
import type { SnapshotItem } from "../cms/copy.ts";
import type { OnProgress } from "../cms/source.ts";
import { copyState, emptyState, removeItem, type State } from "../cms/state.ts";
import { type createDelivery, parseDelivered } from "./delivery.ts";
import { instantOf, type Pair } from "./map-item.ts";
import { problemOf, putItem } from "./put-item.ts";

const isSame = (a: SnapshotItem, b: SnapshotItem): boolean =>
  JSON.stringify([a.record, a.media, a.updated]) === JSON.stringify([b.record, b.media, b.updated]);

function addTo(
  pairs: Map<string, Partial<Pair>>,
  value: unknown,
  locale: Locale,
  broken?: State["broken"],
): void {
  const item = parseDelivered(value);
  if (item) {
    pairs.set(item.id, { ...pairs.get(item.id), [locale]: item });
    return;
  }
  const id = String((value as { id?: unknown } | null)?.id ?? "?");
  broken?.set(id, problemOf({ id, contentType: "?" }, "its answer is not what the Delivery API says"));
}

export function createReader(delivery: ReturnType<typeof createDelivery>) {
  async function readPairs(ids: readonly string[], preview = false): Promise<Map<string, Partial<Pair>>> {
    const pairs = new Map<string, Partial<Pair>>();
    const answers = await Promise.all(locales.map((locale) => delivery.byIds(ids, locale, preview)));
    for (const [at, locale] of locales.entries()) {
      for (const value of answers[at]!) addTo(pairs, value, locale);
    }
    return pairs;
  }

  /** Every list of the CMS, by type and language; without a language those of types that are not known here. */
  async function readLists(onProgress: OnProgress) {
    const types = [rootType, folderType, ...contentTypes];
    let [done, total] = [0, 0];
    const known = types.flatMap((type) =>
      locales.map(async (locale) => {
        const items = await delivery.all(`contentType:${type}`, locale, (count) => {
          total += count;
        });
        done += items.length;
        onProgress(done, total);
        return { locale, items };
      }),
    );
    const unknown = delivery.all(`contentType:!${types.join(",")}`, "en-US");
    return Promise.all([...known, unknown.then((items) => ({ locale: undefined, items }))]);
  }

  /** The list may be behind what the CMS says of an item by its id: what would go, or be older than before, is read by id. */
  async function correctLag(next: State, before: State): Promise<void> {
    const isOlder = (id: string, { updated }: SnapshotItem) => {
      const listed = next.items.get(id);
      // A language that is not listed any more is looked for, too.
      return (
        !listed ||
        updated.some((date, at) => date !== "" && !(instantOf(listed.updated[at]!) >= instantOf(date)))
      );
    };
    const outdated = [
      ...[...before.items].filter(([id, item]) => isOlder(id, item)).map(([id]) => id),
      ...[...before.folders.keys()].filter((id) => !next.folders.has(id)),
    ];
    if (outdated.length === 0) return;
    for (const [id, pair] of await readPairs(outdated)) {
      const item = next.items.get(id) ?? before.items.get(id);
      putItem(next, id, pair, item?.record.order);
    }
  }

  /** Everything the CMS lists. */
  async function readAll(before: State, onProgress: OnProgress): Promise<State> {
    const next = emptyState();
    const pairs = new Map<string, Partial<Pair>>();
    const order = new Map<string, number>();
    for (const { locale, items } of await readLists(onProgress)) {
      for (const [nth, value] of items.entries()) {
        const item = parseDelivered(value);
        if (item && !locale)
          next.broken.set(item.id, problemOf(item, `the type ${item.contentType} is not known`));
        else addTo(pairs, value, locale ?? "en-US", next.broken);
        if (item && locale && !order.has(item.id)) order.set(item.id, nth);
      }
    }
    const root = [...pairs.values()].find((pair) => pair["en-US"]?.contentType === rootType)?.["en-US"];
    for (const [id, pair] of pairs) {
      // The same Umbraco may hold other sites.
      const { startItem } = (pair["en-US"] ?? pair.es!).route;
      if (!root || startItem.id.toLowerCase() === root.id) putItem(next, id, pair, order.get(id));
    }
    await correctLag(next, before);
    // What is as it was need not be computed again, which takes longer than reading it.
    for (const [id, item] of next.items) {
      const same = before.items.get(id);
      if (same && isSame(same, item)) next.items.set(id, same);
    }
    return next;
  }

  /** The same state with these items as they are now, and what lies below those with another address. */
  async function readSome(before: State, ids: readonly string[]): Promise<State> {
    const next = copyState(before);
    const readIds = async (some: readonly string[]): Promise<string[]> => {
      const pairs = await readPairs(some);
      const moved: string[] = [];
      for (const id of some) {
        const pair = pairs.get(id);
        const old = next.items.get(id)?.record;
        if (pair) putItem(next, id, pair, old?.order);
        else removeItem(next, id);
        const now = next.items.get(id)?.record;
        if (old && now && old.path !== now.path) moved.push(old.path);
      }
      return moved;
    };
    const moved = await readIds(ids);
    const below = [...next.items.values()]
      .filter(({ record }) => moved.some((path) => record.path.startsWith(`${path}/`)))
      .map(({ record }) => record.id);
    if (below.length > 0) await readIds(below);
    return next;
  }

  return { readAll, readSome, readPairs };
}
