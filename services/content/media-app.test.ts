import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { libraryFolder, loadLibrary } from "./fixtures/load-library.ts";
import { createMediaApp } from "./media-app.ts";

describe("/media", () => {
  test("delivers originals with type, ETag and a long life; nothing else of the folder", async () => {
    const index = await loadLibrary();
    const app = createMediaApp({ index: () => index });
    const answer = await app.request("/media/art/waiting.svg");
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(answer.headers.get("cache-control")).toContain("max-age=604800");
    for (const directive of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"])
      expect(answer.headers.get("content-security-policy")).toContain(directive);
    expect(await answer.text()).toBe(await readFile(join(libraryFolder, "media/art/waiting.svg"), "utf8"));
    const etag = answer.headers.get("etag")!;
    expect((await app.request("/media/art/waiting.svg", { headers: { "if-none-match": etag } })).status).toBe(
      304,
    );
    expect((await app.request("/media/art/waiting.svg?v=1")).headers.get("cache-control")).toContain(
      "immutable",
    );
    for (const [encoding, plain] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const sent = await app.request("/media/art/waiting.svg", { headers: { "accept-encoding": encoding } });
      expect(sent.headers.get("content-encoding")).toBe(encoding);
      expect(sent.headers.get("vary")).toBe("Accept-Encoding");
      const bytes = Buffer.from(await sent.arrayBuffer());
      expect(plain(bytes)).toEqual(await readFile(join(libraryFolder, "media/art/waiting.svg")));
    }
    for (const path of [
      "art/waiting.yaml",
      "art/waiting.png",
      "art/waiting",
      "%2e%2e/about.yaml",
      "..%2fabout.yaml",
      "%",
    ])
      expect((await app.request(`/media/${path}`)).status).toBe(404);
  });
});
