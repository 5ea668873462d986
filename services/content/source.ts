/** Where content comes from. What a source has written (`SourceRecord`) is completed for all alike by complete.ts and content-index.ts. */
import type { ContentRecord, MediaRecord } from "./record.ts";

/** Something of an item is wrong. */
export interface ItemProblem {
  id: string;
  type: string;
  reason: string;
  /** The item is not shown; otherwise only what is named in the reason is missing. */
  leftOut: boolean;
}

export interface Library {
  version: string;
  records: ContentRecord[];
  media: MediaRecord[];
  problems: ItemProblem[];
}

export interface SourceStatus {
  source: "files" | "umbraco" | "studio";
  /** When what is served was last known to be what the source has. */
  checkedAt: Date;
  /** Why the source could not be read last time; undefined when it could. */
  failure?: string;
  problems: readonly ItemProblem[];
}

/** An item as its editor last saved it, with its pictures. */
export interface Draft {
  record: ContentRecord;
  media: MediaRecord[];
}

export interface ContentSource {
  /** Everything there is, from the last good copy where the source has one. */
  load(onProgress?: (done: number, total: number) => void): Promise<Library>;
  /** Calls back with the whole of it whenever something changed. */
  watch(onChange: (library: Library) => void): { close(): void };
  /** The source was said to have changed these. */
  announce(ids: readonly string[]): Promise<void>;
  /** Published or not. */
  draft(id: string): Promise<Draft | undefined>;
  readMedia(media: MediaRecord): Promise<Buffer>;
  status(): SourceStatus;
}
