import { expect, test } from "vitest";
import { createMovableClock, systemClock } from "../platform/clock.ts";
import { signedPreview } from "../platform/preview-link.ts";
import { ContentError } from "../services/content/sources/files/problems.ts";
import { createPreview } from "./preview.ts";

const apiKey = "a key of the test's own";
const id = "00000000-0000-4000-8000-000000000501";
const preview = createPreview({
  apiKey,
  clock: systemClock,
  content: {
    draft: () =>
      Promise.reject(new ContentError([{ file: "topics/joy.yaml", line: 3, reason: "has no id" }])),
  },
  pages: { origin: "http://site.example" } as never,
  services: {} as never,
});
const ask = (key: string) => preview.answer("/preview", `/preview?id=${id}&key=${encodeURIComponent(key)}`);

test("a preview says to whoever has the key which file keeps the content from loading, and to nobody else", async () => {
  const { status, encoding, body } = await ask(apiKey);
  expect([status, encoding]).toEqual([422, "identity"]);
  expect(body.toString()).toContain("topics/joy.yaml:3 has no id");
  expect((await ask("wrong")).status).toBe(403);
});

test("a link that the studio signed opens its item for anybody, in its language, until it ends", async () => {
  const clock = createMovableClock();
  const studioKey = "the key that both share";
  const opened: string[] = [];
  const studio = createPreview({
    studioKey,
    clock,
    content: {
      draft: async (drafted: string) => {
        opened.push(drafted);
        return { client: {} as never, paths: { "en-US": "articles/joy", es: "articulos/gozo" } };
      },
    },
    pages: { origin: "http://site.example" } as never,
    services: {} as never,
  });
  const open = (url: string) => studio.answer("/preview", url);
  const until = Math.floor(clock.now().getTime() / 1000) + 600;
  const link = signedPreview(studioKey, { id, locale: "es", until });

  const { status, headers } = await open(link);
  const at = headers[headers.indexOf("location") + 1]!;
  expect([status, at.split("?")[0]]).toEqual([302, "/es/articulos/gozo"]);
  expect(opened).toEqual([id]);

  expect((await open(link.replace("locale=es", "locale=en-US"))).status).toBe(403);
  expect((await open(link.replace("0501", "0502"))).status).toBe(403);
  expect((await open(link.replace(String(until), String(until + 1)))).status).toBe(403);
  expect((await open(signedPreview("another key", { id, locale: "es", until }))).status).toBe(403);
  // The key itself is no word of an address.
  expect((await open(`/preview?id=${id}&key=${encodeURIComponent(studioKey)}`)).status).toBe(403);
  expect((await open(`/preview?id=${id}`)).status).toBe(403);

  // The page that it led to ends with the link, though the hour is not over.
  clock.advance(601_000);
  expect((await open(link)).status).toBe(403);
  expect((await studio.answer(at.split("?")[0]!, at)).status).toBe(403);
  expect(opened).toEqual([id]);
});
