import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createMovableClock, systemClock } from "../platform/clock.ts";
import { signedPreview } from "../platform/preview-link.ts";
import { createTokensOf } from "../platform/signed-tokens/signed-tokens.ts";
import { ContentError } from "../services/content/sources/files/problems.ts";
import { createPreview } from "./preview.ts";
import { createPreviewTokens } from "./preview-tokens.ts";

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

/** A preview whose items are all there; `ends` are theirs, as they were opened. */
function previewWithDrafts() {
  const clock = createMovableClock();
  const ends: number[] = [];
  const { answer } = createPreview({
    apiKey,
    clock,
    content: {
      async draft(_id, until) {
        ends.push(until);
        return { client: {} as never, paths: { "en-US": "articles/joy", es: "articulos/gozo" } };
      },
    },
    pages: { origin: "http://site.example" } as never,
    services: {} as never,
  });
  const open = (url: string) => answer(url.split("?")[0]!, url);
  const tokenAt = async (url: string) => {
    const { status, headers } = await open(url);
    return status === 302 ? headers[headers.indexOf("location") + 1]!.split("?preview=")[1]! : status;
  };
  return { clock, ends, open, tokenAt, tokens: createPreviewTokens(apiKey, clock) };
}

test("a page's token is no link and a link's token no page's, so that nothing ends later than what it was made from", async () => {
  const { clock, ends, open, tokenAt, tokens } = previewWithDrafts();
  const until = clock.now().getTime() + 90_500;
  const link = tokens.links.issue({ id, until });
  const page = await tokenAt(`/preview?id=${id}&token=${link}`);
  expect(typeof page).toBe("string");
  expect(await tokenAt(`/preview?id=${id}&token=${page}`)).toBe(403);
  expect((await open(`/articles/joy?preview=${link}`)).status).toBe(403);
  expect(ends.every((end) => end <= until)).toBe(true);
  expect(tokens.pages.read(String(page))!.until).toBeLessThanOrEqual(tokens.links.read(link)!.until);
  // Opened again shortly before the end, it still ends then.
  clock.advance(80_000);
  const again = await tokenAt(`/preview?id=${id}&token=${link}`);
  expect(tokens.pages.read(String(again))!.until).toBeLessThanOrEqual(until);
  clock.advance(10_500);
  for (const ended of [`/preview?id=${id}&token=${link}`, `/articles/joy?preview=${again}`])
    expect((await open(ended)).status).toBe(403);
});

test("a page is open for an hour at most, and what was signed without an end opens nothing", async () => {
  const { clock, open, tokenAt, tokens } = previewWithDrafts();
  const hour = clock.now().getTime() + 3_600_000;
  const week = tokens.links.issue({ id, until: clock.now().getTime() + 7 * 86_400_000 });
  for (const url of [
    `/preview?id=${id}&key=${encodeURIComponent(apiKey)}`,
    `/preview?id=${id}&token=${week}`,
  ])
    expect(tokens.pages.read(String(await tokenAt(url)))!.until).toBeLessThanOrEqual(hour);
  const secret = createHash("sha256").update(`preview ${apiKey}`).digest("base64url");
  const endless = (purpose: string) => createTokensOf(secret, clock).issue(purpose, id);
  expect(await tokenAt(`/preview?id=${id}&token=${endless("content preview link")}`)).toBe(403);
  expect((await open(`/articles/joy?preview=${endless("content preview page")}`)).status).toBe(403);
});

test.each([
  "%ED%A0%80",
  "\ud800",
  "%5Cud800",
  "[".repeat(3_000),
  encodeURIComponent('{"a":'.repeat(1_000)),
  `${"a.".repeat(2_000)}`,
  "%",
  "1e999",
  "__proto__",
])("nothing that a parameter holds is more than a refusal (%#)", async (odd) => {
  const { open } = previewWithDrafts();
  for (const name of ["id", "locale", "culture", "key", "token", "until", "sign"])
    for (const url of [`/preview?${name}=${odd}`, `/preview?id=${id}&${name}=${odd}`])
      expect((await open(url)).status, name).toBe(403);
  for (const path of ["/articles/joy", "/", "//", "///", "//[", "//:80"])
    expect((await open(`${path}?preview=${odd}`)).status, path).toBe(403);
});
