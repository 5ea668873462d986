/** Sends a folder's library to the studio: items that nobody has edited there are brought up to date, others are offered. */
import { basename } from "node:path";
import { contentTypes } from "../../contracts/content.ts";
import { isRecording, recordingTypes } from "../../contracts/recordings.ts";
import { sourceOf } from "../../services/content/complete.ts";
import type { ContentRecord, MediaRecord, SourceRecord } from "../../services/content/record.ts";

interface SendOptions {
  studio: string;
  key: string;
  records: readonly ContentRecord[];
  media: readonly MediaRecord[];
  readMedia(media: MediaRecord): Promise<Buffer>;
  onProgress(done: number, total: number): void;
}

const atOnce = 20;
const pictureTypes: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
};

export type Outcomes = Record<"created" | "updated" | "same" | "edited", number>;

export async function sendLibrary({
  studio,
  key,
  records: all,
  media,
  readMedia,
  onProgress,
}: SendOptions): Promise<Outcomes> {
  async function post(path: string, body: unknown) {
    const answer = await fetch(new URL(`/studio/api/${path}`, studio), {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(120_000),
    });
    if (!answer.ok)
      throw new Error(`The studio answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
    return answer.json() as Promise<{ outcomes: Record<string, keyof Outcomes> }>;
  }
  // The root of an index, the site's home, is no item of a library.
  const records = all.filter(({ type }) => contentTypes.includes(type));
  // Parents before what is below them, and what is named before what names it.
  const depth = ({ path }: ContentRecord) => path.split("/").length;
  const named = (record: ContentRecord) =>
    ["topic", "contributor", "category"].includes(record.type) ? 0 : 1;
  const sorted = [...records].sort((a, b) => named(a) - named(b) || depth(a) - depth(b));
  const known = records.map(({ id, type, path }) => ({ id, type, path }));
  const total = media.length + sorted.length;
  const counts: Outcomes = { created: 0, updated: 0, same: 0, edited: 0 };
  let done = 0;
  for (const each of media) {
    const extension = each.extension.toLowerCase();
    await post("library/media", {
      id: each.id,
      path: each.path,
      filename: `${basename(each.path)}.${extension}`,
      mimeType: isRecording(`.${extension}`)
        ? recordingTypes[extension as keyof typeof recordingTypes]
        : pictureTypes[extension],
      alt: each.alt,
      focalPoint: each.focalPoint,
      data: (await readMedia(each)).toString("base64"),
    });
    onProgress(++done, total);
  }
  for (let at = 0; at < sorted.length; at += atOnce) {
    const some: SourceRecord[] = sorted.slice(at, at + atOnce).map(sourceOf);
    const named = new Set(some.flatMap(({ id, related = [] }) => [id, ...related]));
    const above = new Set(some.map(({ path }) => path.slice(0, Math.max(0, path.lastIndexOf("/")))));
    const { outcomes } = await post("library", {
      records: some,
      known: known.filter(({ id, path }) => named.has(id) || above.has(path)),
    });
    for (const outcome of Object.values(outcomes)) counts[outcome]++;
    done += some.length;
    onProgress(done, total);
  }
  return counts;
}
