import { gunzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import type { DownloadedBook, ScriptureDownloads } from "../../contracts/scripture-downloads.ts";
import { createScriptureApp } from "./app.ts";
import { createDownloads } from "./downloads.ts";
import { createScripture, type Scripture } from "./service.ts";
import { realModules } from "./test-modules.ts";

let scripture: Scripture;
beforeAll(async () => {
  scripture = createScripture({ modules: (await realModules()).modules });
});

const at = (path: string) => path.replace("/scripture/api/v1", "");

test("a whole translation is listed with the bytes that are really sent, and its books never change at their address", async () => {
  const app = createScriptureApp(scripture);
  const { items } = (await (await app.request("/downloads")).json()) as ScriptureDownloads;
  const kjv = items.find(({ id }) => id === "kjv")!;
  expect(kjv.books).toHaveLength(66);
  expect(kjv.bytes).toBe(kjv.books.reduce((sum, { bytes }) => sum + bytes, 0));
  const { path, bytes } = kjv.books.find((book) => book.path.includes("/john."))!;
  const answer = await app.request(at(path), { headers: { "accept-encoding": "gzip, br" } });
  expect(answer.headers.get("cache-control")).toContain("immutable");
  const body = Buffer.from(await answer.arrayBuffer());
  expect(body.length).toBe(bytes);
  const book = JSON.parse(gunzipSync(body).toString()) as DownloadedBook;
  expect(book).toMatchObject({ slug: "john", names: { "en-US": "John", es: "Juan" } });
  expect(book.previous).toMatchObject({ slug: "luke", chapter: 24 });
  expect(book.next).toMatchObject({ slug: "acts", chapter: 1 });
  expect(book.chapters).toHaveLength(21);
  expect(book.chapters[2]!.verses[15]![3]).toBe(
    scripture.passage("John 3:16", { language: "en-US", translation: "kjv" }).verses[0]!.text,
  );
  const plain = await app.request(at(path));
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.json()).toEqual(book);
});

test("no other file is there, and a translation whose licence does not allow it is not handed on", async () => {
  const app = createScriptureApp(scripture);
  for (const path of ["/downloads/kjv/john.json", "/downloads/none/john.0000000000.json"])
    expect((await app.request(path)).status).toBe(404);
  const reserved = scripture.translations().map((each) => ({ ...each, license: "not stated" }));
  const downloads = createDownloads({ ...scripture, translations: () => reserved });
  expect(await downloads.list()).toEqual([]);
  expect(await downloads.file("kjv", "john.0000000000.json")).toBeUndefined();
});
