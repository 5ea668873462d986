/** An item of the library as a document. */
import type { ContentType } from "../../../contracts/content.ts";
import { formats, ownFields } from "../../../contracts/content-types.ts";
import type { Faq, MenuLink, SourceRecord } from "../../../services/content/record.ts";
import { collectionOf, linkedCollections } from "../collections/names.ts";
import { groups, locales } from "../languages.ts";
import { type ItemAt, richTextOf } from "../rich-text/from-markdown.ts";

type Values = Record<string, unknown>;

interface Library {
  typeOf(id: string): ContentType | undefined;
  idAt(path: string): string | undefined;
}

/** A day without an hour: the middle of it, so that no time zone makes another of it. */
const noon = (date: string) => `${date}T12:00:00.000Z`;

const inBoth = (name: string, words: { "en-US": string; es: string } | undefined): Values =>
  words ? { [`${name}_en`]: words["en-US"], [`${name}_es`]: words.es } : {};

const questionRows = (questions: NonNullable<SourceRecord["questions"]>): Values[] =>
  questions.map(({ id, question, answers, explanation, passage }) => ({
    id,
    ...inBoth("question", question),
    answers: answers.map(({ id: own, text, correct }) => ({ id: own, ...inBoth("text", text), correct })),
    ...inBoth("explanation", explanation),
    ...(passage.length > 0 ? { passage: passage.join("; ") } : {}),
  }));

function localGroup(record: SourceRecord, locale: (typeof locales)[number], itemAt: ItemAt): Values {
  const group: Values = {};
  for (const [key, kind] of Object.entries(formats[record.type].fields)) {
    const value =
      kind === "slug"
        ? record.slugs?.[locale]
        : kind === "recording"
          ? record.audio?.[locale]
          : record.text[locale][key as keyof SourceRecord["text"]["es"]];
    if (value === undefined) continue;
    if (kind === "body") group.body = richTextOf(value as string, itemAt);
    else if (kind === "faq")
      group.faq = (value as unknown as Faq[]).map(({ question, answer }) => ({
        question,
        answer: richTextOf(answer as string, itemAt),
      }));
    else if (kind === "links") group[key] = (value as unknown as MenuLink[]).map((link) => ({ ...link }));
    else group[key] = value;
  }
  return group;
}

export function documentOf(record: SourceRecord, library: Library): Values & { id: string } {
  const { type, path } = record;
  const above = path.slice(0, Math.max(0, path.lastIndexOf("/")));
  // The start page is above all others, and the parent of none.
  const parent = above === "" ? undefined : library.idAt(above);
  const doc: Values & { id: string } = {
    id: record.id,
    path,
    name: path.slice(above === "" ? 0 : above.length + 1),
    folder: above,
    languages: record.languages ?? [...locales],
    ...(parent ? { parent } : {}),
  };
  const itemAt: ItemAt = (at) => {
    const id = library.idAt(at);
    const own = id === undefined ? undefined : library.typeOf(id);
    const relationTo = own && collectionOf(own);
    return id && relationTo && linkedCollections.includes(relationTo) ? { relationTo, value: id } : undefined;
  };
  for (const locale of locales) doc[groups[locale]] = localGroup(record, locale, itemAt);
  const values = record as unknown as Values;
  for (const [key, kind] of Object.entries(formats[type].fields)) {
    const value = kind === "passages" ? record.passage : values[key];
    if (value === undefined || (ownFields.includes(key) && key !== "order")) continue;
    if (kind === "passages") doc[key] = (value as string[]).join("; ");
    else if (kind === "related")
      doc[key] = (value as string[]).map((id) => ({
        relationTo: collectionOf(library.typeOf(id)!),
        value: id,
      }));
    else if (kind === "questions") doc[key] = questionRows(record.questions!);
    else if (kind === "terms")
      doc[key] = record.terms!.map((term) => ({ ...term, displayPrice: String(term.displayPrice) }));
    else if (kind === "date") doc[key] = noon(value as string);
    else if (typeof kind === "object" && "oneOf" in kind) doc[key] = String(value);
    else doc[key] = value;
  }
  return doc;
}
