/** An item that is published at another address than before leaves a redirect at the old one, in each language. */
import type { CollectionAfterChangeHook, PayloadRequest } from "payload";
import type { ContentType } from "../../../contracts/content.ts";
import { pathKey } from "../../../services/content/content-index.ts";
import { publishedBefore } from "../collections/published.ts";
import { type Locale, locales } from "../languages.ts";
import { type Addresses, addressesOf, familyOf, hasPage, type Placed } from "./addresses.ts";

interface Redirect {
  id: string;
  from: string;
  to: string;
  languages: Locale[];
}

export interface Move {
  from: string;
  to: string;
  locale: Locale;
}

export function movesBetween(before: Map<string, Addresses>, after: Map<string, Addresses>): Move[] {
  return [...after].flatMap(([id, addresses]) => {
    const old = before.get(id);
    return locales.flatMap((locale) =>
      old && pathKey(old[locale]) !== pathKey(addresses[locale])
        ? [{ from: old[locale], to: addresses[locale], locale }]
        : [],
    );
  });
}

async function readRedirects(req: PayloadRequest): Promise<Redirect[]> {
  const { docs } = await req.payload.find({
    collection: "redirect",
    where: { _status: { equals: "published" } },
    depth: 0,
    draft: false,
    pagination: false,
    select: { from: true, to: true, languages: true },
    overrideAccess: true,
    req,
  });
  return (docs as unknown as Redirect[]).map((each) => ({
    ...each,
    languages: each.languages ?? [...locales],
  }));
}

export interface Plan {
  created: { from: string; to: string; languages: Locale[] }[];
  updated: Redirect[];
  deleted: string[];
}

/** The redirects after these moves: none leads on to another, and none stands where an item is. */
export function planRedirects(
  redirects: readonly Redirect[],
  moves: readonly Move[],
  addresses: Iterable<Addresses>,
): Plan {
  const taken = new Set(
    [...addresses].flatMap((each) => locales.map((locale) => `${locale} ${pathKey(each[locale])}`)),
  );
  const wanted = new Map(moves.map((move) => [`${move.locale} ${pathKey(move.from)}`, move]));
  const isTouched = ({ from, to, languages }: Redirect) =>
    languages.some((locale) => {
      const [first, last] = [`${locale} ${pathKey(from)}`, `${locale} ${pathKey(to)}`];
      return taken.has(first) || wanted.has(first) || (to.startsWith("/") && wanted.has(last));
    });
  const touched = redirects.filter(isTouched);
  const has = new Set<string>();
  /** Redirects of one language each; those that end alike are one item. */
  const results: (Redirect & { locale: Locale; old?: Redirect })[] = [];
  for (const redirect of touched)
    for (const locale of redirect.languages) {
      const key = `${locale} ${pathKey(redirect.from)}`;
      if (taken.has(key) || has.has(key)) continue;
      has.add(key);
      const onward = redirect.to.startsWith("/")
        ? wanted.get(`${locale} ${pathKey(redirect.to)}`)
        : undefined;
      const to = wanted.get(key)?.to ?? onward?.to ?? redirect.to;
      results.push({ ...redirect, locale, to, old: redirect });
    }
  for (const [key, { from, to, locale }] of wanted)
    if (!has.has(key) && !taken.has(key)) results.push({ id: "", from, to, languages: [], locale });
  const plan: Plan = { created: [], updated: [], deleted: [] };
  const grouped = Map.groupBy(results, ({ id, from, to }) => `${id} ${pathKey(from)} ${to}`);
  const continued = new Set<string>();
  for (const [first, ...others] of grouped.values()) {
    const { id, from, to, old } = first!;
    const languages = [first!, ...others].map(({ locale }) => locale);
    // A redirect of both languages may have to lead to two places now.
    if (!old || continued.has(id)) plan.created.push({ from, to, languages });
    else {
      continued.add(id);
      if (to !== old.to || languages.length !== old.languages.length)
        plan.updated.push({ id, from, to, languages });
    }
  }
  plan.deleted = touched.filter(({ id }) => !continued.has(id)).map(({ id }) => id);
  return plan;
}

async function saveRedirects(req: PayloadRequest, { created, updated, deleted }: Plan): Promise<void> {
  const common = { collection: "redirect", depth: 0, overrideAccess: true, req } as const;
  for (const id of deleted) await req.payload.delete({ ...common, id });
  for (const { id, to, languages } of updated)
    await req.payload.update({ ...common, id, data: { to, languages, _status: "published" } });
  for (const data of created)
    await req.payload.create({ ...common, data: { ...data, status: "301", _status: "published" } });
}

export const leaveRedirects =
  (type: ContentType): CollectionAfterChangeHook =>
  async ({ doc: given, req, collection }) => {
    const doc = given as Placed & { _status?: string };
    if (!hasPage(type) || req.context.isImport || doc._status !== "published" || !doc.path) return given;
    const before = publishedBefore<Placed>(req, doc.id);
    const family = await familyOf(req, collection.slug, doc);
    const after = addressesOf(type, doc, family);
    const moves = before?.path
      ? movesBetween(
          addressesOf(type, before, await familyAt(req, collection.slug, before, doc, family)),
          after,
        )
      : [];
    if (before && moves.length === 0) return given;
    await saveRedirects(req, planRedirects(await readRedirects(req), moves, after.values()));
    return given;
  };

/** What is below it is the same before and after; what is above it, only where it was not moved. */
const familyAt = async (
  req: PayloadRequest,
  collection: string,
  before: Placed,
  now: Placed,
  family: Awaited<ReturnType<typeof familyOf>>,
) =>
  before.path === now.path
    ? family
    : { above: (await familyOf(req, collection, { ...before, id: "" })).above, below: family.below };
