/** The studio as a source: its own form of items, read over its own address with the key that both share. */
import * as z from "zod";
import type { MediaRecord, SourceRecord } from "../../record.ts";
import type { ContentSource } from "../../source.ts";
import { CmsError } from "../cms/cms-error.ts";
import type { SnapshotItem } from "../cms/copy.ts";
import { type CmsReader, type CmsSourceOptions, createCmsSource } from "../cms/source.ts";
import { copyState, emptyState, removeItem, type State } from "../cms/state.ts";

interface StudioSourceOptions extends Omit<CmsSourceOptions, "name" | "origin" | "reader" | "hints"> {
  /** Where the studio's own process is. */
  baseUrl: string;
  key: string;
  timeoutMs?: number;
}

const page = z.object({
  items: z.array(
    z.object({
      record: z.custom<SourceRecord>((value) => typeof value === "object" && value !== null),
      media: z.array(z.custom<MediaRecord>((value) => typeof value === "object" && value !== null)),
      updated: z.string(),
      parent: z.optional(z.string()),
    }),
  ),
  next: z.optional(z.string()),
  total: z.optional(z.number()),
});
type Item = z.infer<typeof page>["items"][number];

const idsAtOnce = 100;

/** Where the studio has the file of a picture or a recording. */
const withFiles = (media: readonly MediaRecord[]): MediaRecord[] =>
  media.map((each) => ({ ...each, file: `/studio/api/library/media/${each.id}` }));

const isSame = (one: SnapshotItem, other: SnapshotItem): boolean =>
  one.updated[0] === other.updated[0] &&
  one.record.path === other.record.path &&
  JSON.stringify(one.media) === JSON.stringify(other.media);

function createReader({
  baseUrl,
  key,
  timeoutMs = 30_000,
  fetch: send = fetch,
}: StudioSourceOptions): CmsReader {
  async function get(query: Record<string, string>) {
    const url = new URL(`/studio/api/library?${new URLSearchParams(query)}`, baseUrl);
    const answer = await send(url, {
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new CmsError("the studio does not answer", undefined, error);
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new CmsError(`the studio answered ${answer.status}`, answer.status);
    }
    return page.parse(await answer.json());
  }

  /** What is as it was is not computed again. */
  function put(state: State, { record, media, updated, parent }: Item, before?: SnapshotItem): void {
    removeItem(state, record.id);
    const item: SnapshotItem = {
      record,
      media: withFiles(media),
      notes: [],
      updated: [updated],
    };
    state.items.set(record.id, before && isSame(before, item) ? before : item);
    // Folders are no items of the studio: what is not below an item lies in one.
    const folder = record.path.slice(0, Math.max(0, record.path.lastIndexOf("/")));
    if (!parent) state.folders.set(record.id, { path: folder, es: folder });
  }

  return {
    async readAll(before, onProgress) {
      const state = emptyState();
      let [after, total]: [string | undefined, number] = ["", 0];
      while (after !== undefined) {
        const read: z.infer<typeof page> = await get({ after });
        total = read.total ?? total;
        for (const item of read.items) put(state, item, before.items.get(item.record.id));
        onProgress(state.items.size, Math.max(total, state.items.size));
        after = read.next;
      }
      return state;
    },
    async readSome(before, ids) {
      const state = copyState(before);
      for (let at = 0; at < ids.length; at += idsAtOnce) {
        const some = ids.slice(at, at + idsAtOnce);
        const { items } = await get({ ids: some.join(",") });
        const found = new Map(items.map((item) => [item.record.id, item]));
        for (const id of some) {
          const item = found.get(id);
          if (item) put(state, item, before.items.get(id));
          else removeItem(state, id);
        }
      }
      // Announced once more after it was read.
      return ids.every((id) => state.items.get(id) === before.items.get(id)) ? before : state;
    },
    async readDraft(_state, id) {
      const { items } = await get({ ids: id, draft: "true" });
      return items[0] && { ...items[0], media: withFiles(items[0].media) };
    },
  };
}

export const createStudioSource = (options: StudioSourceOptions): ContentSource =>
  createCmsSource({
    ...options,
    name: "studio",
    origin: new URL(options.baseUrl).origin,
    reader: createReader(options),
    mediaHeaders: { authorization: `Bearer ${options.key}` },
    hints: { setting: "STUDIO_URL", empty: "Run `npm run studio`, which brings the library in." },
  });
