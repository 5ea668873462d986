import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { proxyToCms } from "./content.ts";

test("with CONTENT_URL the browser's question for offers reaches the CMS, with its key and without drafts", async () => {
  const requests: Request[] = [];
  const send = async (url: string | URL | Request, init?: RequestInit) => {
    requests.push(new Request(url, init));
    return Response.json({ total: 0, items: [] });
  };
  const config = readConfig({ CONTENT_URL: "https://cms.example/", CONTENT_API_KEY: "open sesame" }, "/");
  const app = proxyToCms(config, pino({ level: "silent" }), send as typeof fetch);
  const path = "/umbraco/delivery/api/v2/content?filter=contentType:subscriptionOffer";
  const answer = await app.request(`http://site${path}`, {
    headers: { "accept-language": "es", preview: "true", "start-item": "x" },
  });
  expect(await answer.json()).toEqual({ total: 0, items: [] });
  expect(requests.map(({ url }) => url)).toEqual([`https://cms.example${path}`]);
  expect(requests[0]!.headers.get("api-key")).toBe("open sesame");
  expect(requests[0]!.headers.get("accept-language")).toBe("es");
  expect(requests[0]!.headers.get("preview")).toBeNull();
  for (const other of ["media", "content", "content?filter=contentType:article"])
    expect((await app.request(`http://site/umbraco/delivery/api/v2/${other}`)).status).toBe(404);
  expect(requests).toHaveLength(1);
});

test("an offer of the CMS gives nothing closed away, whatever whoever asks has expanded and however much the CMS answers", async () => {
  const closed = {
    contentType: "article",
    properties: {
      access: "premium",
      contentBody: { markup: "<p>One.</p><p>Two.</p><p>Three, closed.</p>", blocks: [] },
    },
  };
  const offer = { contentType: "subscriptionOffer", properties: { offerSlug: "a", related: [closed] } };
  const send = async () => Response.json({ total: 1, items: [offer] });
  const config = readConfig({ CONTENT_URL: "https://cms.example/" }, "/");
  const app = proxyToCms(config, pino({ level: "silent" }), send as typeof fetch);
  const path =
    "/umbraco/delivery/api/v2/content?filter=contentType:subscriptionOffer&expand=properties[$all]";
  const answer = await (await app.request(`http://site${path}`)).text();
  expect(answer).toContain("Two.");
  expect(answer).not.toContain("closed.");
});

test("CONTENT_URL may also be written with the path of the Delivery API", async () => {
  const requests: string[] = [];
  const send = async (url: string | URL | Request) => {
    requests.push(String(url));
    return Response.json({ total: 0, items: [] });
  };
  const config = readConfig({ CONTENT_URL: "https://cms.example/umbraco/delivery/api/v2/" }, "/");
  const app = proxyToCms(config, pino({ level: "silent" }), send as typeof fetch);
  const path = "/umbraco/delivery/api/v2/content?filter=contentType:subscriptionOffer";
  await app.request(`http://site${path}`);
  expect(requests).toEqual([`https://cms.example${path}`]);
});

describe("with CONTENT_URL the pictures that the CMS names are shown from our own address", () => {
  const cms: Record<string, () => Response> = {
    "https://cms.example/media/a/lake.jpg?width=400&format=webp": () =>
      new Response("picture", {
        headers: { "content-type": "image/webp", etag: '"1"', "set-cookie": "a=b" },
      }),
    "https://cms.example/media/page.html": () =>
      new Response("<script>", { headers: { "content-type": "text/html" } }),
    "https://cms.example/media/away.jpg": () => {
      throw new Error("away");
    },
  };
  const requests: string[] = [];
  const send = async (url: string | URL | Request, init?: RequestInit) => {
    requests.push(String(url));
    if (new Headers(init?.headers).get("if-none-match") === '"1"') return new Response(null, { status: 304 });
    return cms[String(url)]?.() ?? new Response("gone", { status: 404 });
  };
  const config = readConfig({ CONTENT_URL: "https://cms.example/", CONTENT_API_KEY: "open sesame" }, "/");
  const app = proxyToCms(config, pino({ level: "silent" }), send as typeof fetch);

  test("in the size and format asked for, with its ETag and nothing else of the CMS's", async () => {
    const path = "http://site/media/a/lake.jpg?width=400&format=webp";
    const answer = await app.request(path);
    expect([answer.status, await answer.text()]).toEqual([200, "picture"]);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("cache-control")).toContain("max-age=604800");
    expect(answer.headers.get("set-cookie")).toBeNull();
    const again = await app.request(path, { headers: { "if-none-match": answer.headers.get("etag")! } });
    expect(again.status).toBe(304);
  });

  test("only pictures, only below /media, and a CMS that is away is said to be", async () => {
    expect((await app.request("http://site/media/page.html")).status).toBe(404);
    expect((await app.request("http://site/media/none.jpg")).status).toBe(404);
    expect((await app.request("http://site/media/away.jpg")).status).toBe(502);
    const before = requests.length;
    for (const path of ["/media/..%2fumbraco", "/media/%2e%2e%5cweb.config", "/media/a/..%2F..%2Fx.jpg"])
      expect((await app.request(`http://site${path}`)).status, path).toBe(404);
    expect(requests).toHaveLength(before);
  });
});
