/** The content as it is now: a source's last library, in an index. */
import { createHash } from "node:crypto";
import type { Holidays } from "../../contracts/church-year.ts";
import type { Clock, MovableClock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import { aroundDraft } from "./around-draft.ts";
import { type ContentIndex, createIndex } from "./content-index.ts";
import { createDueContent } from "./due.ts";
import type { ResolveReference } from "./record.ts";
import { renewIndex } from "./renew-index.ts";
import type { ContentSource, Draft, Library } from "./source.ts";

const progressMs = 2000;

interface ContentLibraryOptions {
  source: ContentSource;
  resolveReference: ResolveReference;
  /** Addresses of the app that content may link to; `/trivia/*` stands for all below. */
  knownPaths: readonly string[];
  holidays?: Holidays;
  clock: Clock | MovableClock;
  log: Pick<Log, "info">;
  /** What is shown is another than before. */
  onChange(): void;
}

/** Other holidays are other pages: a copy of them that was kept on disk is not theirs. */
const versionWith = (version: string, holidays: Holidays | undefined) =>
  holidays === undefined
    ? version
    : `${version}-${createHash("sha256").update(JSON.stringify(holidays)).digest("base64url").slice(0, 8)}`;

export async function openLibrary(options: ContentLibraryOptions) {
  const { source, resolveReference, knownPaths, holidays, clock, log, onChange } = options;
  type Loaded = Pick<Library, "version" | "media" | "records">;
  const indexOf = ({ version, media, records }: Loaded): ContentIndex =>
    createIndex(records, {
      version: versionWith(version, holidays),
      media,
      resolveReference,
      knownPaths,
      ...(holidays && { holidays }),
    });
  const renewed = (before: ContentIndex | undefined, next: Loaded): ContentIndex =>
    (before && renewIndex(before, { ...next, version: versionWith(next.version, holidays) })) ??
    indexOf(next);
  let reportedAt = 0;
  let library = await source.load((done, total) => {
    // The first load of a distant CMS takes a while: whoever waits for it sees it go on.
    if (performance.now() - reportedAt < progressMs) return;
    reportedAt = performance.now();
    log.info({ done, total }, "content is being loaded");
  });
  const due = createDueContent(library, {
    clock,
    ...(holidays && { holidays }),
    indexOf: renewed,
    onChange,
  });
  const watching = source.watch((next) => {
    library = next;
    due.replace(next);
    onChange();
  });
  return {
    index: due.index,
    indexAhead: due.indexAhead,
    withdrawals: due.withdrawals,
    /** What readers see now, and this item as it is written here, at the address it would have, with what it is part of and made of. */
    indexWith({ record, media }: Draft): ContentIndex {
      return indexOf({
        version: `${library.version}-preview`,
        records: aroundDraft(record, library.records, due.index()),
        media: [...library.media, ...media],
      });
    },
    close() {
      watching.close();
      due.close();
    },
  };
}
