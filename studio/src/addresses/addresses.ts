/** The addresses of an item and of what lies below it, computed as the site computes them. */
import type { PayloadRequest } from "payload";
import type { ContentType } from "../../../contracts/content.ts";
import { formats } from "../../../contracts/content-types.ts";
import { inLocale } from "../../../contracts/identity.ts";
import { createIndex } from "../../../services/content/content-index.ts";
import type { ContentRecord } from "../../../services/content/record.ts";
import { collectionOf, typeOf } from "../collections/names.ts";
import { publishedRow } from "../collections/published.ts";
import { groups, type Locale, locales } from "../languages.ts";

/** What an address is made of. */
export interface Placed {
  id: string;
  path?: string | null;
  parent?: string | { id: string } | null;
  en?: { slug?: string | null } | null;
  es?: { slug?: string | null } | null;
}

export type Addresses = Record<Locale, string>;

/** Types without a page at an address of their own: a part is read on the page of what it belongs to. */
const withoutPage = new Set<ContentType>([
  "redirect",
  "menu",
  "popup",
  "subscriptionOffer",
  "growthPlanArticlePrompt",
  "studyGuideSection",
  "mail",
  "partner",
]);
export const hasPage = (type: ContentType): boolean => !withoutPage.has(type);

/** More than any series has; a redirect for each is written when an address above them changes. */
const mostBelow = 500;

const parts = { path: true, parent: true, en: { slug: true }, es: { slug: true }, _status: true } as const;
const idOf = (value: Placed["parent"]) => (typeof value === "object" ? value?.id : value);

const parentCollection = (req: PayloadRequest, collection: string): string | undefined => {
  const field = req.payload.collections[collection]?.config.flattenedFields.find(
    ({ name }) => name === "parent",
  );
  return field && "relationTo" in field ? (field.relationTo as string) : undefined;
};

interface Family {
  above: { type: ContentType; doc: Placed }[];
  below: { type: ContentType; doc: Placed }[];
}

/** What is published above an item. */
async function aboveOf(req: PayloadRequest, collection: string, doc: Placed): Promise<Family["above"]> {
  const found: Family["above"] = [];
  let [at, id] = [parentCollection(req, collection), idOf(doc.parent)];
  while (at && id && found.length < 10) {
    const parent: Placed | undefined = await publishedRow<Placed>(req, at, id);
    if (!parent) break;
    found.push({ type: typeOf(at)!, doc: parent });
    [at, id] = [parentCollection(req, at), idOf(parent.parent)];
  }
  return found;
}

/** What is published above and below an item. */
export async function familyOf(req: PayloadRequest, collection: string, doc: Placed): Promise<Family> {
  const family: Family = { above: await aboveOf(req, collection, doc), below: [] };
  let level = [{ type: typeOf(collection)!, doc }];
  while (level.length > 0 && family.below.length < mostBelow) {
    const next: Family["below"] = [];
    for (const type of new Set(level.flatMap((each) => formats[each.type].children))) {
      const ids = level
        .filter((each) => formats[each.type].children.includes(type))
        .map((each) => each.doc.id);
      const { docs } = await req.payload.find({
        collection: collectionOf(type),
        where: { and: [{ parent: { in: ids } }, { _status: { equals: "published" } }] },
        limit: mostBelow - family.below.length - next.length,
        depth: 0,
        draft: false,
        pagination: false,
        select: parts,
        overrideAccess: true,
        req,
      });
      next.push(...(docs as unknown as Placed[]).map((below) => ({ type, doc: below })));
    }
    family.below.push(...next);
    level = next;
  }
  return family;
}

const recordOf = (type: ContentType, doc: Placed): ContentRecord => {
  const slugs: Partial<Record<Locale, string>> = {};
  for (const locale of locales) {
    const slug = doc[groups[locale]]?.slug;
    if (slug) slugs[locale] = slug;
  }
  return { id: doc.id, type, path: doc.path ?? "", slugs, text: { "en-US": {}, es: {} } };
};

/** By id, with a slash before them and without a language: the site puts that in. */
export function addressesOf(
  type: ContentType,
  doc: Placed,
  { above, below }: Family,
): Map<string, Addresses> {
  const own = [...above, { type, doc }, ...below].filter((each) => each.doc.path);
  const { byId } = createIndex(own.map((each) => recordOf(each.type, each.doc)));
  const wanted = new Set(
    [{ type, doc }, ...below].filter((each) => hasPage(each.type)).map((each) => each.doc.id),
  );
  const found = new Map<string, Addresses>();
  for (const [id, { paths }] of byId)
    if (wanted.has(id)) found.set(id, { "en-US": `/${paths["en-US"]}`, es: `/${paths.es}` });
  return found;
}

/** Where readers find what is published of it; undefined where it has no page of its own. */
export async function addressOf(
  req: PayloadRequest,
  collection: string,
  published: Placed,
): Promise<Addresses | undefined> {
  const type = typeOf(collection)!;
  if (!hasPage(type)) return undefined;
  const above = await aboveOf(req, collection, published);
  const own = addressesOf(type, published, { above, below: [] }).get(published.id);
  return own && { "en-US": inLocale(own["en-US"], "en-US"), es: inLocale(own.es, "es") };
}
