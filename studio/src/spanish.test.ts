import { en } from "@payloadcms/translations/languages/en";
import { es } from "@payloadcms/translations/languages/es";
import { expect, test } from "vitest";
import { spanish } from "./spanish.ts";

type Groups = Record<string, Record<string, string>>;
const own = Object.entries(spanish as Groups).flatMap(([group, words]) =>
  Object.entries(words).map(([key, text]) => ({ group, key, text })),
);
/** What is filled in or drawn. */
const marks = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\d>/g) ?? []).sort();

test.each(own)("$group:$key is one of Payload's, better, with nothing left out", ({ group, key, text }) => {
  const theirs = (es.translations as unknown as Groups)[group]![key];
  expect(theirs).toBeDefined();
  expect(text).not.toBe(theirs);
  const english = (en.translations as unknown as Groups)[group]![key]!;
  for (const mark of marks(text)) expect(marks(english)).toContain(mark);
});

test("nothing is called in two ways", () => {
  const left = Object.entries(es.translations as unknown as Groups).flatMap(([group, words]) =>
    Object.entries(words).flatMap(([key, theirs]) => {
      const text = (spanish as Groups)[group]?.[key] ?? theirs;
      return /basura|despublic|Panel de Control|Tablero/i.test(text) ? [text] : [];
    }),
  );
  expect(left).toEqual([]);
});
