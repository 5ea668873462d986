/** Carries the library over to an Umbraco: pictures, items in both languages, their order, our ids. Goes on where it stopped. */
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { isRecording } from "../../contracts/recordings.ts";
import { dailyTimeZone, type Locale, locales } from "../../contracts/site.ts";
import { altTextAliases, folderType, rootType } from "../../contracts/umbraco-types.ts";
import { startOfDay } from "../../platform/time-zone.ts";
import { type ContentIndex, rootId } from "../../services/content/content-index.ts";
import { derivedId } from "../../services/content/ids.ts";
import type { ContentRecord, MediaRecord } from "../../services/content/record.ts";
import type { Management } from "./management.ts";
import { mediaTypes, pictureTypes, recordingType } from "./setup.ts";
import { createValues, type DocumentValue } from "./to-values.ts";
import { typeId } from "./types.ts";

interface PushOptions {
  management: Management;
  index: ContentIndex;
  /** Which server it is; what was pushed to another one is pushed anew. */
  origin: string;
  /** Remembers what is done; without it everything is looked at. */
  progressFile?: string;
  now: Date;
  say(line: string): void;
}

interface Node {
  id: string;
  parent: string | null;
  type: string;
  names: Record<string, string>;
  languages: readonly Locale[];
  values: DocumentValue[];
  /** Where it is published on a later day. */
  publishTime: string | null;
}

/** A name of Umbraco's holds no more. */
const nameLength = 255;
const sayEvery = 50;
const folderId = (folder: string) => (folder === "" ? rootId : derivedId("umbraco", "folder", folder));
const lastPart = (folder: string) => folder.slice(folder.lastIndexOf("/") + 1);
const parentFolder = (folder: string) => folder.slice(0, Math.max(0, folder.lastIndexOf("/")));

/** The root, the folders and the items, parents first. */
function nodesOf(index: ContentIndex, now: Date): Node[] {
  const valuesOf = createValues(index);
  const paths = new Map(index.entries.map(({ record }) => [record.path, record.id]));
  const named = (name: string): Node["names"] => ({ "en-US": name, es: name });
  const folders = [...index.byFolder.keys()].filter((folder) => folder !== "" && !paths.has(folder));
  const nodes: (Node & { depth: number })[] = [
    {
      id: rootId,
      parent: null,
      type: rootType,
      names: named("Home"),
      languages: locales,
      values: [],
      publishTime: null,
      depth: 0,
    },
    ...folders.map((folder) => ({
      id: folderId(folder),
      parent: paths.get(parentFolder(folder)) ?? folderId(parentFolder(folder)),
      type: folderType,
      names: named(lastPart(folder)),
      languages: locales,
      values: [] as DocumentValue[],
      publishTime: null,
      depth: folder.split("/").length,
    })),
    ...index.entries.slice(1).map(({ record, folder, names, languages }) => ({
      id: record.id,
      parent: paths.get(folder) ?? folderId(folder),
      type: record.type,
      names: Object.fromEntries(locales.map((locale) => [locale, names[locale].slice(0, nameLength)])),
      languages,
      values: valuesOf(withListed(record)).filter(
        ({ culture }) => culture === null || languages.includes(culture),
      ),
      publishTime: publishTime(record, now),
      depth: record.path.split("/").length,
    })),
  ];
  return nodes.sort((a, b) => a.depth - b.depth).map(({ depth: _, ...node }) => node);
}

/** An item without a date was made before all that have one; there it would be as new as the import. */
const withListed = (record: ContentRecord): ContentRecord =>
  record.published === undefined && record.listed === undefined
    ? { ...record, listed: "2026-01-01" }
    : record;

function publishTime({ published, listed }: ContentRecord, now: Date): string | null {
  const day = published ?? listed;
  const at = day === undefined ? 0 : startOfDay(day, dailyTimeZone);
  return at > now.getTime() ? new Date(at).toISOString() : null;
}

const hashOf = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 16);

async function openProgress(file: string | undefined, origin: string) {
  const stored = file ? await readFile(file, "utf8").then(JSON.parse, () => undefined) : undefined;
  const done: Record<string, string> = stored?.origin === origin ? stored.done : {};
  return {
    isDone: (id: string, hash: string) => done[id] === hash,
    note: (id: string, hash: string) => {
      done[id] = hash;
    },
    async save() {
      if (!file) return;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.new`, JSON.stringify({ origin, done }));
      await rename(`${file}.new`, file);
    },
  };
}

export async function push({ management, index, origin, progressFile, now, say }: PushOptions) {
  const progress = await openProgress(progressFile, origin);
  const counts = { made: 0, changed: 0, same: 0 };
  const media = [...index.media.values()];
  const nodes = nodesOf(index, now);
  const total = media.length + nodes.length;
  let done = 0;

  /** One thing at a time, so that a stop leaves whole things behind. */
  async function each(id: string, content: unknown, carry: () => Promise<"made" | "changed">): Promise<void> {
    const hash = hashOf(content);
    if (progress.isDone(id, hash)) counts.same++;
    else {
      counts[await carry()]++;
      progress.note(id, hash);
    }
    if (++done % sayEvery === 0 || done === total) {
      await progress.save();
      say(`${done} of ${total}`);
    }
  }

  try {
    const types = await mediaTypes(management, [...pictureTypes, recordingType]);
    for (const picture of media)
      await each(picture.id, { ...picture, file: "" }, () => carryPicture(management, types, picture));
    for (const node of nodes) await each(node.id, node, () => carryNode(management, node));
    const siblings = Map.groupBy(nodes, ({ parent }) => parent ?? "");
    for (const [parent, children] of siblings) {
      if (parent === "" || children.length < 2) continue;
      const sorting = children.map(({ id }, sortOrder) => ({ id, sortOrder }));
      const hash = hashOf(sorting);
      if (progress.isDone(`order of ${parent}`, hash)) continue;
      await management.put("/document/sort", { parent: { id: parent }, sorting });
      progress.note(`order of ${parent}`, hash);
    }
  } finally {
    await progress.save();
  }
  say(`${counts.made} made, ${counts.changed} changed, ${counts.same} as they were.`);
  return counts;
}

async function carryPicture(
  management: Management,
  types: Awaited<ReturnType<typeof mediaTypes>>,
  picture: MediaRecord,
): Promise<"made" | "changed"> {
  const values = (extra: unknown[]) => [
    ...(isRecording(`.${picture.extension}`) ? [] : locales).map((locale) => ({
      culture: null,
      segment: null,
      alias: altTextAliases[locale],
      value: picture.alt[locale],
    })),
    ...extra,
  ];
  const variants = [{ culture: null, segment: null, name: lastPart(picture.path) }];
  const found = await management.get<{ values: { alias: string; value: unknown }[] }>(`/media/${picture.id}`);
  const file = found?.values.find(({ alias }) => alias === "umbracoFile");
  if (file) {
    await management.put(`/media/${picture.id}`, {
      values: values([{ culture: null, segment: null, alias: "umbracoFile", value: file.value }]),
      variants,
    });
    return "changed";
  }
  const temporaryFileId = randomUUID();
  const form = new FormData();
  form.set("Id", temporaryFileId);
  const bytes = await readFile(picture.file);
  form.set("File", new Blob([new Uint8Array(bytes)]), `${lastPart(picture.path)}.${picture.extension}`);
  await management.post("/temporary-file", form);
  const alias = isRecording(`.${picture.extension}`)
    ? recordingType
    : picture.extension === "svg"
      ? "umbracoMediaVectorGraphics"
      : "Image";
  const type = types.get(alias);
  if (!type) throw new Error(`The CMS has no media type ${alias}.`);
  await management.post("/media", {
    id: picture.id,
    parent: null,
    mediaType: { id: type.id },
    values: values([
      {
        culture: null,
        segment: null,
        alias: "umbracoFile",
        value:
          alias === "Image"
            ? { temporaryFileId, focalPoint: picture.focalPoint, crops: [] }
            : { temporaryFileId },
      },
    ]),
    variants,
  });
  return "made";
}

async function carryNode(management: Management, node: Node): Promise<"made" | "changed"> {
  const content = {
    values: node.values,
    variants: node.languages.map((culture) => ({ culture, segment: null, name: node.names[culture]! })),
  };
  const isThere = (await management.get(`/document/${node.id}`)) !== undefined;
  if (isThere) await management.put(`/document/${node.id}`, { ...content, template: null });
  else
    await management.post("/document", {
      id: node.id,
      parent: node.parent === null ? null : { id: node.parent },
      documentType: { id: typeId(node.type) },
      template: null,
      ...content,
    });
  await management.put(`/document/${node.id}/publish`, {
    publishSchedules: node.languages.map((culture) => ({
      culture,
      schedule: node.publishTime === null ? null : { publishTime: node.publishTime, unpublishTime: null },
    })),
  });
  return isThere ? "changed" : "made";
}
