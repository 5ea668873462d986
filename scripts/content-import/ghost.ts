/** A Ghost export: the tables of its database as JSON (Ghost 4 to 6). */
import { dailyTimeZone } from "../../contracts/site.ts";
import { OperatorError } from "../../platform/operator-error.ts";
import type { ImportReport } from "./report.ts";
import { maxBodyLength, type SourceItem, type SourceSite } from "./source.ts";
import { wordsOf } from "./words.ts";

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const text = (row: Row | undefined, key: string): string => {
  const value = row?.[key];
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
};
const rowsOf = (data: Row, name: string): Row[] => {
  const rows = data[name];
  return Array.isArray(rows) ? rows.filter(isRow) : [];
};

export function readGhost(written: string, report: ImportReport): SourceSite {
  const { data, meta } = tablesOf(written);
  const site: SourceSite = {
    system: "Ghost",
    version: text(meta, "version"),
    origin: undefined,
    language: text(
      rowsOf(data, "settings").find(({ key }) => key === "locale" || key === "lang"),
      "value",
    ),
    items: [],
    authors: new Map(
      rowsOf(data, "users").map((row) => [
        text(row, "id"),
        {
          key: text(row, "id"),
          slug: text(row, "slug"),
          name: wordsOf(text(row, "name")).split("@")[0]!,
          firstName: "",
          lastName: "",
          about: wordsOf(text(row, "bio")),
        },
      ]),
    ),
    terms: new Map(),
    alts: new Map(),
  };
  readTags(data, site, report);
  const context = {
    site,
    report,
    metas: new Map(rowsOf(data, "posts_meta").map((row) => [text(row, "post_id"), row])),
    tags: linked(data, "posts_tags", "tag_id"),
    authors: linked(data, "posts_authors", "author_id"),
  };
  const seen = new Set<string>();
  for (const row of rowsOf(data, "posts")) {
    const item = itemOf(row, context);
    if (!item || seen.has(item.guid)) continue;
    seen.add(item.guid);
    site.items.push(item);
  }
  for (const table of ["members", "products", "newsletters"])
    if (rowsOf(data, table).length > 0)
      report.count(`rows of ${table}, which are not carried over`, rowsOf(data, table).length);
  return site;
}

function tablesOf(written: string): { data: Row; meta: Row } {
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch (error) {
    throw new OperatorError(`The JSON cannot be read: ${(error as Error).message}`);
  }
  const inside = isRow(value) && Array.isArray(value.db) ? value.db[0] : value;
  if (isRow(inside) && isRow(inside.data) && Array.isArray(inside.data.posts))
    return { data: inside.data, meta: isRow(inside.meta) ? inside.meta : {} };
  throw new OperatorError("This JSON is not a Ghost export: it has no posts in db[0].data.");
}

/** The ids of one table for each id of posts, in their order. */
function linked(data: Row, table: string, key: string): Map<string, string[]> {
  const rows = rowsOf(data, table).sort((a, b) => Number(a.sort_order ?? 0) - Number(b.sort_order ?? 0));
  const byPost = new Map<string, string[]>();
  for (const row of rows) {
    const post = text(row, "post_id");
    byPost.set(post, [...(byPost.get(post) ?? []), text(row, key)]);
  }
  return byPost;
}

function readTags(data: Row, { terms }: SourceSite, report: ImportReport): void {
  for (const row of rowsOf(data, "tags")) {
    const title = wordsOf(text(row, "name"));
    if (text(row, "visibility") === "internal" || title.startsWith("#")) {
      report.count("internal tags, which are not carried over");
      continue;
    }
    const key = text(row, "id");
    const slug = text(row, "slug") || title;
    terms.set(key, {
      key,
      kind: "tag",
      slug,
      title: title || slug,
      about: wordsOf(text(row, "description")),
    });
  }
}

const access = { public: "free", members: "account", paid: "premium" } as const;

interface Context {
  site: SourceSite;
  report: ImportReport;
  metas: ReadonlyMap<string, Row>;
  tags: ReadonlyMap<string, string[]>;
  authors: ReadonlyMap<string, string[]>;
}

function itemOf(row: Row, { site, report, metas, tags, authors }: Context): SourceItem | undefined {
  const id = text(row, "id");
  const slug = text(row, "slug");
  const title = wordsOf(text(row, "title"));
  const oldPath = slug ? `/${encodeURIComponent(slug)}/` : undefined;
  const address = oldPath ?? (title || `post ${id}`);
  const guid = text(row, "uuid") || id;
  if (!guid) {
    report.problem(address, "has neither uuid nor id: not carried over");
    return undefined;
  }
  const status = text(row, "status");
  const draft = status !== "published" && status !== "scheduled";
  if (status === "sent") report.problem(address, "was only sent by e-mail: carried over as a draft");
  const html = text(row, "html");
  if (html.length > maxBodyLength) {
    report.problem(address, "its text is too long: not carried over");
    return undefined;
  }
  if (!html && (text(row, "lexical") || text(row, "mobiledoc")))
    report.problem(address, "has no HTML in the export: open and save it in Ghost, and export again");
  const visibility = text(row, "visibility") || "public";
  if (!(visibility in access))
    report.problem(address, `was for chosen tiers ("${visibility}"): is for premium members now`);
  const meta = metas.get(id);
  const day = dayOf(row.published_at);
  if (!draft && !day) report.problem(address, "has no date");
  const changed = dayOf(row.updated_at);
  const picture = text(row, "feature_image");
  const writers = authors.get(id) ?? [text(row, "author_id")];
  return {
    guid,
    address,
    kind: text(row, "type") === "page" || row.page === 1 || row.page === true ? "page" : "post",
    title,
    slug: slug || title,
    oldPath: draft ? undefined : oldPath,
    otherLinks: [],
    html,
    excerpt: wordsOf(text(row, "custom_excerpt")),
    description: wordsOf(text(meta, "meta_description") || text(row, "meta_description")),
    draft,
    published: draft ? undefined : day,
    updated: !draft && day && changed && changed > day ? changed : undefined,
    access: access[visibility as keyof typeof access] ?? "premium",
    authors: writers.filter((key) => site.authors.has(key)),
    terms: (tags.get(id) ?? []).filter((key) => site.terms.has(key)),
    picture: picture ? { url: picture, alt: wordsOf(text(meta, "feature_image_alt")) } : undefined,
    parent: undefined,
  };
}

const newYork = new Intl.DateTimeFormat("en-CA", { timeZone: dailyTimeZone, dateStyle: "short" });

/** Times of a Ghost are in UTC, as `2025-06-30 15:31:36`, in ISO's form or in milliseconds. */
function dayOf(value: unknown): string | undefined {
  const written = typeof value === "string" ? value.trim() : value;
  const time =
    typeof written === "number"
      ? written
      : typeof written === "string"
        ? Date.parse(/^\d{4}-\d{2}-\d{2} [\d:.]+$/.test(written) ? `${written.replace(" ", "T")}Z` : written)
        : Number.NaN;
  return Number.isFinite(time) && Math.abs(time) < 8e15 && time > 0 ? newYork.format(time) : undefined;
}
