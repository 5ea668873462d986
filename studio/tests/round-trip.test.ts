/** Every text of the shipped library goes into the editor's form and comes back as it was. */
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { pageAddresses } from "../../contracts/page-addresses.ts";
import { loadContent } from "../../services/content/sources/files/load.ts";
import { createReferenceParser } from "../../services/scripture/references.ts";
import { collectionOf } from "../src/collections/names.ts";
import { locales } from "../src/languages.ts";
import { type ItemAt, richTextOf } from "../src/rich-text/from-markdown.ts";
import type { Document } from "../src/rich-text/nodes.ts";
import { markdownOf } from "../src/rich-text/to-markdown.ts";

let itemAt: ItemAt;
beforeAll(async () => {
  const parse = createReferenceParser();
  const index = await loadContent({
    root: path.resolve(import.meta.dirname, "../../content"),
    resolveReference: (text, locale) => (parse(text, locale) ? { osis: text, reference: text } : undefined),
    knownPaths: pageAddresses,
    includeDrafts: true,
  });
  const byPath = new Map(index.entries.map(({ record }) => [record.path, record]));
  itemAt = (at) => {
    const record = byPath.get(at);
    return record && { relationTo: collectionOf(record.type), value: record.id };
  };
  bodies = index.entries.flatMap(({ record }) =>
    locales.flatMap((locale) => {
      const { body, faq = [] } = record.text?.[locale] ?? {};
      return [...(body ? [body] : []), ...faq.map(({ answer }) => answer as string)].map((text) => ({
        place: `${record.path} (${locale})`,
        text,
        form: richTextOf(text, itemAt),
      }));
    }),
  );
});

interface Body {
  place: string;
  text: string;
  form: Document;
}
let bodies: Body[];

/** A line that goes on in the next is one line; the editor knows no other. */
const unwrapped = (text: string) => text.replace(/(?<=\S)\n(?!\n|#{1,6} |[-*] |\d+\. |>|\|)/g, " ").trimEnd();

test("texts come back as they were", () => {
  expect(bodies.length).toBeGreaterThan(2000);
  const changed = bodies.filter(({ text, form }) => markdownOf(form) !== unwrapped(text));
  expect(changed.map(({ place }) => place)).toEqual([]);
});

test("links to items are links that were picked, and go out as they came", () => {
  const links = bodies.flatMap(({ text }) => [...text.matchAll(/\]\(\/([^)?#]*)\)/g)].map(([, to]) => to!));
  const toItems = links.filter((to) => itemAt(to));
  const picked = JSON.stringify(bodies.map(({ form }) => form)).match(/"linkType":"internal"/g);
  expect(toItems.length).toBeGreaterThan(30);
  expect(picked).toHaveLength(toItems.length);
});

test("hardly a text needs a form that the editor lacks", () => {
  const left = bodies.filter(({ form }) => JSON.stringify(form).includes('"blockType":"markdown"'));
  expect(left.length).toBeLessThan(bodies.length / 50);
});
