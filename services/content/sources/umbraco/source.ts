/** A stock Umbraco as a source: read whole, told of by webhooks, walked through now and then for what they do not tell. */
import { contentTypes } from "../../../../contracts/content.ts";
import { aliasOf, folderType, rootType } from "../../../../contracts/content-types.ts";
import { type Locale, locales } from "../../../../contracts/site.ts";
import type { Clock, MovableClock } from "../../../../platform/clock.ts";
import type { Log } from "../../../../platform/log.ts";
import { OperatorError } from "../../../../platform/operator-error.ts";
import { completeRecord } from "../../complete.ts";
import type { ResolveReference } from "../../record.ts";
import type { ContentSource, ItemProblem, Library } from "../../source.ts";
import { createAssembly } from "./assemble.ts";
import { type Copied, createCopy } from "./copy.ts";
import {
  CmsError,
  createDelivery,
  type Delivered,
  type DeliveryOptions,
  originOf,
  parseDelivered,
} from "./delivery.ts";
import { BrokenItem, instantOf, mapItem, type Pair } from "./map-item.ts";
import { createOriginals } from "./originals.ts";
import { textOf } from "./values.ts";

export interface UmbracoSourceOptions extends DeliveryOptions {
  /** Folders for the last good copy, and for pictures. */
  copyDir: string;
  mediaDir: string;
  resolveReference: ResolveReference;
  clock: Clock | MovableClock;
  log: Pick<Log, "info" | "warn">;
  /** How often everything is read again; 0 for only after webhooks. */
  everyMs: number;
  /** The CMS's own list is behind what it publishes for a while. */
  lagMs?: number;
}

interface State {
  items: Map<string, Copied>;
  folders: Map<string, string>;
  broken: Map<string, ItemProblem>;
}

/** While the CMS does not answer it is asked again this soon. */
const retryMs = 60_000;

const isSame = (a: Copied, b: Copied): boolean =>
  JSON.stringify([a.record, a.media, a.updated]) === JSON.stringify([b.record, b.media, b.updated]);

export function createUmbracoSource(options: UmbracoSourceOptions): ContentSource {
  const { clock, log, everyMs, lagMs = 15_000, resolveReference, copyDir, mediaDir } = options;
  const origin = originOf(options.baseUrl);
  const delivery = createDelivery(options);
  const copy = createCopy(copyDir, origin, log);
  const readMedia = createOriginals({
    folder: mediaDir,
    origin,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
  const assemble = createAssembly(resolveReference);
  let state: State = { items: new Map(), folders: new Map(), broken: new Map() };
  let library: Library | undefined;
  let checkedAt = clock.now();
  let failure: string | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  /** One after the other: a walk must not undo what a webhook has brought meanwhile. */
  function inTurn<T>(task: () => Promise<T>): Promise<T> {
    const mine = turn.then(task);
    turn = mine.catch(() => {});
    return mine;
  }

  function problem({ id, contentType }: Pick<Delivered, "id" | "contentType">, reason: string): ItemProblem {
    return { id, type: contentType, reason, leftOut: true };
  }

  /** Puts an item where it belongs: among the items, the folders or the broken. */
  function put(into: State, id: string, both: Partial<Pair>, order: number | undefined): void {
    const known = both["en-US"] ?? both.es!;
    into.items.delete(id);
    into.folders.delete(id);
    into.broken.delete(id);
    const path = known.route.path.replace(/^\/+|\/+$/g, "");
    if (known.contentType === rootType) return;
    if (known.contentType === folderType) {
      if (both["en-US"]) into.folders.set(id, path);
      return;
    }
    try {
      const missing = locales.find((locale) => !both[locale]);
      if (missing) throw new BrokenItem(`it is not published in ${missing}`);
      const mapped = mapItem(both as Pair, order ?? Number.MAX_SAFE_INTEGER);
      into.items.set(id, { ...mapped, updated: locales.map((locale) => both[locale]!.updateDate) });
    } catch (error) {
      if (!(error instanceof BrokenItem)) throw error;
      into.broken.set(id, problem(known, error.message));
    }
  }

  async function fetchPairs(ids: readonly string[], preview = false): Promise<Map<string, Partial<Pair>>> {
    const pairs = new Map<string, Partial<Pair>>();
    const both = await Promise.all(locales.map((locale) => delivery.byIds(ids, locale, preview)));
    for (const [at, locale] of locales.entries()) {
      for (const value of both[at]!) addTo(pairs, value, locale);
    }
    return pairs;
  }

  function addTo(
    pairs: Map<string, Partial<Pair>>,
    value: unknown,
    locale: Locale,
    broken?: State["broken"],
  ): void {
    const item = parseDelivered(value);
    if (item) pairs.set(item.id, { ...pairs.get(item.id), [locale]: item });
    else {
      const id = String((value as { id?: unknown } | null)?.id ?? "?");
      broken?.set(id, {
        id,
        type: "?",
        reason: "its answer is not what the Delivery API says",
        leftOut: true,
      });
    }
  }

  /** Everything the CMS lists, by type and language. */
  async function walk(onProgress: (done: number, total: number) => void): Promise<State> {
    const next: State = { items: new Map(), folders: new Map(), broken: new Map() };
    const types = [rootType, folderType, ...contentTypes];
    let [done, total] = [0, 0];
    const lists = await Promise.all([
      ...types.flatMap((type) =>
        locales.map(async (locale) => {
          const items = await delivery.all(`contentType:${type}`, locale, (count) => {
            total += count;
          });
          done += items.length;
          onProgress(done, total);
          return { locale, items };
        }),
      ),
      delivery
        .all(`contentType:!${types.join(",")}`, "en-US")
        .then((items) => ({ locale: undefined, items })),
    ]);
    const pairs = new Map<string, Partial<Pair>>();
    const order = new Map<string, number>();
    for (const { locale, items } of lists) {
      for (const [nth, value] of items.entries()) {
        const item = parseDelivered(value);
        if (item && !locale)
          next.broken.set(item.id, problem(item, `the type ${item.contentType} is not known`));
        else addTo(pairs, value, locale ?? "en-US", next.broken);
        if (item && locale === "en-US") order.set(item.id, nth);
      }
    }
    const root = [...pairs.values()].find((pair) => pair["en-US"]?.contentType === rootType)?.["en-US"];
    for (const [id, pair] of pairs) {
      // The same Umbraco may hold other sites.
      const { startItem } = (pair["en-US"] ?? pair.es!).route;
      if (!root || startItem.id.toLowerCase() === root.id) put(next, id, pair, order.get(id));
    }
    await correctLag(next);
    // What is as it was need not be computed again, which takes longer than reading it.
    for (const [id, item] of next.items) {
      const known = state.items.get(id);
      if (known && isSame(known, item)) next.items.set(id, known);
    }
    return next;
  }

  /** The list may be behind what the CMS says of an item by its id: what would go, or be older than before, is asked for so. */
  async function correctLag(next: State): Promise<void> {
    const isOlder = (id: string, { updated }: Copied) => {
      const listed = next.items.get(id);
      return !listed || updated.some((date, at) => instantOf(date) > instantOf(listed.updated[at]!));
    };
    const doubtful = [
      ...[...state.items].filter(([id, item]) => isOlder(id, item)).map(([id]) => id),
      ...[...state.folders.keys()].filter((id) => !next.folders.has(id)),
    ];
    if (doubtful.length === 0) return;
    const pairs = await fetchPairs(doubtful);
    for (const [id, pair] of pairs) {
      const known = next.items.get(id) ?? state.items.get(id);
      put(next, id, pair, known?.record.order);
    }
  }

  /** Whether what is shown is another than before. */
  async function adopt(next: State, isCopy = false): Promise<boolean> {
    state = next;
    const made = assemble({
      items: state.items.values(),
      folders: state.folders.values(),
      broken: state.broken.values(),
    });
    const before = library;
    library = made;
    const isNew = (known: Library | undefined) => {
      const told = new Set(known?.problems.map(({ id, reason }) => id + reason));
      return made.problems.filter(({ id, reason }) => !told.has(id + reason));
    };
    for (const { id, type, reason, leftOut } of isNew(before))
      log.warn(
        { id, type, reason },
        leftOut ? "an item of the CMS is left out" : "an item of the CMS is not whole",
      );
    if (before?.version === made.version) return false;
    if (isCopy) return true;
    await copy.write({
      checkedAt: checkedAt.toISOString(),
      items: [...state.items.values()],
      folders: [...state.folders],
      broken: [...state.broken.values()],
    });
    return true;
  }

  /** Reads everything; a CMS that cannot be read changes nothing. */
  async function refresh(onProgress: (done: number, total: number) => void = () => {}): Promise<boolean> {
    const next = await walk(onProgress).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      if (failure === undefined)
        log.warn({ err: error }, "the CMS cannot be read; what was read last is served");
      failure = reason;
      throw error;
    });
    if (failure !== undefined) log.info("the CMS is read again");
    failure = undefined;
    checkedAt = clock.now();
    return adopt(next);
  }

  let onChange: ((changed: Library) => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let nextAt = Number.POSITIVE_INFINITY;

  const now = () => clock.now().getTime();
  function plan(at: number): void {
    nextAt = Math.min(nextAt, at);
    clearTimeout(timer);
    // A timer waits no longer than 24 days.
    if (!closed && nextAt < Number.POSITIVE_INFINITY)
      timer = setTimeout(walkNow, Math.min(Math.max(0, nextAt - now()), 86_400_000)).unref();
  }
  async function walkNow(): Promise<void> {
    if (closed) return;
    if (now() < nextAt) {
      plan(nextAt);
      return;
    }
    nextAt = Number.POSITIVE_INFINITY;
    const isChanged = await inTurn(() => refresh()).catch(() => false);
    if (isChanged && !closed) onChange?.(library!);
    if (everyMs > 0) plan(now() + everyMs);
    if (failure !== undefined) plan(now() + retryMs);
  }

  async function bring(ids: readonly string[]): Promise<boolean> {
    const next: State = {
      items: new Map(state.items),
      folders: new Map(state.folders),
      broken: new Map(state.broken),
    };
    const take = async (some: readonly string[]) => {
      const pairs = await fetchPairs(some);
      const moved: string[] = [];
      for (const id of some) {
        const pair = pairs.get(id);
        const before = next.items.get(id)?.record ?? undefined;
        if (pair) put(next, id, pair, before?.order);
        else for (const known of [next.items, next.folders, next.broken]) known.delete(id);
        const after = next.items.get(id)?.record;
        if (before && after && before.path !== after.path) moved.push(before.path);
      }
      return moved;
    };
    const moved = await take(ids);
    // What lies below an item that was renamed has another address, too.
    const below = [...next.items.values()]
      .filter(({ record }) => moved.some((path) => record.path.startsWith(`${path}/`)))
      .map(({ record }) => record.id);
    if (below.length > 0) await take(below);
    return adopt(next);
  }

  /** What was never published has no address yet: it gets the one it would have. */
  async function withAddress(item: Delivered, locale: Locale): Promise<Delivered> {
    if (!/^\/preview-/.test(item.route.path)) return item;
    const parent = parseDelivered((await delivery.ancestors(item.id, locale)).at(-1));
    const above = (parent?.route.path ?? "/").replace(/\/*$/, "/");
    const slug = textOf(item.properties[aliasOf("slug")]) ?? item.id;
    return { ...item, route: { ...item.route, path: `${above}${slug}/` } };
  }

  return {
    async load(onProgress = () => {}) {
      const copied = await copy.read();
      if (copied) {
        checkedAt = new Date(copied.checkedAt);
        const state: State = {
          items: new Map(copied.items.map((item) => [item.record.id, item])),
          folders: new Map(copied.folders),
          broken: new Map(copied.broken.map((each) => [each.id, each])),
        };
        await adopt(state, true);
        nextAt = 0;
        return library!;
      }
      await inTurn(() => refresh(onProgress)).catch((error: unknown) => {
        throw new OperatorError(
          `The content cannot be loaded from CONTENT_URL, and there is no earlier copy of it: ${error instanceof Error ? error.message : error}.`,
        );
      });
      if (library!.records.length === 0)
        throw new OperatorError(
          `The CMS at ${origin} has no content of ours. Run \`npm run umbraco:setup\` and \`npm run umbraco:push\`, or see services/content/README.md.`,
        );
      if (everyMs > 0) nextAt = now() + everyMs;
      return library!;
    },
    watch(listener) {
      onChange = listener;
      if ("onMove" in clock) clock.onMove(() => plan(nextAt));
      plan(nextAt);
      return {
        close() {
          closed = true;
          clearTimeout(timer);
        },
      };
    },
    async announce(ids) {
      const isChanged = await inTurn(() => bring(ids)).catch((error: unknown) => {
        log.warn({ err: error }, "what the CMS announced could not be read; everything is read again soon");
        if (error instanceof CmsError) failure ??= error.message;
        return false;
      });
      if (isChanged && !closed) onChange?.(library!);
      // Its list follows a little later; it has what a webhook does not tell.
      plan(now() + lagMs);
    },
    async draft(id) {
      const pair = (await fetchPairs([id], true)).get(id);
      if (!pair) return undefined;
      // Nobody has translated it yet, or the other language is not saved: it is shown in the one there is.
      const both = { "en-US": pair["en-US"] ?? pair.es!, es: pair.es ?? pair["en-US"]! };
      const known = state.items.get(id)?.record;
      const placed = {
        "en-US": await withAddress(both["en-US"], "en-US"),
        es: await withAddress(both.es, "es"),
      };
      const { record, media } = mapItem(placed, known?.order ?? Number.MAX_SAFE_INTEGER);
      library?.media.push(...media.filter((each) => !library!.media.some((other) => other.id === each.id)));
      return completeRecord(record, resolveReference, () => {});
    },
    readMedia,
    status: () => ({
      source: "umbraco",
      checkedAt,
      ...(failure === undefined ? {} : { failure }),
      problems: library?.problems ?? [],
    }),
  };
}
