/** The index as one reader sees it: a language, drafts or not, and what the reader may open. */
import type { ContentItem, ContentRef, MediaItem, RichText } from "../../contracts/content.ts";
import { recordingTypes } from "../../contracts/recordings.ts";
import type { Locale } from "../../contracts/site.ts";
import { BadQuery } from "./bad-query.ts";
import { type ContentIndex, type Entry, findByPath, pathKey, rootId, rootPath } from "./content-index.ts";
import { type PropertyNode, within } from "./expand.ts";
import { derivedId } from "./ids.ts";
import { type RenderContext, renderBody, renderPlain } from "./markdown.ts";
import { type Inside, propertiesOf } from "./properties.ts";
import type { MediaRecord, Passage } from "./record.ts";
import { isForEverybody, type RecordingKeys } from "./recording-keys.ts";
import { type RichTextContext, renderRichText, wordsOf } from "./rich-text.ts";
import { type Tier, tierNeeded } from "./tiers.ts";

interface ViewOptions {
  locale: Locale;
  preview: boolean;
  tier: Tier;
  /** Ids of items that this reader may open whatever their tier is. */
  opened?: ReadonlySet<string> | undefined;
  /** A call over the network: stricter response limits, and no caching. */
  fromOutside?: boolean;
  recordingKeys?: RecordingKeys | undefined;
}

// An answer that opens more items than this was not requested by a page.
const maxReferences = { inside: 5000, outside: 500 };
// Only short queries with short responses are worth caching.
const maxCachedLength = { question: 500, answer: 65_536 };
const startItem = { id: rootId, path: rootPath };
const iso = (instant: number) => new Date(instant).toISOString().replace(".000Z", "Z");

/** Addresses that are the same in every language. */
const unprefixed = /^\/(?:media|umbraco)\//;

type DeliveredMedia = MediaItem & { crops: readonly unknown[] };

/** What only says what a line of Markdown is. */
const lineMarks = /^(?:#{1,6}|[-*+>]|\d+\.)[ \t]+/gm;

export class View {
  readonly locale: Locale;
  /** The same for all who see the same. */
  readonly sight: string;
  #index: ContentIndex;
  #preview: boolean;
  #tier: Tier;
  #opened: ReadonlySet<string> | undefined;
  #fromOutside: boolean;
  #recordingKeys: RecordingKeys | undefined;
  #references = 0;
  /** It names an address with a key, which ends, or what only our own pages are told: it is not stored for others. */
  #isFleeting = false;

  constructor(
    index: ContentIndex,
    { locale, preview, tier, opened, fromOutside = false, recordingKeys }: ViewOptions,
  ) {
    this.#index = index;
    this.locale = locale;
    this.#preview = preview;
    this.#tier = tier;
    this.#opened = opened;
    this.#fromOutside = fromOutside;
    this.#recordingKeys = recordingKeys;
    this.sight = `${locale} ${tier} ${preview} ${fromOutside}`;
  }

  sees(entry: Entry | undefined): entry is Entry {
    return (
      entry !== undefined && (this.#preview || !entry.record.draft) && entry.languages.includes(this.locale)
    );
  }

  isLocked(entry: Entry): boolean {
    return tierNeeded[entry.access] > this.#tier && !this.#opened?.has(entry.record.id);
  }

  /** A recording of nothing that this reader may open. */
  isWithheld(medium: MediaRecord): boolean {
    if (!(medium.extension in recordingTypes)) return false;
    const items = this.#index.byRecording.get(medium.id) ?? [];
    return !items.some((entry) => (this.#preview || !entry.record.draft) && !this.isLocked(entry));
  }

  /** The item written out; the same question is written once. */
  write(entry: Entry, expand: PropertyNode | null, fields: PropertyNode | null, selection: string): string {
    const key = `${entry.record.id} ${this.locale} ${this.#tier} ${this.#preview} ${selection}`;
    const known = this.#index.written.get(key);
    if (known !== undefined) return known;
    this.#isFleeting = false;
    const text = JSON.stringify(this.item(entry, expand, fields));
    const isShort = selection.length <= maxCachedLength.question && text.length <= maxCachedLength.answer;
    // Strangers may ask anything, and would push out what pages ask for.
    if (isShort && !this.#fromOutside && !this.#isFleeting) this.#index.written.set(key, text);
    return text;
  }

  item(entry: Entry, expand: PropertyNode | null, fields: PropertyNode | null): ContentItem {
    return {
      ...this.#head(entry),
      properties: this.#properties(entry, { expand, fields }),
      cultures: Object.fromEntries(
        entry.languages.map((locale) => [locale.toLowerCase(), this.#route(entry, locale)]),
      ),
    };
  }

  #head(entry: Entry) {
    return {
      contentType: entry.record.type,
      name: this.nameOf(entry),
      createDate: iso(entry.created),
      updateDate: iso(entry.updated),
      route: this.#route(entry, this.locale),
      id: entry.record.id,
    };
  }

  /** As it is shown, found and sorted: what a name would give away is called by its id. */
  nameOf(entry: Entry): string {
    const isClosed = entry.record.type === "growthPlanArticlePrompt" && this.isLocked(entry);
    return isClosed || this.isUndisclosed(entry) ? entry.slugs[this.locale] : entry.names[this.locale];
  }

  /** An evening that may be to come: our own pages say which have been, and nobody else is told before. */
  isUndisclosed(entry: Entry): boolean {
    const isClosed = entry.record.evening === true && this.isLocked(entry);
    if (isClosed) this.#isFleeting = true;
    return isClosed && this.#fromOutside;
  }

  #route(entry: Entry, locale: Locale) {
    return { path: routePath(entry, locale), queryString: null, startItem };
  }

  #properties(entry: Entry, { expand, fields }: Inside): Record<string, unknown> {
    const properties: Record<string, unknown> = {};
    for (const [alias, read] of propertiesOf(entry.record.type)) {
      const inFields = within(fields, alias);
      if (fields && fields.items.length > 0 && !inFields) continue;
      properties[alias] = read(entry, this, { expand: within(expand, alias), fields: inFields });
    }
    return properties;
  }

  /** A picked item; its properties only where they were requested. */
  reference(id: string, inside: Inside): ContentRef | null {
    const entry = this.#index.byId.get(id);
    if (!this.sees(entry)) return null;
    const max = maxReferences[this.#fromOutside ? "outside" : "inside"];
    if (inside.expand && ++this.#references > max) {
      throw new BadQuery({
        type: "Error",
        title: "Too much to expand",
        status: 400,
        detail: "The answer would be too large: expand fewer properties or take fewer items.",
        code: "expand-too-large",
      });
    }
    return { ...this.#head(entry), properties: inside.expand ? this.#properties(entry, inside) : {} };
  }

  media(id: string, { expand }: Pick<Inside, "expand">): DeliveredMedia | null {
    const record = this.#index.media.get(id);
    return record ? this.mediaItem(record, expand !== null) : null;
  }

  mediaItem(record: MediaRecord, expanded: boolean): DeliveredMedia {
    return {
      focalPoint: record.focalPoint,
      crops: record.crops ?? [],
      id: record.id,
      name: record.path.slice(record.path.lastIndexOf("/") + 1),
      mediaType: mediaTypeOf(record.extension),
      url: this.#mediaAddress(record),
      extension: record.extension,
      width: record.width,
      height: record.height,
      bytes: record.bytes,
      properties: expanded ? { altText: record.alt[this.locale] } : {},
    };
  }

  #mediaAddress(record: MediaRecord): string {
    const address = `/media/${record.path}.${record.extension}`;
    if (!(record.extension in recordingTypes) || isForEverybody(this.#index, record)) return address;
    this.#isFleeting = true;
    return this.#recordingKeys?.addressWithKey(address, record) ?? address;
  }

  body(entry: Entry): RichText | null {
    const { body, html } = entry.record.text[this.locale];
    const written = html ?? body;
    if (written === undefined) return null;
    const locked = this.isLocked(entry);
    // A section is a part of its lesson, whose own beginning is the teaser.
    if (locked && entry.record.type === "studyGuideSection") return { markup: "", blocks: [] };
    const key = `${entry.record.id} ${this.locale} ${locked} ${this.#preview}`;
    const known = this.#index.bodies.get(key);
    if (known) return known;
    const made = this.richText(written, entry.record.id, locked);
    this.#index.bodies.set(key, made);
    return made;
  }

  /** The words of its body and, of a lesson, those of the sections it is read with. */
  wordCount(entry: Entry): number {
    const { body, html, thought, reflection, question, prayer } = entry.record.text[this.locale];
    const words = [
      html ? wordsOf(html) : (body ?? "").replace(lineMarks, ""),
      thought,
      reflection,
      question,
      prayer,
      ...(entry.record.questions ?? []).flatMap((quiz) => [
        quiz.question[this.locale],
        ...quiz.answers.map(({ text }) => text[this.locale]),
        quiz.explanation?.[this.locale],
      ]),
    ].join(" ");
    const sections = (this.#index.children.get(entry.record.id) ?? []).filter(
      (section) => section.record.type === "studyGuideSection" && this.sees(section),
    );
    return sections.reduce(
      (sum, section) => sum + this.wordCount(section),
      words.split(/\s+/).filter(Boolean).length,
    );
  }

  /** Markdown, or what an editor of rich text made. */
  richText(written: string | RichText, id: string, teaser = false): RichText {
    if (typeof written !== "string") return renderRichText(written, this.#renderContext(id), teaser);
    const { markup, blocks } = renderBody(written, this.#renderContext(id), teaser);
    return { markup, blocks };
  }

  plain(text: string): string {
    return renderPlain(text, this.#passages);
  }

  passageName(passage: Passage): string {
    return this.#index.passageName(passage, this.locale);
  }

  /** An address written in the content, as a reader of this language follows it. */
  href(written: string): string {
    if (!written.startsWith("/") || unprefixed.test(written)) return written;
    const [path = "", rest = ""] = splitAddress(written);
    const entry = findByPath(this.#index, path, this.locale);
    return (entry && !this.#isElsewhere(entry) ? this.#address(entry) : this.#prefixed(path)) + rest;
  }

  /** The same, where it leads to something in this language. */
  liveHref(written: string): string | undefined {
    if (!written.startsWith("/") || unprefixed.test(written)) return this.href(written);
    const [path = ""] = splitAddress(written);
    const entry = findByPath(this.#index, path, this.locale);
    const isLive =
      path === "/" ||
      this.sees(entry) ||
      this.#index.knowsPath(path) ||
      (this.#index.byRedirectFrom.get(pathKey(path)) ?? []).some((redirect) => this.sees(redirect));
    return isLive ? this.href(written) : undefined;
  }

  #address(entry: Entry): string {
    return this.#prefixed(routePath(entry, this.locale).replace(/(?<=.)\/$/, ""));
  }

  #prefixed(path: string): string {
    const prefix = this.locale === "es" ? "/es" : "";
    return path === "/" && prefix !== "" ? prefix : prefix + path;
  }

  #passages: Pick<RenderContext, "passage"> = {
    passage: (text) => this.#index.resolveReference(text, this.locale),
  };

  #linkTo(entry: Entry, rest: string): Record<string, string> {
    return {
      href: this.#address(entry) + rest,
      "data-destination-id": entry.record.id,
      "data-destination-type": entry.record.type,
      "data-start-item-path": rootPath,
      "data-start-item-id": rootId,
      "data-link-type": "Content",
    };
  }

  /** It is there, but not in this language. */
  #isElsewhere(entry: Entry | undefined): boolean {
    return entry !== undefined && !entry.languages.includes(this.locale);
  }

  #renderContext(id: string): RichTextContext {
    return {
      ...this.#passages,
      blockId: (osis, nth) => derivedId(id, osis, nth),
      link: (href): Record<string, string> => {
        if (!href.startsWith("/")) return { href };
        const [path = "", rest = ""] = splitAddress(href);
        const entry = path === "/" ? undefined : findByPath(this.#index, path, this.locale);
        if (this.sees(entry)) return this.#linkTo(entry, rest);
        return this.#isElsewhere(entry) && !this.#index.knowsPath(path)
          ? {}
          : { href: this.href(path) + rest };
      },
      linkToItem: (goal, rest) => {
        const entry = this.#index.byId.get(goal.toLowerCase());
        if (this.#isElsewhere(entry)) return {};
        if (!this.sees(entry)) return undefined;
        return entry === this.#index.root ? { href: this.href("/") + rest } : this.#linkTo(entry, rest);
      },
    };
  }
}

const mediaTypeOf = (extension: string) =>
  extension in recordingTypes
    ? "umbracoMediaAudio"
    : extension === "svg"
      ? "umbracoMediaVectorGraphics"
      : "Image";

function splitAddress(address: string): [string, string] {
  const at = address.search(/[?#]/);
  return at < 0 ? [address, ""] : [address.slice(0, at), address.slice(at)];
}

/** `/articles/learning-to-wait/`; an unpublished item has a preview address instead. */
export function routePath(entry: Entry, locale: Locale): string {
  if (entry.record.draft) return `/preview-${entry.record.id}/`;
  return entry.paths[locale] === "" ? "/" : `/${entry.paths[locale]}/`;
}
