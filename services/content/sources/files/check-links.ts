/** Every passage named and every address linked in a text must exist. */
import { type Locale, locales } from "../../../../contracts/site.ts";
import { type ContentIndex, findByPath, pathKey } from "../../content-index.ts";
import { scanBody } from "../../markdown.ts";
import type { ContentRecord } from "../../record.ts";
import type { ProblemList } from "./problems.ts";
import type { ItemSource, WrittenItem } from "./read-item.ts";

const external = /^(?:https?:\/\/|mailto:|tel:|#)/i;

/** Why an address written in the content leads nowhere, or nothing. */
function deadLink(index: ContentIndex, href: string, locale: Locale): string | undefined {
  if (external.test(href)) return undefined;
  if (!href.startsWith("/") || href.startsWith("//"))
    return `the link ${href} must be a whole address or a path that starts with /`;
  if (href === "/" || href.startsWith("/#") || href.startsWith("/?")) return undefined;
  const key = pathKey(href);
  if (key === "es" || key.startsWith("es/"))
    return `write the link ${href} without /es; the language is added`;
  if (key.startsWith("media/"))
    return index.mediaByPath.has(key.slice(6).replace(/\.[^./]+$/, ""))
      ? undefined
      : `there is no picture ${href}`;
  if (findByPath(index, href, locale) || index.knowsPath(href)) return undefined;
  return `the link ${href} leads nowhere`;
}

export function checkLinks(
  index: ContentIndex,
  items: ReadonlyMap<ContentRecord, WrittenItem>,
  problems: ProblemList,
): void {
  for (const [record, { source }] of items) {
    for (const locale of locales) checkTexts(index, record, source, locale, problems);
    checkAddresses(index, record, source, problems);
  }
}

function checkTexts(
  index: ContentIndex,
  record: ContentRecord,
  source: ItemSource,
  locale: Locale,
  problems: ProblemList,
): void {
  const language = source.languages[locale];
  const check = (text: string, key: string) => {
    const { passages, links } = scanBody(text);
    const inBody = key === "body" && language !== undefined && language.body === text;
    const report = (line: number, reason: string) => {
      if (inBody) problems.add(language.file, language.bodyLine + line, reason);
      else if (language && key in language.values) problems.add(language.file, [key], reason);
      else problems.add(source.file, [...source.at, key, locale], reason);
    };
    for (const { text: written, line } of passages) {
      if (!index.resolveReference(written, locale))
        report(line, `the passage "${written}" does not exist (${locale})`);
    }
    for (const { text: href, line } of links) {
      const reason = deadLink(index, href, locale);
      if (reason) report(line, reason);
    }
  };
  for (const [key, text] of Object.entries(record.text[locale])) {
    if (typeof text === "string") check(text, key);
    else if (Array.isArray(text))
      for (const { question, answer } of text) check(`${question}\n${answer}`, key);
  }
  for (const question of record.questions ?? []) check(question.explanation?.[locale] ?? "", "questions");
}

function checkAddresses(
  index: ContentIndex,
  record: ContentRecord,
  source: ItemSource,
  problems: ProblemList,
): void {
  const report = (key: string, reason: string) => problems.add(source.file, [...source.at, key], reason);
  for (const key of ["to", "successLandingPage"] as const) {
    const reason = record[key] === undefined ? undefined : deadLink(index, record[key], "en-US");
    if (reason) report(key, reason);
  }
  if (record.from === undefined) return;
  const key = pathKey(record.from);
  if (!record.from.startsWith("/")) report("from", "`from` must be a path that starts with /");
  else if (index.byPath["en-US"].has(key)) report("from", `${record.from} is the address of an item`);
  else if (index.byRedirectFrom.get(key)![0]!.record !== record)
    report(
      "from",
      `${record.from} is already redirected by ${index.byRedirectFrom.get(key)![0]!.record.path}`,
    );
}
