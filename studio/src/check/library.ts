/** What a check must know of other items: asked of the database, so that it is right in every process. */
import type { PayloadRequest, Where } from "payload";
import type { ContentType } from "../../../contracts/content.ts";
import { addressedCollections, collectionOf, contentCollections, pictures } from "../collections/names.ts";
import { groups, type Locale } from "../languages.ts";

export interface OtherItem {
  id: string;
  heading: string;
  path: string;
  state: "published" | "draft" | "trash";
  folder: string;
  name: string;
  slugs: Partial<Record<Locale, string>>;
  scheduledDate?: string;
  scheduledDay?: string;
  evening: boolean;
}

export interface Library {
  byIds(ids: readonly string[]): Promise<OtherItem[]>;
  /** By their paths, and by addresses that an item has instead of its file name. */
  atPaths(paths: readonly string[]): Promise<OtherItem[]>;
  /** In the same folder, with this as the file name or the address. */
  inFolder(type: ContentType, folder: string, names: readonly string[]): Promise<OtherItem[]>;
  onDay(type: ContentType, day: { date?: string; rule?: string }): Promise<OtherItem[]>;
  /** Of a picture; nothing where there is no such picture. */
  alternatives(picture: string): Promise<Partial<Record<Locale, string>> | undefined>;
}

/** More than any text has. */
const mostNamed = 300;

interface Row {
  id: string;
  heading?: string | null;
  path?: string | null;
  folder?: string | null;
  name?: string | null;
  _status?: string;
  deletedAt?: string | null;
  en?: { slug?: string | null };
  es?: { slug?: string | null };
  scheduledDate?: string | null;
  scheduledDay?: string | null;
  evening?: boolean | null;
}

const columns = {
  heading: true,
  path: true,
  folder: true,
  name: true,
  _status: true,
  deletedAt: true,
  en: { slug: true },
  es: { slug: true },
} as const;

function otherItem(row: Row): OtherItem {
  const slug = (locale: Locale) => row[groups[locale]]?.slug;
  return {
    id: String(row.id),
    heading: row.heading || row.path || row.id,
    path: row.path ?? "",
    state: row.deletedAt ? "trash" : row._status === "published" ? "published" : "draft",
    folder: row.folder ?? "",
    name: row.name ?? "",
    slugs: {
      ...(slug("en-US") ? { "en-US": slug("en-US")! } : {}),
      ...(slug("es") ? { es: slug("es")! } : {}),
    },
    ...(row.scheduledDate ? { scheduledDate: row.scheduledDate.slice(0, 10) } : {}),
    ...(row.scheduledDay ? { scheduledDay: row.scheduledDay } : {}),
    evening: row.evening === true,
  };
}

const dayMs = 86_400_000;
const lastPart = (path: string) => path.slice(path.lastIndexOf("/") + 1);

export function libraryOf(req: PayloadRequest): Library {
  async function find(
    collection: string,
    where: Where,
    more: Record<string, true> = {},
  ): Promise<OtherItem[]> {
    const { docs } = await req.payload.find({
      collection,
      where,
      limit: mostNamed,
      pagination: false,
      depth: 0,
      trash: true,
      select: { ...columns, ...more },
      overrideAccess: true,
      req,
    });
    return (docs as unknown as Row[]).map(otherItem);
  }
  const everywhere = async (collections: readonly string[], where: Where) => {
    const found = await Promise.all(collections.map((collection) => find(collection, where)));
    return found.flat();
  };
  const addressed = (names: readonly string[]): Where[] => [
    { "en.slug": { in: names } },
    { "es.slug": { in: names } },
  ];
  return {
    byIds: async (ids) =>
      ids.length === 0 ? [] : everywhere(contentCollections, { id: { in: ids.slice(0, mostNamed) } }),
    async atPaths(paths) {
      if (paths.length === 0) return [];
      const some = paths.slice(0, mostNamed);
      return everywhere(addressedCollections, {
        or: [{ path: { in: some } }, ...addressed(some.map(lastPart))],
      });
    },
    inFolder(type, folder, names) {
      const hasAddress = addressedCollections.includes(collectionOf(type));
      return find(collectionOf(type), {
        and: [
          folder === ""
            ? { or: [{ folder: { equals: "" } }, { folder: { exists: false } }] }
            : { folder: { equals: folder } },
          { or: [{ name: { in: names } }, ...(hasAddress ? addressed(names) : [])] },
        ],
      });
    },
    onDay(type, { date, rule }) {
      const next = date && new Date(Date.parse(date) + dayMs).toISOString();
      const where: Where[] = [
        ...(date
          ? [{ scheduledDate: { greater_than_equal: `${date}T00:00:00.000Z`, less_than: next } }]
          : []),
        ...(rule ? [{ scheduledDay: { equals: rule } }] : []),
      ];
      return find(
        collectionOf(type),
        { or: where },
        { scheduledDate: true, scheduledDay: true, ...(type === "verse" ? { evening: true } : {}) },
      );
    },
    async alternatives(picture) {
      const { docs } = await req.payload.find({
        collection: pictures,
        where: { id: { equals: picture } },
        limit: 1,
        depth: 0,
        overrideAccess: true,
        req,
      });
      const [found] = docs as unknown as { alt_en?: string | null; alt_es?: string | null }[];
      return found && { "en-US": found.alt_en ?? "", es: found.alt_es ?? "" };
    },
  };
}
