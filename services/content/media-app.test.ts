import { readFile } from "node:fs/promises";
import { join } from "node:path";
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
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await answer.text()).toBe(await readFile(join(libraryFolder, "media/art/waiting.svg"), "utf8"));
    const etag = answer.headers.get("etag")!;
    expect((await app.request("/media/art/waiting.svg", { headers: { "if-none-match": etag } })).status).toBe(
      304,
    );
    expect((await app.request("/media/art/waiting.svg?v=1")).headers.get("cache-control")).toContain(
      "immutable",
    );
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
