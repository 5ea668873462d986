/** An item's id, name and path: given once, when it is first saved. */
import { randomUUID } from "node:crypto";
import type { CollectionBeforeChangeHook, PayloadRequest } from "payload";
import type { ContentType } from "../../../contracts/content.ts";
import { formats } from "../../../contracts/content-types.ts";
import { collectionOf } from "./names.ts";

type Words = { title?: string; firstName?: string };
interface Written {
  id?: string;
  name?: string;
  path?: string;
  folder?: string;
  parent?: string | { id: string } | null;
  en?: Words;
  es?: Words;
  passage?: string;
  from?: string;
  offerSlug?: string;
  scheduledDate?: string;
  scheduledDay?: string;
  heading?: string;
}

export const nameOf = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "");

const day = (date: string | undefined) => date?.slice(0, 10);

/** What it is called in lists. */
const headingOf = (data: Written): string =>
  data.en?.title ||
  data.es?.title ||
  [data.passage, day(data.scheduledDate) ?? data.scheduledDay].filter(Boolean).join(" · ") ||
  data.offerSlug ||
  data.from ||
  data.name ||
  "";

/** As it was made of a title, with a number where that was taken. */
const isMadeOf = (name: string, heading: string): boolean =>
  name.replace(/-\d+$/, "") === nameOf(heading) || name === nameOf(heading);

/** Nobody knows the name of what was never on the site; what lies below it would have to move along. */
async function isFree(req: PayloadRequest, type: ContentType, id: string): Promise<boolean> {
  const published = await req.payload.countVersions({
    collection: collectionOf(type),
    where: { and: [{ parent: { equals: id } }, { "version._status": { equals: "published" } }] },
    req,
  });
  if (published.totalDocs > 0) return false;
  for (const child of formats[type].children) {
    const collection = collectionOf(child);
    const where = { parent: { equals: id } };
    if ((await req.payload.count({ collection, where, trash: true, req })).totalDocs > 0) return false;
  }
  return true;
}

/** The editor saves in the middle of a title: until the item is published, a name made of the title follows it. */
async function followsTitle(
  req: PayloadRequest,
  type: ContentType,
  { data, before }: { data: Written; before: Written | undefined },
): Promise<boolean> {
  // Where one language is published the other's title is away for that step.
  if (req.context.isImport || req.context.isOneLanguage || !before?.id || !before.name || !before.heading)
    return false;
  if (before.heading === data.heading || (data.name ?? before.name) !== before.name) return false;
  return isMadeOf(before.name, before.heading) && isFree(req, type, before.id);
}

export const givePath =
  (type: ContentType): CollectionBeforeChangeHook =>
  async ({ data: given, originalDoc, operation, req, collection }) => {
    const data = given as Written;
    const all: Written = { ...(originalDoc as Written | undefined), ...data };
    data.heading = headingOf(all);
    if (operation === "create") data.id ||= randomUUID();
    const before = originalDoc as Written | undefined;
    const isNewTitle = await followsTitle(req, type, { data, before });
    // Otherwise a name is for good once the item has a heading to make it of.
    if (all.path && all.name && !isNewTitle) return { ...data, name: all.name, path: all.path };
    const name = nameOf((isNewTitle ? "" : all.name) || data.heading);
    if (!name) return data;
    const parentId = typeof all.parent === "object" ? all.parent?.id : all.parent;
    const parentCollection = collection.fields.find((field) => "name" in field && field.name === "parent");
    const parent =
      parentId && parentCollection && "relationTo" in parentCollection
        ? ((await req.payload.findByID({
            collection: parentCollection.relationTo as string,
            id: parentId,
            depth: 0,
            draft: true,
            req,
          })) as Written)
        : undefined;
    if (formats[type].folder === "" && type !== "generalPage" && type !== "bible" && !parent) return data;
    const folder = parent?.path ?? all.folder ?? formats[type].folder;
    // Drafts have their names too: what is not published yet will be.
    const isTaken = async (path: string) =>
      (
        await req.payload.find({
          collection: collection.slug,
          where: { and: [{ path: { equals: path } }, { id: { not_equals: data.id ?? before?.id ?? "" } }] },
          draft: true,
          trash: true,
          limit: 1,
          depth: 0,
          select: { path: true },
          overrideAccess: true,
          req,
        })
      ).docs.length > 0;
    const base = [folder, name].filter(Boolean).join("/");
    let path = base;
    for (let nth = 2; await isTaken(path); nth++) path = `${base}-${nth}`;
    return { ...data, folder: folder ?? "", path, name: path.slice(path.lastIndexOf("/") + 1) };
  };
