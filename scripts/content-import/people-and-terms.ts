/** Authors, categories and tags: those of the library where it has them, else new ones. */
import type { Locale } from "../../contracts/site.ts";
import { derivedId } from "../../services/content/ids.ts";
import { type ExistingLibrary, type MatchedFolder, titleKey } from "./existing.ts";
import type { WrittenItem } from "./files.ts";
import type { Names } from "./names.ts";
import type { ImportReport } from "./report.ts";
import { idIn, type SourceAuthor, type SourceSite, type SourceTerm } from "./source.ts";
import { descriptionOf, nameOf, summaryOf } from "./words.ts";

interface Options {
  site: SourceSite;
  existing: ExistingLibrary;
  names: Names;
  language: Locale;
  deleted: ReadonlySet<string>;
  report: ImportReport;
}

const phrases = {
  "en-US": {
    by: (name: string) => `Articles by ${name}.`,
    on: (title: string) => `Articles on ${title}.`,
    imported: "Articles",
    importedSummary: "Articles from our earlier site, as they were published there over the years.",
  },
  es: {
    by: (name: string) => `Artículos de ${name}.`,
    on: (title: string) => `Artículos sobre ${title}.`,
    imported: "Artículos",
    importedSummary: "Artículos de nuestro sitio anterior, tal como se publicaron allí con los años.",
  },
} as const;

/** What an old site calls what nobody has sorted. */
const unsorted = new Set(["uncategorized", "uncategorised", "sin-categoria"]);

export interface Place {
  folder: MatchedFolder;
  name: string;
}

export class PeopleAndTerms {
  /** What has to be written, by path. */
  readonly items = new Map<string, WrittenItem>();
  readonly #options: Options;
  readonly #places = new Map<string, Place | undefined>();

  constructor(options: Options) {
    this.#options = options;
  }

  contributor(key: string): Place | undefined {
    const author = this.#options.site.authors.get(key);
    return author && this.#remember(`author ${key}`, () => this.#author(author));
  }

  term(key: string): Place | undefined {
    const term = this.#options.site.terms.get(key);
    return term && this.#remember(`term ${key}`, () => this.#term(term));
  }

  /** Only what an item has; the rest is not carried over. */
  usedTerm(key: string): Place | undefined {
    return this.#places.get(`term ${key}`);
  }

  usedContributor(key: string): Place | undefined {
    return this.#places.get(`author ${key}`);
  }

  /** For articles that had no category: each needs one. */
  defaultCategory(): Place {
    const { language, deleted, existing } = this.#options;
    const { imported, importedSummary } = phrases[language];
    const find = (): Place | undefined => {
      const id = derivedId("import", "default category", language);
      const [other] = existing.names.categories.values();
      if (deleted.has(id) && other !== undefined) return { folder: "categories", name: other };
      const own = deleted.has(id) ? derivedId(id, "again") : id;
      return this.#create("categories", own, "category", "imported", imported, importedSummary);
    };
    return this.#remember("default category", find)!;
  }

  #remember(key: string, find: () => Place | undefined): Place | undefined {
    if (!this.#places.has(key)) this.#places.set(key, find());
    return this.#places.get(key);
  }

  #author(author: SourceAuthor): Place | undefined {
    const id = idIn(this.#options.site, "author", author.key);
    const title = author.name || `${author.firstName} ${author.lastName}`.trim() || author.slug;
    const about = author.about || phrases[this.#options.language].by(title);
    const { firstName, lastName } = author;
    return (
      this.#match("contributors", id, author.slug, title) ??
      this.#create("contributors", id, "contributor", author.slug || title, title, about, {
        firstName: firstName || title,
        lastName: firstName ? lastName : "",
      })
    );
  }

  #term({ key, kind, slug, title, about }: SourceTerm): Place | undefined {
    if (unsorted.has(nameOf(slug))) return undefined;
    const id = idIn(this.#options.site, kind, key);
    const isCategory = kind === "category";
    return (
      this.#match(isCategory ? "categories" : "topics", id, slug, title) ??
      (isCategory ? undefined : this.#match("categories", id, slug, title)) ??
      this.#create(
        isCategory ? "categories" : "topics",
        id,
        isCategory ? "category" : "topic",
        slug,
        title,
        about || phrases[this.#options.language].on(title),
      )
    );
  }

  /** One that was there before, unless an earlier import made it. */
  #match(folder: MatchedFolder, id: string, slug: string, title: string): Place | undefined {
    const { existing } = this.#options;
    if (existing.pathOfId.has(id)) return undefined;
    const name =
      existing.names[folder].get(titleKey(nameOf(slug))) ?? existing.names[folder].get(titleKey(title));
    return name === undefined ? undefined : { folder, name };
  }

  #create(
    folder: MatchedFolder,
    id: string,
    type: string,
    slug: string,
    title: string,
    about: string,
    more: Record<string, unknown> = {},
  ): Place | undefined {
    const { names, report, language, deleted } = this.#options;
    if (deleted.has(id)) return undefined;
    const path = names.take(id, `${folder}/`, nameOf(slug) || nameOf(title) || `${type}-${id.slice(0, 8)}`);
    const { text, isShort } = descriptionOf(about);
    if (isShort && type !== "topic")
      report.problem(path, "its summary and description are short: the export says little of it");
    report.count(type === "category" ? "categories" : `${type}s`);
    this.items.set(path, {
      path,
      values: { id, type, ...more },
      words: { title, summary: summaryOf(about, language), seoDescription: text },
      body: "",
    });
    return { folder, name: path.slice(folder.length + 1) };
  }
}
