import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { sendRequest } from "../tests/support/server.ts";
import { composeSite, type Site } from "../tests/support/site.ts";
import { maxFormBytes, maxUrlLength } from "./refusals.ts";

let site: Site;
let base: string;
beforeAll(async () => {
  site = await composeSite();
  base = await site.start();
});
afterAll(() => site?.close());

/** Bytes that no HTTP client would send. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(new URL(base).port), "127.0.0.1", () => socket.write(bytes, "latin1"));
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
    // Only stops a hang: the server closes what it refuses.
    socket.setTimeout(60_000, () => socket.end());
  });
}
const rawGet = (target: string) =>
  raw(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);

describe("malformed addresses are answered 400, in words", () => {
  test.each([
    "/%",
    "/%E0%A4%A",
    "/about%00",
    "/about?a=%00",
    "/search-api/v1/search?q=love%00",
    "/umbraco/delivery/api/v2/content?filter=name:%00",
    "/a%0Ab",
    "/a%7Fb",
    "/%C3%28",
    "/es/%",
    "/a\\b",
    "http://elsewhere/",
    "/../server/config.ts",
    "/assets/../../package.json",
    "/%2e%2e/package.json",
    "/collect/../search-api/v1/search?q=love",
    "/collect/%2e%2E/search-api/v1/search?q=love",
    "/collect/.%2e/search-api/v1/search?q=love",
    "/./search-api/v1/search?q=love",
    "/collect/..",
    "/scripture/api/v1/search#?q=love",
    "/umbraco/delivery/api/v2/content?take=1000#",
  ])("%s", async (target) => {
    const answer = await rawGet(target);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"url.malformed"');
  });

  test("a browser gets a page, in the language of the address", async () => {
    const answer = await sendRequest(base, "/es/%", { headers: { accept: "text/html" } });
    expect(answer.status).toBe(400);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(String(answer.body)).toContain('<html lang="es">');
    expect(String(answer.body)).toContain("La dirección de esta página no está bien escrita.");
    expect(String(answer.body)).toContain('<a href="/es">Página de inicio</a>');
  });

  test.each(["/about HTTP/9.9\r\nx: \0", "/a\0b"])("what node's parser refuses: %j", async (target) => {
    const answer = await rawGet(target);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request/);
    expect(answer).toContain('"code":"request.malformed"');
    for (const name of ["nosniff", "strict-transport-security: ", "content-security-policy: "])
      expect(answer).toContain(name);
  });
});

describe("over-long URLs and huge headers", () => {
  test("an address of the longest length is looked up, one more is 414", async () => {
    const longest = `/${"a".repeat(maxUrlLength - 1)}`;
    expect((await sendRequest(base, longest)).status).toBe(404);
    const answer = await sendRequest(base, `${longest}a`);
    expect(answer.status).toBe(414);
    expect(JSON.parse(String(answer.body))).toMatchObject({ status: 414, code: "url.too_long" });
  });

  test("headers past 16 kB are 431 with a body", async () => {
    const answer = await raw(`GET / HTTP/1.1\r\nhost: localhost\r\nx-long: ${"a".repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large/);
    expect(answer).toContain('"code":"headers.too_large"');
  });
});

describe("pages that are not there are 404", () => {
  test.each([
    "/no-such-page",
    "/es/no-such-page",
    "/about.html",
    "/wp-login.php",
    "/.env",
    "/..%2f..%2fetc%2fpasswd",
    "/articles/no-such-article",
    "/es/articles/no-such-article",
    "/articles/%22%3E%3Cscript%3E",
    "/articles/learning,to:wait",
    "/verses/2024/2/30",
    "/verses/2023/2/29",
    "/verses/2024/13/1",
    "/verses/2024/0/0",
    "/verses/9999/1/1",
    "/verses/x/y/z",
    "/es/verses/2024/2/30",
    "/verses/2024/2/3/4",
  ])("%s", async (target) => {
    const answer = await sendRequest(base, target);
    expect(answer.status).toBe(404);
    const text = String(answer.body);
    expect(text).toContain(target.startsWith("/es/") ? "Página no encontrada" : "Page Not Found");
    expect(text).not.toMatch(/at .*\.ts:\d+/);
  });

  test("what the address says is never markup on the page", async () => {
    const answer = await sendRequest(base, "/%3Cscript%3Ealert(1)%3C%2Fscript%3E");
    expect(answer.status).toBe(404);
    expect(String(answer.body)).not.toContain("<script>alert(1)");
  });
});

describe("methods and forms", () => {
  test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])(
    "%s on a page is 405 and says what is allowed",
    async (method) => {
      const answer = await sendRequest(base, "/about", { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe("GET, HEAD, POST");
    },
  );

  test("a form sent to a page that takes none is refused, and the page still works", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": "3" };
    const answer = await sendRequest(base, "/about", { method: "POST", headers, body: "a=b" });
    expect(answer.status).toBe(405);
    expect((await sendRequest(base, "/about")).status).toBe(200);
  });

  test("a form past its largest size is 413, one without its length 411", async () => {
    const large = await sendRequest(base, "/newsletter", {
      method: "POST",
      headers: { "content-length": String(maxFormBytes + 1) },
      body: "x".repeat(maxFormBytes + 1),
    });
    expect(large.status).toBe(413);
    const chunked = await sendRequest(base, "/newsletter", {
      method: "POST",
      headers: { "transfer-encoding": "chunked" },
      body: "email=a",
    });
    expect(chunked.status).toBe(411);
  });

  test.each([
    ["application/json", '{"email":1}'],
    ["multipart/form-data", "no boundary"],
    ["multipart/form-data; boundary=x", "broken"],
    ["text/plain", "email=a@example.com"],
  ])("a form that is not one is a clear refusal, never a 500: %s", async (type, body) => {
    for (const target of ["/newsletter", "/contact-us", "/es/contact-us", "/consents"]) {
      const answer = await sendRequest(base, target, {
        method: "POST",
        headers: { "content-type": type, "content-length": String(body.length) },
        body,
      });
      expect(answer.status, target).toBe(400);
    }
  });

  test("/unlocked answers what it cannot read or find, never with a 500", async () => {
    const headers = { "content-type": "application/json", authorization: "Bearer nobody" };
    const code = async (json: unknown) => {
      const body = JSON.stringify(json);
      const length = { "content-length": String(Buffer.byteLength(body)) };
      const answer = await sendRequest(base, "/unlocked", {
        method: "POST",
        headers: { ...headers, ...length },
        body,
      });
      return [answer.status, JSON.parse(String(answer.body)).code];
    };
    for (const path of ["/articles/%E0%A4%A", "/%", "/articles/no-such-article", "/", "/."])
      expect(await code({ path }), path).toEqual([404, "unlocked.not_found"]);
    expect(await code({ evening: "2026-02-30" })).toEqual([404, "unlocked.not_found"]);
    expect(await code({ path: 1 })).toEqual([400, "unlocked.request_invalid"]);
  });
});

describe("addresses have one form", () => {
  test.each([
    ["/about/", "/about"],
    ["/es/", "/es"],
    ["/about//", "/about"],
    ["//about", "/about"],
    ["/es//about", "/es/about"],
    ["/ES", "/es"],
    ["/Es/about?a=1", "/es/about?a=1"],
    ["/about/?a=1", "/about?a=1"],
    ["//elsewhere.example/", "/elsewhere.example"],
    ["///elsewhere.example//", "/elsewhere.example"],
  ])("%s is 301 to %s", async (target, location) => {
    const answer = await sendRequest(base, target);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
  });
});

describe("the server's own paths", () => {
  test("/healthz and /readyz are never cached", async () => {
    const health = await sendRequest(base, "/healthz");
    expect([health.status, JSON.parse(String(health.body))]).toEqual([200, { status: "ok" }]);
    const ready = await sendRequest(base, "/readyz");
    expect(ready.status).toBe(200);
    expect(JSON.parse(String(ready.body)).checks.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(["database", "content", "scripture"]),
    );
    expect(ready.headers["cache-control"]).toBe("no-store");
  });

  test("/readyz says what cannot be served, and is 503 only when no page can be", async () => {
    const database = { name: "database", ok: false, essential: false, serves: "accounts", since: 0 };
    const content = { name: "content", ok: false, essential: true, serves: "pages", since: 0 };
    const answerWith = async (...checks: (typeof database)[]) => {
      const base = await site.start((parts) => ({ ...parts, readiness: async () => checks }));
      const { status, body } = await sendRequest(base, "/readyz");
      return { code: status, ...JSON.parse(String(body)) };
    };
    expect(await answerWith(database)).toMatchObject({
      code: 200,
      status: "degraded",
      cannotServe: ["accounts"],
      checks: [{ name: "database", ok: false }],
      content: expect.objectContaining({ source: "files", current: true }),
    });
    expect(await answerWith(database, content)).toMatchObject({
      code: 503,
      status: "not ready",
      cannotServe: ["accounts", "pages"],
    });
  });

  test("/builds/latest.json names the build, so that a page can tell whether it is the latest", async () => {
    const latest = await sendRequest(base, "/builds/latest.json");
    expect(latest.headers["cache-control"]).toBe("no-cache");
    const { id } = JSON.parse(String(latest.body));
    expect(id).toMatch(/^\w+$/);
  });

  test("nothing below them falls through to the site", async () => {
    for (const path of [
      "/umbraco",
      "/scripture/x",
      "/lead-routing/x",
      "/media/x",
      "/hooks/x",
      "/dev/x",
      "/global/x",
    ]) {
      const answer = await sendRequest(base, path);
      expect(answer.status, path).toBe(404);
      expect(answer.headers["content-type"], path).not.toContain("text/html");
    }
  });

  test("/dev/clock refuses what it cannot understand", async () => {
    for (const body of ["", "{", "{}", '{"moveTo":"yesterday"}', '{"advanceMs":1e99}', '{"reset":false}']) {
      const headers = { "content-type": "application/json" };
      const answer = await sendRequest(base, "/dev/clock", { method: "POST", headers, body });
      expect(answer.status, body).toBe(400);
      expect(JSON.parse(String(answer.body)).code).toBe("clock.change_unknown");
    }
  });

  test("two Host headers are refused: what is in front of the server may have read the other one", async () => {
    for (const target of ["/healthz", "/", "/about"]) {
      const answer = await raw(
        `GET ${target} HTTP/1.1\r\nhost: localhost\r\nHost: evil.example\r\nconnection: close\r\n\r\n`,
      );
      expect(answer, target).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('"code":"request.malformed"');
    }
  });

  test("a strange Host is no failure", async () => {
    for (const host of ["a b", "[", "evil.example:99999", ""]) {
      const answer = await raw(`GET /healthz HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
      expect(answer, host).toMatch(/^HTTP\/1\.1 (200|400) /);
    }
  });
});

describe("the log is JSON lines only", () => {
  test.each(["https://evil.example", "null", "nonsense"])(
    "a form sent from another site (%s) is refused and writes nothing",
    async (origin) => {
      const log = { ...site.parts.log, error: vi.fn(), warn: vi.fn() };
      const printed = vi.spyOn(console, "error");
      const address = await site.start((parts) => ({ ...parts, log }));
      const headers = { origin, "content-type": "application/x-www-form-urlencoded" };
      for (const path of ["/about", "/es/about.data"]) {
        const answer = await sendRequest(address, path, { method: "POST", headers, body: "a=a" });
        expect([answer.status, JSON.parse(String(answer.body)).code]).toEqual([403, "origin.foreign"]);
      }
      expect([printed, log.error, log.warn].map(({ mock }) => mock.calls)).toEqual([[], [], []]);
    },
  );

  test("a page that fails is an error in the log, with its stack, and not printed", async () => {
    const log = { ...site.parts.log, error: vi.fn() };
    const printed = vi.spyOn(console, "error");
    const broken = () => Promise.reject(new Error("no answer"));
    const address = await site.start((parts) => ({
      ...parts,
      log,
      site: { ...parts.site, content: { ...parts.site.content, list: broken, item: broken } },
    }));
    expect((await sendRequest(address, "/articles/learning-to-wait")).status).toBe(500);
    expect(log.error.mock.calls.map(([details]) => details.err?.message)).toContain("no answer");
    expect(printed).not.toHaveBeenCalled();
  });
});
