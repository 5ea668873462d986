/** Every passage named and every address linked in a text must exist. */
import { isMenuAddress } from "../../../../contracts/menus.ts";
import type { Locale } from "../../../../contracts/site.ts";
import { type ContentIndex, findByPath, pathKey } from "../../content-index.ts";
import { type ContentRecord, languagesOf } from "../../record.ts";
import { scanBody } from "../../rules/scan-body.ts";
import type { ProblemList } from "./problems.ts";
import type { ItemSource, WrittenItem } from "./read-item.ts";

const external = /^(?:https?:\/\/|mailto:|tel:|#)/i;

interface DeadLink {
  reason: string;
  /** The path that nothing lies at. */
  missing?: string;
}

/** Why an address written in the content leads nowhere, or nothing. */
function deadLink(index: ContentIndex, href: string, locale: Locale): DeadLink | undefined {
  if (external.test(href)) return undefined;
  if (!href.startsWith("/") || href.startsWith("//"))
    return { reason: `the link ${href} must be a whole address or a path that starts with /` };
  if (href === "/" || href.startsWith("/#") || href.startsWith("/?")) return undefined;
  const key = pathKey(href);
  if (key === "es" || key.startsWith("es/"))
    return { reason: `write the link ${href} without /es; the language is added` };
  if (key.startsWith("media/")) {
    const missing = key.replace(/\.[^./]+$/, "");
    return index.mediaByPath.has(missing.slice("media/".length))
      ? undefined
      : { reason: `there is no picture ${href}`, missing };
  }
  // An item that is not in this language is no mistake of who links to it: there the words are plain.
  if (findByPath(index, href, locale) || index.knowsPath(href)) return undefined;
  return { reason: `the link ${href} leads nowhere`, missing: key };
}

export function checkLinks(
  index: ContentIndex,
  items: ReadonlyMap<ContentRecord, WrittenItem>,
  problems: ProblemList,
): void {
  for (const [record, { source }] of items) {
    for (const locale of languagesOf(record)) checkTexts(index, record, source, locale, problems);
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
    const report = (line: number, { reason, missing }: DeadLink) => {
      if (inBody) problems.add(language.file, language.bodyLine + line, reason, missing);
      else if (language && key in language.values) problems.add(language.file, [key], reason, missing);
      else problems.add(source.file, [...source.at, key, locale], reason, missing);
    };
    for (const { text: written, line } of passages) {
      if (!index.resolveReference(written, locale))
        report(line, { reason: `the passage "${written}" does not exist (${locale})` });
    }
    for (const { text: href, line } of links) {
      const dead = deadLink(index, href, locale);
      if (dead) report(line, dead);
    }
  };
  for (const [key, text] of Object.entries(record.text[locale])) {
    if (typeof text === "string") check(text, key);
  }
  for (const { question, answer } of record.text[locale].faq ?? []) check(`${question}\n${answer}`, "faq");
  for (const [nth, { to }] of (record.text[locale].links ?? []).entries()) {
    const dead = isMenuAddress(to) ? deadLink(index, to, locale) : undefined;
    if (dead && language && "links" in language.values)
      problems.add(language.file, ["links", nth], dead.reason, dead.missing);
    else if (dead) problems.add(source.file, [...source.at, "links", nth], dead.reason, dead.missing);
  }
  for (const question of record.questions ?? []) check(question.explanation?.[locale] ?? "", "questions");
}

function checkAddresses(
  index: ContentIndex,
  record: ContentRecord,
  source: ItemSource,
  problems: ProblemList,
): void {
  const report = (key: string, reason: string, missing?: string) =>
    problems.add(source.file, [...source.at, key], reason, missing);
  for (const key of ["to", "successLandingPage"] as const) {
    const dead = record[key] === undefined ? undefined : deadLink(index, record[key], "en-US");
    if (dead) report(key, dead.reason, dead.missing);
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
