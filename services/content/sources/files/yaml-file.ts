import { CORE_SCHEMA, load } from "js-yaml";
import { isCollection, isMap, isNode, LineCounter, parseDocument } from "yaml";
import type { YamlPath } from "./problems.ts";

export type YamlResult =
  | { value: unknown; failure?: undefined }
  | { value?: undefined; failure: { line: number; reason: string } };

/** Might be an anchor or an alias, which are refused. */
const anchor = /(?:^|[\s[{,])[&*][^\s]/m;

/** Six times as fast as the parser that knows lines; that one reads what is wrong, to say where. */
export function parseYaml(text: string): YamlResult {
  try {
    if (!anchor.test(text)) return { value: load(text, { schema: CORE_SCHEMA }) ?? null };
  } catch {
    // Said below.
  }
  return parseWithLines(text);
}

function parseWithLines(text: string): YamlResult {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const error = document.errors[0];
  if (error) {
    const reason =
      error.code === "BLOCK_AS_IMPLICIT_KEY"
        ? 'a text with a colon must be in quotes, as in title: "Rest: a gift"'
        : error.message;
    return { failure: { line: Math.max(1, lineCounter.linePos(error.pos[0]).line), reason } };
  }
  try {
    return { value: document.toJS({ maxAliasCount: 0 }) };
  } catch {
    return { failure: { line: 1, reason: "YAML aliases are not allowed: write the value out" } };
  }
}

/** Finds the line of a value; where it is not written, the line of the nearest thing around it. */
export function lineFinder(text: string): (path: YamlPath) => number {
  const lineCounter = new LineCounter();
  const offset = frontMatterOffset(text);
  const source = offset ? text.slice(offset, frontMatterEnd(text)) : text;
  const document = parseDocument(source, { lineCounter });
  return (path) => {
    let node: unknown = document.contents;
    let position = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    for (const part of path) {
      if (!isCollection(node)) break;
      const key = isMap(node) ? node.items.find((pair) => String(pair.key) === String(part))?.key : undefined;
      const next = node.get(part, true);
      const at = isNode(key) ? key.range?.[0] : isNode(next) ? next.range?.[0] : undefined;
      if (at === undefined) break;
      position = at;
      node = next;
    }
    return Math.max(1, lineCounter.linePos(position).line) + (offset ? 1 : 0);
  };
}

const frontMatterOffset = (text: string) => /^---\r?\n/.exec(text)?.[0].length ?? 0;
const frontMatterEnd = (text: string) => /\r?\n---[ \t]*(?:\r?\n|$)/.exec(text)?.index ?? text.length;

export interface MarkdownFile {
  values: Record<string, unknown>;
  body: string;
  /** The line of the file the body's first line stands on. */
  bodyLine: number;
}

type MarkdownResult =
  | { file: MarkdownFile; failure?: undefined }
  | { file?: undefined; failure: { line: number; reason: string } };

// Plain `key: words` lines are nearly all the front matter there is; reading them here spares the YAML parser.
const plainLine = /^([A-Za-z]+): ([\p{L}¿¡(].*)$/u;
const quotedLine = /^([A-Za-z]+): "([^"\\]*)"$/;
const notPlain = /: | #|:$|^(?:true|false|null|yes|no|on|off)$/i;

function parsePlain(text: string): Record<string, unknown> | undefined {
  const values: Record<string, unknown> = {};
  for (const line of text.split("\n")) {
    const quoted = quotedLine.exec(line);
    if (quoted && !(quoted[1]! in values)) {
      values[quoted[1]!] = quoted[2]!;
      continue;
    }
    const match = plainLine.exec(line);
    const value = match?.[2]?.trimEnd();
    if (!match || value === undefined || notPlain.test(value) || match[1]! in values) return undefined;
    values[match[1]!] = value;
  }
  return values;
}

export function parseMarkdownFile(source: string): MarkdownResult {
  const text = source.includes("\r") ? source.replaceAll("\r\n", "\n") : source;
  if (!text.startsWith("---\n")) {
    return { failure: { line: 1, reason: "the file must open with `---` and its title" } };
  }
  const end = text.indexOf("\n---", 3);
  if (end < 0) return { failure: { line: 1, reason: "the opening `---` is never closed by another" } };
  const front = text.slice(4, Math.max(4, end));
  const lineEnd = text.indexOf("\n", end + 1);
  const rest = lineEnd < 0 ? "" : text.slice(lineEnd + 1);
  const bodyLine = front.split("\n").length + 3;
  const plain = parsePlain(front);
  if (plain) return { file: { values: plain, body: rest.trimEnd(), bodyLine } };
  const { value, failure } = parseYaml(front);
  if (failure) return { failure: { line: failure.line + 1, reason: failure.reason } };
  if (value !== null && (typeof value !== "object" || Array.isArray(value))) {
    return { failure: { line: 2, reason: "between the `---` lines there must be `key: value` lines" } };
  }
  return { file: { values: (value ?? {}) as Record<string, unknown>, body: rest.trimEnd(), bodyLine } };
}
