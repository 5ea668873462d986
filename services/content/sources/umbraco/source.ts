/** A stock Umbraco as a source: read whole, then item by item after webhooks, and whole again at intervals for what they do not tell. */
import pLimit from "p-limit";
import { aliasOf } from "../../../../contracts/content-types.ts";
import type { Locale } from "../../../../contracts/site.ts";
import type { Clock, MovableClock } from "../../../../platform/clock.ts";
import type { Log } from "../../../../platform/log.ts";
import { OperatorError } from "../../../../platform/operator-error.ts";
import { completeRecord } from "../../complete.ts";
import type { ResolveReference } from "../../record.ts";
import type { ContentSource, Library } from "../../source.ts";
import { createAssembly } from "./assemble.ts";
import { createCopy } from "./copy.ts";
import {
  CmsError,
  createDelivery,
  type Delivered,
  type DeliveryOptions,
  originOf,
  parseDelivered,
} from "./delivery.ts";
import { mapItem } from "./map-item.ts";
import { createOriginals } from "./originals.ts";
import { createReader, type OnProgress } from "./reader.ts";
import { createSchedule } from "./schedule.ts";
import { emptyState, type State, snapshotOf, stateOf } from "./state.ts";
import { textOf } from "./values.ts";

interface UmbracoSourceOptions extends DeliveryOptions {
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

/** While the CMS does not answer it is tried again this soon. */
const retryMs = 60_000;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function createUmbracoSource(options: UmbracoSourceOptions): ContentSource {
  const { clock, log, everyMs, lagMs = 15_000, resolveReference, copyDir, mediaDir } = options;
  const origin = originOf(options.baseUrl);
  const delivery = createDelivery(options);
  const reader = createReader(delivery);
  const copy = createCopy(copyDir, origin, log);
  const readMedia = createOriginals({
    folder: mediaDir,
    origin,
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });
  const assemble = createAssembly(resolveReference);
  let state = emptyState();
  let library: Library | undefined;
  let checkedAt = clock.now();
  let failure: string | undefined;
  let onChange: ((changed: Library) => void) | undefined;

  /** A webhook does not wait for a full read that is going on, which may take minutes. */
  const oneRead = pLimit(1);
  const oneChange = pLimit(1);
  /** Announced during a full read, whose lists may be older. */
  let announced: Set<string> | undefined;

  /** Whether what is shown is another than before. */
  function adopt(next: State): boolean {
    const before = library;
    state = next;
    library = assemble({
      items: state.items.values(),
      folders: state.folders.values(),
      broken: state.broken.values(),
    });
    const logged = new Set(before?.problems.map(({ id, reason }) => id + reason));
    for (const { id, type, reason, leftOut } of library.problems) {
      if (logged.has(id + reason)) continue;
      log.warn(
        { id, type, reason },
        leftOut ? "an item of the CMS is left out" : "an item of the CMS is not whole",
      );
    }
    return before?.version !== library.version;
  }

  async function adoptAndSave(next: State): Promise<void> {
    if (!adopt(next)) return;
    // Readers do not wait for the disk.
    if (!schedule.isClosed()) onChange?.(library!);
    await copy.write(snapshotOf(state, checkedAt));
  }

  function noteFailure(error: unknown): never {
    announced = undefined;
    if (failure === undefined)
      log.warn({ err: error }, "the CMS cannot be read; what was read last is served");
    failure = messageOf(error);
    throw error;
  }

  /** Reads everything; a CMS that cannot be read changes nothing. */
  async function refresh(onProgress: OnProgress = () => {}): Promise<void> {
    const meanwhile = new Set<string>();
    announced = meanwhile;
    const read = await reader.readAll(state, onProgress).catch(noteFailure);
    await oneChange(async () => {
      announced = undefined;
      const next = meanwhile.size > 0 ? await reader.readSome(read, [...meanwhile]).catch(noteFailure) : read;
      if (failure !== undefined) log.info("the CMS is read again");
      failure = undefined;
      checkedAt = clock.now();
      await adoptAndSave(next);
    });
  }

  const schedule = createSchedule(clock, async () => {
    // Planned first: the clock may be moved as soon as readers see the change.
    if (everyMs > 0) schedule.runIn(everyMs);
    await oneRead(() => refresh()).catch(() => {});
    if (failure !== undefined) schedule.runIn(retryMs);
  });

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
      const snapshot = await copy.read();
      if (snapshot) {
        checkedAt = new Date(snapshot.checkedAt);
        adopt(stateOf(snapshot));
        schedule.runIn(0);
        return library!;
      }
      await oneRead(() => refresh(onProgress)).catch((error: unknown) => {
        throw new OperatorError(
          `The content cannot be loaded from CONTENT_URL, and there is no earlier copy of it: ${messageOf(error)}.`,
        );
      });
      if (library!.records.length === 0)
        throw new OperatorError(
          `The CMS at ${origin} has none of the site's content. Run \`npm run umbraco:setup\` and \`npm run umbraco:push\`, or see services/content/README.md.`,
        );
      if (everyMs > 0) schedule.runIn(everyMs);
      return library!;
    },
    watch(listener) {
      onChange = listener;
      schedule.start();
      return { close: schedule.close };
    },
    async announce(ids) {
      for (const id of ids) announced?.add(id);
      await oneChange(async () => adoptAndSave(await reader.readSome(state, ids))).catch((error: unknown) => {
        log.warn({ err: error }, "what the CMS announced could not be read; everything is read again soon");
        if (error instanceof CmsError) failure ??= error.message;
      });
      // Its list follows a little later; it has what a webhook does not tell.
      schedule.runIn(lagMs);
    },
    async draft(id) {
      const pair = (await reader.readPairs([id], true)).get(id);
      if (!pair) return undefined;
      // Nobody has translated it yet, or the other language is not saved: it is shown in the one there is.
      const both = { "en-US": pair["en-US"] ?? pair.es!, es: pair.es ?? pair["en-US"]! };
      const placed = {
        "en-US": await withAddress(both["en-US"], "en-US"),
        es: await withAddress(both.es, "es"),
      };
      const order = state.items.get(id)?.record.order ?? Number.MAX_SAFE_INTEGER;
      const { record, media } = mapItem(placed, order);
      return { record: completeRecord(record, resolveReference, () => {}), media };
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
