import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { createContentApp, deliveryPath } from "./app.ts";
import { loadLibrary } from "./fixtures/load-library.ts";
import { createMediaApp } from "./media-app.ts";

let app: ReturnType<typeof createContentApp>;
let media: ReturnType<typeof createMediaApp>;
beforeAll(async () => {
  const index = await loadLibrary();
  app = createContentApp({ index: () => index });
  media = createMediaApp({ index: () => index });
});

const scraps = fc.constantFrom(
  ..."contentType contentSlug topic scheduledDate createDate name : ! > < >: <: , properties [ ] $all children: descendants: ancestors: / .. article 2024-12-25 y asc desc sortOrder -1 99999999999 1e9 NaN __proto__ constructor toString %00 \u0000 ñ 🌊 6f0d3c52-8a41-4a7e-9d0b-1c7a52e0a102".split(
    " ",
  ),
);
const words = fc.oneof(
  fc.array(scraps, { maxLength: 8 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 40 }),
);
const names = fc.constantFrom("fetch", "filter", "sort", "skip", "take", "expand", "fields", "id", "locale");
const header = fc.string({ maxLength: 20 }).map((text) => text.replace(/[^\x21-\x7e]/g, ""));

test("no query string or header makes the service fail: bad input is a 400", async () => {
  const routes = fc.constantFrom(
    "/content",
    "/content/items",
    "/content/item/articles/resting",
    "/media",
    "/media/items",
  );
  await fc.assert(
    fc.asyncProperty(
      routes,
      fc.array(fc.tuple(names, words), { maxLength: 6 }),
      header,
      async (route, query, value) => {
        const url = `${deliveryPath}${route}?${new URLSearchParams(query.map(([name, text]) => [name, text.toWellFormed()]))}`;
        const headers = { "accept-language": value, "start-item": value };
        for (const each of [{}, headers]) {
          const { status } = await app.request(url, { headers: each });
          expect([200, 400, 404]).toContain(status);
        }
      },
    ),
    { numRuns: 400 },
  );
});

test("no path makes the service fail or leads out of the media folder", async () => {
  const bases = fc.constantFrom(
    `${deliveryPath}/content/item/`,
    `${deliveryPath}/media/item/`,
    "/media/",
    `${deliveryPath}/`,
  );
  const part = fc.oneof(
    words,
    fc.constantFrom("..", "%2e%2e", "%2f", "%", "%ff", "\\", "art", "waiting.svg", "waiting.yaml"),
  );
  await fc.assert(
    fc.asyncProperty(bases, fc.array(part, { maxLength: 6 }), fc.boolean(), async (base, parts, encode) => {
      const path = parts.map((text) => (encode ? encodeURIComponent(text.toWellFormed()) : text)).join("/");
      const request = new Request(`http://content${base}${path}`);
      const answer = await (base === "/media/" ? media : app).fetch(request);
      expect([200, 301, 400, 404]).toContain(answer.status);
      if (base === "/media/" && answer.status === 200)
        expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    }),
    { numRuns: 400 },
  );
});
