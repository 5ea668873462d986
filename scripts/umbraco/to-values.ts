/** A record of the library as the values of an Umbraco's document. */

import { type Locale, locales } from "../../contracts/site.ts";
import { cmsProperties, type ElementType, elements } from "../../contracts/umbraco-types.ts";
import { type ContentIndex, findByPath } from "../../services/content/content-index.ts";
import { derivedId } from "../../services/content/ids.ts";
import { renderBody } from "../../services/content/markdown.ts";
import type { ContentRecord, MediaRecord } from "../../services/content/record.ts";
import { typeId } from "./types.ts";

export interface DocumentValue {
  culture: Locale | null;
  segment: null;
  alias: string;
  value: unknown;
}

interface BlockData {
  type: ElementType;
  key: string;
  values: Record<string, unknown>;
}

/** Blocks as Umbraco stores them: where they stand, what they hold, and that they are shown. */
function blockValue(editor: "BlockList" | "RichText", blocks: readonly BlockData[]) {
  return {
    layout: { [`Umbraco.${editor}`]: blocks.map(({ key }) => ({ contentKey: key, settingsKey: null })) },
    contentData: blocks.map(({ type, key, values }) => ({
      contentTypeKey: typeId(type),
      key,
      values: elements[type]
        .filter(({ alias }) => values[alias] !== undefined)
        .map(({ alias, editor: own }) => ({
          editorAlias: `Umbraco.${own}`,
          culture: null,
          segment: null,
          alias,
          value: values[alias],
        })),
    })),
    settingsData: [],
    expose: blocks.map(({ key }) => ({ contentKey: key, culture: null, segment: null })),
  };
}

/** Where a passage stands in a sentence it stays as it is written; these are in no text. */
const [open, close] = ["\uE000", "\uE001"];
const inSentence = /\[\[([^\]\n]+)\]\]/g;
const alone = /^\[\[[^\]\n]+\]\][ \t]*$/;

export function createValues(index: ContentIndex) {
  /** Markdown as rich text: items are linked by their ids, a passage alone on its line is a block. */
  function richText(markdown: string, locale: Locale, ...of: (string | number)[]) {
    const marked = markdown
      .split("\n")
      .map((line) =>
        alone.test(line) ? line : line.replace(inSentence, (_, text: string) => open + text + close),
      )
      .join("\n");
    const { markup, blocks } = renderBody(marked, {
      passage: (text) => ({ osis: text, reference: text }),
      blockId: (text, nth) => derivedId(...of, locale, text, nth),
      link: (href): Record<string, string> => {
        const at = href.search(/[?#]/);
        const path = at < 0 ? href : href.slice(0, at);
        const entry = path.startsWith("/") && path !== "/" ? findByPath(index, path, locale) : undefined;
        return entry
          ? { href: `/{localLink:${entry.record.id}}${at < 0 ? "" : href.slice(at)}`, type: "document" }
          : { href };
      },
    });
    return {
      markup: markup
        .replaceAll("data-content-id=", "data-content-key=")
        .replaceAll(open, "[[")
        .replaceAll(close, "]]"),
      blocks: blockValue(
        "RichText",
        blocks.map(({ content }) => ({
          type: "passage",
          key: content.id,
          values: { reference: content.properties.reference },
        })),
      ),
    };
  }

  const passages = (of: readonly { reference: string }[]) =>
    of.map(({ reference }) => reference).join("; ") || undefined;
  const picked = (ids: readonly string[] | undefined) =>
    ids?.length ? ids.map((unique) => ({ type: "document", unique })) : undefined;

  function local(record: ContentRecord, key: string, kind: unknown, locale: Locale): unknown {
    const text = record.text[locale];
    switch (kind) {
      case "body":
        return text.body === undefined ? undefined : richText(text.body, locale, record.id);
      case "slug":
        return index.byId.get(record.id)!.slugs[locale];
      case "faq":
        return text.faq?.length
          ? blockValue(
              "BlockList",
              text.faq.map(({ question, answer }, nth) => ({
                type: "faqItem",
                key: derivedId(record.id, "faq", nth),
                values: { question, answer: richText(String(answer), locale, record.id, "faq", nth) },
              })),
            )
          : undefined;
      case "links":
        return text.links?.length
          ? blockValue(
              "BlockList",
              text.links.map(({ label, to }, nth) => ({
                type: "menuLink",
                key: derivedId(record.id, "links", nth),
                values: { label, address: to },
              })),
            )
          : undefined;
      case "questions":
        return record.questions?.length
          ? blockValue(
              "BlockList",
              record.questions.map((question) => ({
                type: "triviaQuestion",
                key: question.id,
                values: {
                  question: question.question[locale],
                  explanation: question.explanation?.[locale],
                  passage: passages(question.passages),
                  answers: blockValue(
                    "BlockList",
                    question.answers.map(({ id, text: words, correct }) => ({
                      type: "triviaAnswer",
                      key: id,
                      values: { text: words[locale], correct },
                    })),
                  ),
                },
              })),
            )
          : undefined;
      case "recording":
        return record.audio?.[locale] === undefined
          ? undefined
          : [
              {
                key: derivedId(record.id, "audio", locale),
                mediaKey: record.audio[locale],
                mediaTypeAlias: "",
                crops: [],
                focalPoint: null,
              },
            ];
      case "path":
        return record.successLandingPage === undefined ? undefined : [urlValue(record.successLandingPage)];
      case "address":
        return record.to;
      default:
        return (text as Record<string, unknown>)[key];
    }
  }

  function plain(
    record: ContentRecord,
    key: string,
    kind: unknown,
    media: ReadonlyMap<string, MediaRecord>,
  ): unknown {
    const value = key === "scheduledDate" ? record.dates?.[0] : record[key as keyof ContentRecord];
    if (kind === "passages") return passages(record.passages ?? []);
    if (kind === "terms")
      return record.terms?.length
        ? blockValue(
            "BlockList",
            record.terms.map(({ id, displayPrice, regularPrice, trialDays, ...term }) => ({
              type: "offerTerm",
              key: id,
              values: {
                ...term,
                displayPrice: Number(displayPrice),
                regularPrice: regularPrice ?? undefined,
                trialDays: trialDays ?? undefined,
              },
            })),
          )
        : undefined;
    if (kind === "image") {
      const focalPoint = media.get(record.image ?? "")?.focalPoint ?? null;
      return record.image === undefined
        ? undefined
        : [
            {
              key: derivedId(record.id, "image"),
              mediaKey: record.image,
              mediaTypeAlias: "",
              crops: [],
              focalPoint,
            },
          ];
    }
    if (kind === "related" || (typeof kind === "object" && kind !== null && "namesIn" in kind))
      return picked(value as string[] | undefined);
    if (kind === "date") return value === undefined ? undefined : { date: value, timeZone: null };
    return value;
  }

  return function valuesOf(record: ContentRecord): DocumentValue[] {
    return cmsProperties(record.type).flatMap(({ key, kind, alias, variesByCulture }) => {
      const values: [Locale | null, unknown][] = variesByCulture
        ? locales.map((locale) => [locale, local(record, key, kind, locale)])
        : [[null, plain(record, key, kind, index.media)]];
      return values
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([culture, value]): DocumentValue => ({ culture, segment: null, alias, value }));
    });
  };
}

const urlValue = (url: string) => ({
  icon: null,
  name: null,
  published: null,
  queryString: null,
  target: null,
  trashed: null,
  type: "external",
  unique: null,
  url,
});
