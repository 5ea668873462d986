/** Every file that the import would write. */
import { setImmediate } from "node:timers/promises";
import type { Locale } from "../../contracts/site.ts";
import { pathKey } from "../../services/content/content-index.ts";
import { derivedId } from "../../services/content/ids.ts";
import type { CarriedPictures } from "./carry-pictures.ts";
import type { ExistingLibrary } from "./existing.ts";
import { filesOf, type WrittenItem } from "./files.ts";
import { createLinks, type LinkGoal } from "./links.ts";
import { Names } from "./names.ts";
import { PeopleAndTerms } from "./people-and-terms.ts";
import { planRedirects } from "./redirects.ts";
import type { ImportReport } from "./report.ts";
import type { SourceItem, SourceSite } from "./source.ts";
import { asWords, picturesIn, toMarkdown } from "./to-markdown.ts";
import { cutAtWord, descriptionOf, nameOf, summaryOf, wordsOf } from "./words.ts";
import { type PlannedFile, textFile } from "./write.ts";

export interface PlanOptions {
  site: SourceSite;
  existing: ExistingLibrary;
  /** Addresses of the site's own pages. */
  fixedPaths: readonly string[];
  pictures: CarriedPictures;
  language: Locale;
  /** Ids of what was imported before and deleted since. */
  deleted: ReadonlySet<string>;
  report: ImportReport;
}

export const itemId = ({ guid }: SourceItem): string => derivedId("import", "item", guid);

export interface Placed {
  item: SourceItem;
  id: string;
  path: string;
}

export async function planImport(options: PlanOptions): Promise<Map<string, PlannedFile>> {
  const { site, existing, pictures, language, report, deleted } = options;
  const names = new Names(existing, options.fixedPaths);
  const others = new PeopleAndTerms({ site, existing, names, language, deleted, report });
  const placed = placeItems(options, names);
  const linkTo = createLinks(site.origin, newPaths(placed));
  const written: WrittenItem[] = [];
  for (const each of placed) {
    written.push(writtenItem(each, { ...options, others, linkTo }));
    // Whoever waits is shown that it goes on.
    if (written.length % atOnce === 0) await setImmediate();
  }
  const files = new Map(pictures.files);
  const add = (item: WrittenItem) => {
    for (const [name, text] of filesOf(item, language))
      files.set(name, textFile(String(item.values.id), text));
  };
  for (const item of [...written, ...others.items.values()]) add(item);
  for (const [name, file] of planRedirects(placed, others, names, options)) files.set(name, file);
  return files;
}

/** Items that have a text, each with its path; a page lies below the page that it was below. */
function placeItems({ site, pictures, deleted, report }: PlanOptions, names: Names): Placed[] {
  const carried = site.items.filter((item) => {
    if (deleted.has(itemId(item))) {
      report.problem(item.address, "was imported before and deleted here since: not carried over again");
      return false;
    }
    const hasPicture = () => picturesIn(item.html).some(({ url }) => pictures.byAddress.has(url));
    if (wordsOf(item.html) !== "" || hasPicture()) return true;
    report.problem(item.address, "has no text: not carried over");
    return false;
  });
  const byGuid = new Map(carried.map((item) => [item.guid, item]));
  const paths = new Map<string, string>();
  const pathOf = (item: SourceItem, below: ReadonlySet<string>): string => {
    const known = paths.get(item.guid);
    if (known !== undefined) return known;
    const id = itemId(item);
    const above = item.kind === "page" && item.parent !== undefined ? byGuid.get(item.parent) : undefined;
    const isCircle = above !== undefined && below.has(above.guid);
    const folder =
      item.kind === "post"
        ? "articles/"
        : above && above.kind === "page" && !isCircle && below.size < maxDepth
          ? `${pathOf(above, new Set([...below, item.guid]))}/`
          : "";
    const name = nameOf(item.slug) || nameOf(item.title) || `${item.kind}-${id.slice(0, 8)}`;
    const path = names.take(id, folder, name);
    if (path !== `${folder}${name}`) report.problem(item.address, `its name was taken: it is at /${path}`);
    paths.set(item.guid, path);
    return path;
  };
  return carried.map((item) => ({ item, id: itemId(item), path: pathOf(item, new Set([item.guid])) }));
}

const maxDepth = 6;
const atOnce = 20;

function newPaths(placed: readonly Placed[]): Map<string, string> {
  const paths = new Map<string, string>();
  for (const { item, path } of placed) {
    if (item.draft) continue;
    if (item.oldPath !== undefined) paths.set(pathKey(item.oldPath), `/${path}`);
    for (const link of item.otherLinks) paths.set(link, `/${path}`);
  }
  return paths;
}

interface Writing extends PlanOptions {
  others: PeopleAndTerms;
  linkTo(address: string): LinkGoal;
}

function writtenItem(
  { item, id, path }: Placed,
  { pictures, language, report, others, linkTo }: Writing,
): WrittenItem {
  const problem = (what: string) => report.problem(item.address, what);
  const pictureFor = (address: string) => {
    const name = pictures.byAddress.get(address);
    return name && `/media/${name}.webp`;
  };
  const { markdown, problems } = toMarkdown(item.html, { linkTo, pictureFor });
  problems.forEach(problem);
  const words = wordsOf(item.html);
  const title = item.title || cutAtWord(words, 60);
  if (!item.title) problem("has no title: its first words are used");
  const summary = summaryOf(item.excerpt || item.description || words, language) || title;
  if (!words && !item.excerpt && !item.description) problem("has no words for a summary: its title is used");
  const { text: seoDescription, isShort } = descriptionOf(item.description, item.excerpt, words, title);
  if (isShort) problem("its description for search engines has fewer than 70 characters");
  report.count(`${item.kind === "post" ? "articles" : "pages"}${item.draft ? ", drafts" : ""}`);
  const places = [...new Set(item.terms)].flatMap((key) => others.term(key) ?? []);
  const inFolder = (folder: string) => [
    ...new Set(places.filter((each) => each.folder === folder).map(({ name }) => name)),
  ];
  const categories = inFolder("categories");
  if (item.kind === "post" && categories.length === 0) {
    categories.push(others.defaultCategory().name);
    report.count("articles that had no category and are in one for what was imported");
  }
  return {
    path,
    values: {
      id,
      type: item.kind === "post" ? "article" : "generalPage",
      ...(item.kind === "page" ? { layout: "main" } : {}),
      draft: item.draft || undefined,
      topics: inFolder("topics"),
      contributors: item.authors.flatMap((key) => others.contributor(key)?.name ?? []),
      categories: item.kind === "post" ? categories : undefined,
      access: item.access === "free" ? undefined : item.access,
      published: item.published,
      updated: item.updated,
      image: item.picture && pictures.byAddress.get(item.picture.url),
    },
    words: { title, summary, seoDescription },
    body: markdown || asWords(words || title),
  };
}
