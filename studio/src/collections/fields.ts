/** The fields of a collection, made of the table of content types. */
import type { Field as PayloadField } from "payload";
import type { ContentType } from "../../../contracts/content.ts";
import { type Field, formats, ownFields } from "../../../contracts/content-types.ts";
import { menuLimits } from "../../../contracts/menus.ts";
import { groups, type Locale, languageNames, locales, words } from "../languages.ts";
import { passageText } from "../rich-text/editor.ts";
import { linkFields, questionFields, termFields } from "./lists.ts";
import { addressedCollections, collectionOf, pictures, recordings } from "./names.ts";
import { optionLabel } from "./option-labels.ts";
import { isAddress, needed } from "./validate.ts";

type Made = PayloadField;

/** Shown beside the text, not in it. */
const inSidebar = new Set([
  "access",
  "listed",
  "published",
  "updated",
  "scheduledDate",
  "scheduledDay",
  "repeatEvery",
  "evening",
  "need",
  "level",
  "topics",
  "contributors",
  "categories",
  "legacySlug",
  "noindex",
  "charityNote",
  "featured",
  "layout",
]);

const isLocal = ({ kind }: Field): boolean =>
  kind === "text" ||
  kind === "label" ||
  kind === "slug" ||
  kind === "body" ||
  kind === "faq" ||
  kind === "links" ||
  kind === "recording";

const base = (key: string, { label, help }: Field) => ({
  name: key,
  label: words(label),
  admin: {
    ...(help ? { description: words(help) } : {}),
    ...(inSidebar.has(key) ? { position: "sidebar" as const } : {}),
  },
});

/** A field that every language has of its own. */
function localField(key: string, field: Field, isNeeded: boolean, locale: Locale): Made {
  const made = base(key, field);
  const validate = isNeeded ? { validate: needed(locale, field.max) } : {};
  switch (field.kind) {
    case "body":
      return { ...made, type: "richText", ...(isNeeded ? { validate: needed(locale) } : {}) } as Made;
    case "slug":
      return { ...made, type: "text", validate: isAddress } as Made;
    case "recording":
      return { ...made, type: "upload", relationTo: recordings } as Made;
    case "faq":
      return {
        ...made,
        type: "array",
        fields: [
          {
            name: "question",
            type: "text",
            required: true,
            label: words({ "en-US": "Question", es: "Pregunta" }),
          },
          {
            name: "answer",
            type: "richText",
            required: true,
            label: words({ "en-US": "Answer", es: "Respuesta" }),
          },
        ],
      } as Made;
    case "links":
      return { ...made, type: "array", fields: linkFields, maxRows: menuLimits.links } as Made;
    default:
      return {
        ...made,
        type: key === "title" || field.kind === "label" ? "text" : "textarea",
        ...(field.max ? { maxLength: field.max } : {}),
        ...validate,
      } as Made;
  }
}

/** A field that is the same in every language. */
function sharedField(key: string, field: Field, isNeeded: boolean): Made {
  const made = { ...base(key, field), ...(isNeeded ? { required: true } : {}) };
  const { kind } = field;
  if (typeof kind === "object" && "namesIn" in kind)
    return { ...made, type: "relationship", relationTo: collectionOf(kind.type), hasMany: true } as Made;
  if (typeof kind === "object")
    return {
      ...made,
      type: "select",
      options: kind.oneOf.map((one) => ({ label: optionLabel(one), value: String(one) })),
    } as Made;
  switch (kind) {
    case "integer":
      return { ...made, type: "number" } as Made;
    case "boolean":
      return { ...made, type: "checkbox" } as Made;
    case "date":
      return {
        ...made,
        type: "date",
        admin: { ...made.admin, date: { pickerAppearance: "dayOnly", displayFormat: "yyyy-MM-dd" } },
      } as Made;
    case "related":
      return { ...made, type: "relationship", relationTo: [...addressedCollections], hasMany: true } as Made;
    case "image":
      return { ...made, type: "upload", relationTo: pictures } as Made;
    case "passages":
      return {
        ...made,
        type: "text",
        admin: { ...made.admin, components: { afterInput: [passageText] } },
      } as Made;
    case "questions":
      return { ...made, type: "array", fields: questionFields } as Made;
    case "terms":
      return { ...made, type: "array", fields: termFields } as Made;
    default:
      return { ...made, type: "text" } as Made;
  }
}

/** What an editor fills in of a type: both languages side by side, then what they share. */
export function fieldsOf(type: ContentType): Made[] {
  const { described, needs } = formats[type];
  const own = Object.entries(described).filter(([key]) => !ownFields.includes(key) || key === "order");
  const local = own.filter(([, field]) => isLocal(field));
  const shared = own.filter(([, field]) => !isLocal(field));
  const sides = locales.map((locale) => ({
    name: groups[locale],
    type: "group",
    label: languageNames[locale],
    admin: { width: "50%" },
    fields: local.map(([key, field]) => localField(key, field, needs.includes(key), locale)),
  }));
  return [
    { type: "row", fields: sides as Made[] },
    ...shared.map(([key, field]) => sharedField(key, field, needs.includes(key))),
  ];
}
