/** A document field by field, with nothing left out: what an update does not name, Payload takes from the newest draft. */
import { isDeepStrictEqual } from "node:util";
import type { FlattenedField, PayloadRequest } from "payload";
import { type Group, groups, type Locale } from "../languages.ts";
import type { Doc } from "./standing.ts";

type Values = Record<string, unknown>;

/** Given by Payload, or in another way. */
const own = new Set(["id", "createdAt", "updatedAt", "deletedAt", "_status", "languages"]);
/** Made of the words, or of what a release brought: no difference that anybody published. */
const derived = new Set(["heading", "shipped", "path", "name", "folder"]);

const emptyOf = (field: FlattenedField): unknown =>
  field.type === "array" || ("hasMany" in field && field.hasMany === true) ? [] : null;

const fieldsOf = (req: PayloadRequest, collection: string): FlattenedField[] =>
  req.payload.collections[collection]!.config.flattenedFields.filter((field) => !own.has(field.name));

const valuesOf = (fields: FlattenedField[], given: Values): Values =>
  Object.fromEntries(
    fields.map((field): [string, unknown] =>
      field.type === "group"
        ? [field.name, valuesOf(field.flattenedFields, (given[field.name] as Values | null) ?? {})]
        : [field.name, given[field.name] ?? emptyOf(field)],
    ),
  );

export const allValues = (req: PayloadRequest, collection: string, doc: Values): Values =>
  valuesOf(fieldsOf(req, collection), doc);

const isLanguage = (name: string): name is Group => (Object.values(groups) as string[]).includes(name);

/** Which of its parts differ between two states of a document. */
export function changedParts(req: PayloadRequest, collection: string, one: Doc, other: Doc) {
  const [a, b] = [allValues(req, collection, one), allValues(req, collection, other)];
  const differs = (name: string) => !isDeepStrictEqual(a[name], b[name]);
  return {
    language: (locale: Locale) => differs(groups[locale]),
    shared: Object.keys(a).some((name) => !isLanguage(name) && !derived.has(name) && differs(name)),
  };
}
