/** A value that a JSON schema allows, so that a request gets past the first check of its body. */
import type { Random } from "./random.ts";

export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  properties?: Record<string, Schema>;
  required?: readonly string[];
}

const deepest = 6;
const byFormat: Record<string, readonly string[]> = {
  date: ["2026-11-16", "2024-02-29", "9999-12-31"],
  "date-time": ["2026-11-16T07:00:00.000Z", "1970-01-01T00:00:00Z", "9999-12-31T23:59:59Z"],
  email: ["ana@example.com", "o'neil+a@example.co.uk"],
  uri: ["https://example.com/a"],
};

/** `words` are what strings are chosen from, `ids` what ids are; `defs` is what references name. */
export interface SchemaWords {
  words: readonly string[];
  ids: readonly string[];
  defs: Readonly<Record<string, Schema>>;
}

function text(schema: Schema, random: Random, { words, ids }: SchemaWords): string {
  if (schema.format === "uuid") return random.pick(ids);
  const known = schema.format && byFormat[schema.format];
  if (known) return random.pick(known);
  const { minLength = 0, maxLength = 5000 } = schema;
  const pattern = schema.pattern ? new RegExp(schema.pattern, "u") : undefined;
  const isAllowed = (word: string) =>
    word.length >= minLength && word.length <= maxLength && (pattern?.test(word) ?? true);
  if (random.chance(0.1) && isAllowed("x".repeat(maxLength))) return "x".repeat(maxLength);
  for (let attempt = 0; attempt < 10; attempt++) {
    const word = random.pick(random.chance(0.3) ? ids : words);
    if (isAllowed(word)) return word;
  }
  return words.find(isAllowed) ?? "a".repeat(Math.max(1, minLength));
}

export function schemaValue(schema: Schema, random: Random, from: SchemaWords, depth = 0): unknown {
  const value = (inner: Schema) => schemaValue(inner, random, from, depth + 1);
  if (schema.$ref) return value(from.defs[schema.$ref.split("/").at(-1)!] ?? {});
  if ("const" in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return value(random.pick(choices));
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((part) => value(part) as Record<string, unknown>));
  const type =
    typeof schema.type === "string" ? schema.type : schema.type ? random.pick(schema.type) : "string";
  if (type === "string") return text(schema, random, from);
  if (type === "boolean") return random.chance(0.5);
  if (type === "integer" || type === "number")
    return random.pick([schema.minimum ?? 0, schema.maximum ?? 7, Math.max(1, schema.minimum ?? 1)]);
  if (type === "null") return null;
  if (type === "array") {
    const min = schema.minItems ?? 0;
    const length = depth > deepest ? min : min + random.below(3);
    return Array.from({ length }, () => value(schema.items ?? {}));
  }
  const required = new Set(schema.required);
  const chosen = Object.entries(schema.properties ?? {}).filter(
    ([name]) => required.has(name) || (depth < deepest && random.chance(0.5)),
  );
  return Object.fromEntries(chosen.map(([name, inner]) => [name, value(inner)]));
}
