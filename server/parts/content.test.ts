import { pino } from "pino";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { relayToCms } from "./content.ts";

test("with CONTENT_URL the browser's question for offers reaches the CMS, with its key and without drafts", async () => {
  const asked: Request[] = [];
  const send = async (url: string | URL | Request, init?: RequestInit) => {
    asked.push(new Request(url, init));
    return Response.json({ total: 0, items: [] });
  };
  const config = readConfig({ CONTENT_URL: "https://cms.example/", CONTENT_API_KEY: "open sesame" }, "/");
  const app = relayToCms(config, pino({ level: "silent" }), send as typeof fetch);
  const path = "/umbraco/delivery/api/v2/content?filter=contentType:subscriptionOffer";
  const answer = await app.request(`http://site${path}`, {
    headers: { "accept-language": "es", preview: "true", "start-item": "x" },
  });
  expect(await answer.json()).toEqual({ total: 0, items: [] });
  expect(asked.map(({ url }) => url)).toEqual([`https://cms.example${path}`]);
  expect(asked[0]!.headers.get("api-key")).toBe("open sesame");
  expect(asked[0]!.headers.get("accept-language")).toBe("es");
  expect(asked[0]!.headers.get("preview")).toBeNull();
  expect((await app.request("http://site/umbraco/delivery/api/v2/media")).status).toBe(404);
});
