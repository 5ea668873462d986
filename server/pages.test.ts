import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMovableClock, type MovableClock } from "../platform/clock.ts";
import { dailyDay, dayPath } from "../site/i18n/daily.ts";
import { type Answer, sendRequest } from "../tests/support/server.ts";
import { composeSite, type Site } from "../tests/support/site.ts";

let site: Site;
let base: string;
beforeAll(async () => {
  site = await composeSite();
  base = await site.start();
});
afterAll(() => site?.close());

const html = ({ body }: Answer) => body.toString("utf8");
/** Every render of home reads the clock, so the count shows how often it was rendered. */
async function countingSite() {
  let calls = 0;
  let version = "1";
  const url = await site.start((parts) => ({
    ...parts,
    contentVersion: () => version,
    site: {
      ...parts.site,
      now: () => {
        calls++;
        return parts.site.now();
      },
    },
  }));
  return {
    url,
    calls: () => calls,
    publish: () => {
      version = "2";
    },
  };
}

describe("whole responses are cached", () => {
  test("ETag and 304, also for weak tags, lists and *", async () => {
    const { headers, status } = await sendRequest(base, "/about");
    expect(status).toBe(200);
    const tags = [headers.etag!, `W/${headers.etag}`, `"other", ${headers.etag}`, "*"];
    for (const tag of tags) {
      const again = await sendRequest(base, "/about", { headers: { "if-none-match": tag } });
      expect(again.status, tag).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers.etag).toBe(headers.etag);
      expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
    }
    expect((await sendRequest(base, "/about", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  test("compressed once (br, gzip), and all three are the same page", async () => {
    const plain = await sendRequest(base, "/about");
    const br = await sendRequest(base, "/about", { headers: { "accept-encoding": "gzip, br" } });
    const gzip = await sendRequest(base, "/about", { headers: { "accept-encoding": "gzip" } });
    expect([plain, br, gzip].map(({ headers }) => headers["content-encoding"])).toEqual([
      undefined,
      "br",
      "gzip",
    ]);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(plain.headers.vary).toContain("Accept-Encoding");
    expect(br.body.length).toBeLessThan(plain.body.length / 2);
  });

  test("HEAD has the length and no body", async () => {
    const get = await sendRequest(base, "/about");
    const head = await sendRequest(base, "/about", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-length"]).toBe(String(get.body.length));
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  test("Cache-Control fit for a CDN; the .data of a page may be used again for a moment", async () => {
    expect((await sendRequest(base, "/about")).headers["cache-control"]).toBe(
      "public, max-age=0, s-maxage=300, stale-while-revalidate=86400",
    );
    expect((await sendRequest(base, "/")).headers["cache-control"]).toBe("public, max-age=0, s-maxage=60");
    const data = await sendRequest(base, "/about.data");
    expect(data.status).toBe(200);
    expect(data.headers["cache-control"]).toContain("max-age=30");
    expect((await sendRequest(base, "/no-such-page")).headers["cache-control"]).toBe("no-store");
  });

  test("single-flight: 50 first visitors at once render once", async () => {
    const one = await countingSite();
    await sendRequest(one.url, "/");
    const many = await countingSite();
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendRequest(many.url, "/")));
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1);
    expect(one.calls()).toBeGreaterThan(0);
    expect(many.calls()).toBe(one.calls());
  });

  test("campaign tags, cookies and the visitor's headers share the page", async () => {
    const { url, calls } = await countingSite();
    const first = await sendRequest(url, "/");
    const rendered = calls();
    for (const target of ["/?utm_source=mail", "/?rsid=XL12abcdefghijkl&x=%F0%9F%92%A7"]) {
      const other = await sendRequest(url, target, { headers: { cookie: "a=b", authorization: "Bearer x" } });
      expect(other.headers.etag).toBe(first.headers.etag);
    }
    expect(calls()).toBe(rendered);
  });

  test("a publish that changed nothing of a page leaves it in the cache", async () => {
    const { url, calls, publish } = await countingSite();
    const first = await sendRequest(url, "/");
    const rendered = calls();
    publish();
    expect((await sendRequest(url, "/")).headers.etag).toBe(first.headers.etag);
    expect(calls()).toBe(rendered);
  });

  test("daily pages turn at midnight in New York by themselves, and when the clock is moved", async () => {
    let now = Date.parse("2026-03-08T04:59:59Z");
    const clock: MovableClock = createMovableClock({ now: () => new Date(now) });
    const url = await site.start((parts) => ({ ...parts, clock, site: { ...parts.site, now: clock.now } }));
    const linksToToday = async () =>
      html(await sendRequest(url, "/")).includes(`href="${dayPath("verses", dailyDay(clock.now()))}"`);
    const sunday = "/verses/2026/3/8";
    expect(await linksToToday()).toBe(true);
    expect((await sendRequest(url, sunday)).status).toBe(404);
    now += 1000;
    expect(await linksToToday()).toBe(true);
    expect(html(await sendRequest(url, "/"))).toContain(`href="${sunday}"`);
    expect((await sendRequest(url, sunday)).status).toBe(200);
    clock.moveTo(new Date("2026-03-07T12:00:00Z"));
    expect((await sendRequest(url, sunday)).status).toBe(404);
    expect(await linksToToday()).toBe(true);
  });
});

describe("strict CSP by hashes of that page's inline scripts", () => {
  test.each(["/", "/es", "/about", "/verses/2024/3/5", "/articles/learning-to-wait", "/no-such-page"])(
    "%s: every inline script is allowed by its hash, nothing inline else",
    async (path) => {
      const answer = await sendRequest(base, path);
      const policy = String(answer.headers["content-security-policy"]);
      const scripts = [...html(answer).matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].filter(
        ([, attributes]) => !/\ssrc=|type="application\//.test(attributes!),
      );
      expect(scripts.length).toBeGreaterThan(0);
      for (const [, , code] of scripts) {
        expect(policy).toContain(`'sha256-${createHash("sha256").update(code!).digest("base64")}'`);
      }
      expect(policy).not.toMatch(/unsafe-|nonce-|\*/);
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'self'");
      const styles = [...html(answer).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
      expect(styles).toHaveLength(1);
      expect(policy).toContain(`'sha256-${createHash("sha256").update(styles[0]![1]!).digest("base64")}'`);
      const markup = html(answer).replace(/<(script|style)[\s\S]*?<\/\1>/g, "");
      expect(markup).not.toMatch(/\sstyle="|\son[a-z]+="/);
    },
  );
});

describe("Security headers everywhere", () => {
  test.each([
    ["a page", "GET", "/about"],
    ["its data", "GET", "/about.data"],
    ["a redirect of the site", "GET", "/verses"],
    ["a redirect of the server", "GET", "/about/"],
    ["a missing page", "GET", "/no-such-page"],
    ["an icon", "GET", "/icon.svg"],
    ["a missing asset", "GET", "/assets/gone-12345678.js"],
    ["health", "GET", "/healthz"],
    ["an API answer", "GET", "/umbraco/delivery/api/v2/content?take=1"],
    ["an API refusal", "GET", "/umbraco/delivery/api/v2/content?take=x"],
    ["a missing API", "GET", "/umbraco/nothing"],
    ["a bad address", "GET", "/%"],
    ["a refused method", "PUT", "/about"],
    ["a refused form", "POST", "/newsletter"],
  ])("on %s", async (_, method, target) => {
    const { headers } = await sendRequest(base, target, { method });
    expect(headers["strict-transport-security"]).toMatch(/max-age=\d{7,}/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("geolocation=()");
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(headers["content-security-policy"]).toMatch(/default-src '(self|none)'/);
    // The fall-back of default-src does not reach it.
    expect(headers["content-security-policy"]).toContain("base-uri 'none'");
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["x-page-cache"]).toBeUndefined();
  });
});

describe("home follows the language", () => {
  test("home is the same bytes for all whom the server does not redirect, and caches may share it", async () => {
    for (const [target, headers] of [
      ["/", { cookie: "language-preference=en-US", "accept-language": "es" }],
      ["/es", { cookie: "language-preference=es", "accept-language": "en" }],
    ] as const) {
      const plain = await sendRequest(base, target);
      expect(plain.headers.vary).toBe("Accept-Encoding");
      expect(plain.headers["cache-control"]).toMatch(/^public, .*s-maxage/);
      expect((await sendRequest(base, target, { headers })).headers.etag).toBe(plain.headers.etag);
    }
  });

  test.each([
    ["/", { cookie: "language-preference=es" }, "/es"],
    ["/?a=1", { "accept-language": "es-MX,es;q=0.9" }, "/es?a=1"],
    ["/es", { cookie: "language-preference=en-US" }, "/"],
  ])("%s with %o redirects (302) to %s and is not cached", async (target, headers, location) => {
    const answer = await sendRequest(base, target, { headers });
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe(location);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
  });

  test.each([
    ["/", { cookie: "language-preference=en-US", "accept-language": "es" }],
    ["/", { cookie: "language-preference=%E0%A4%A" }],
    ["/es", { "accept-language": "en-US" }],
    ["/about", { cookie: "language-preference=es" }],
    // Without JavaScript the language switch leaves no cookie, only where it was pressed.
    ["/", { referer: "http://localhost:3000/es", "accept-language": "es" }],
  ])("%s with %o stays", async (target, headers) => {
    expect((await sendRequest(base, target, { headers })).status).toBe(200);
  });
});
