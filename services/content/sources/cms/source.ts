/** A CMS as a source: read whole, then item by item after webhooks, and whole again at intervals for what they do not tell. */
import pLimit from "p-limit";
import type { Clock, MovableClock } from "../../../../platform/clock.ts";
import type { Log } from "../../../../platform/log.ts";
import type { SharedFiles } from "../../../../platform/media-store/shared-files.ts";
import { OperatorError } from "../../../../platform/operator-error.ts";
import { completeRecord } from "../../complete.ts";
import type { MediaRecord, ResolveReference, SourceRecord } from "../../record.ts";
import type { ContentSource, Library, SourceStatus } from "../../source.ts";
import { createAssembly } from "./assemble.ts";
import { CmsError } from "./cms-error.ts";
import { createCopy } from "./copy.ts";
import { createOriginals } from "./originals.ts";
import { createSchedule } from "./schedule.ts";
import { emptyState, type State, snapshotOf, stateOf } from "./state.ts";

export type OnProgress = (done: number, total: number) => void;

/** How a CMS is read. */
export interface CmsReader {
  /** Everything it has published. */
  readAll(before: State, onProgress: OnProgress): Promise<State>;
  /** The same state with these items as they are now. */
  readSome(before: State, ids: readonly string[]): Promise<State>;
  /** An item as its editor last saved it. */
  readDraft(state: State, id: string): Promise<{ record: SourceRecord; media: MediaRecord[] } | undefined>;
}

export interface CmsSourceOptions {
  name: Exclude<SourceStatus["source"], "files">;
  origin: string;
  reader: CmsReader;
  /** What to do when it has nothing, and which setting names it. */
  hints: { setting: string; empty: string };
  /** Other servers that may have its pictures. */
  mediaHosts?: readonly string[];
  /** Sent when a picture is fetched from it. */
  mediaHeaders?: Record<string, string>;
  fetch?: typeof fetch;
  /** Folders for the last good copy, and for pictures. */
  copyDir: string;
  mediaDir: string;
  /** How many processes use that folder. */
  sharers?: number;
  sharedMedia?: Pick<SharedFiles, "obtain"> | undefined;
  resolveReference: ResolveReference;
  clock: Clock | MovableClock;
  log: Pick<Log, "info" | "warn">;
  /** How often everything is read again; 0 for only after webhooks. */
  everyMs: number;
  /** How long the CMS's own list is behind what it publishes; without it, its webhooks tell everything. */
  lagMs?: number;
}

/** While the CMS does not answer it is tried again this soon. */
const retryMs = 60_000;
/** So soon after a change that could not be read. */
const soonMs = 15_000;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function createCmsSource(options: CmsSourceOptions): ContentSource {
  const { name, origin, reader, hints, clock, log, everyMs, lagMs, resolveReference } = options;
  const copy = createCopy({ folder: options.copyDir, name, origin, log });
  const readMedia = createOriginals({
    folder: options.mediaDir,
    sharers: options.sharers ?? 1,
    origin,
    hosts: options.mediaHosts ?? [],
    shared: options.sharedMedia,
    ...(options.mediaHeaders ? { headers: options.mediaHeaders } : {}),
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
  const oneWrite = pLimit(1);
  let isSaved = true;
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

  function adoptAndShow(next: State): void {
    if (next === state || !adopt(next)) return;
    isSaved = false;
    if (!schedule.isClosed()) onChange?.(library!);
  }

  /** Neither readers nor the next change wait for the disk; of many changes the last is written. */
  const save = () =>
    oneWrite(async () => {
      if (isSaved) return;
      isSaved = true;
      await copy.write(snapshotOf(state, checkedAt));
    });

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
      adoptAndShow(next);
    });
    await save();
  }

  const schedule = createSchedule(clock, async () => {
    // Planned first: the clock may be moved as soon as readers see the change.
    if (everyMs > 0) schedule.runIn(everyMs);
    await oneRead(() => refresh()).catch(() => {});
    if (failure !== undefined) schedule.runIn(retryMs);
  });

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
          `The content cannot be loaded from ${hints.setting}, and there is no earlier copy of it: ${messageOf(error)}.`,
        );
      });
      if (library!.records.length === 0)
        throw new OperatorError(`The CMS at ${origin} has none of the site's content. ${hints.empty}`);
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
      await oneChange(async () => adoptAndShow(await reader.readSome(state, ids))).catch((error: unknown) => {
        log.warn({ err: error }, "what the CMS announced could not be read; everything is read again soon");
        if (error instanceof CmsError) failure ??= error.message;
        schedule.runIn(soonMs);
      });
      // Its list follows a little later; it has what a webhook does not tell.
      if (lagMs !== undefined) schedule.runIn(lagMs);
      await save();
    },
    async draft(id) {
      const read = await reader.readDraft(state, id);
      return read && { record: completeRecord(read.record, resolveReference, () => {}), media: read.media };
    },
    readMedia,
    status: () => ({
      source: name,
      checkedAt,
      ...(failure === undefined ? {} : { failure }),
      problems: library?.problems ?? [],
    }),
  };
}
