import { expect, test } from "vitest";
import { createLeadsClient } from "./client.ts";

const lines: string[] = [];
const log = { error: (_details: object, message: string) => void lines.push(message) };
const request = { email: "ana@example.com" };

test("nothing is called when no base URL is configured", async () => {
  const fetch = () => Promise.reject(new Error("must not be called"));
  lines.length = 0;
  expect(await createLeadsClient({ fetch, baseUrl: undefined, log }).createLead(request)).toBeNull();
  expect(lines).toEqual([]);
});

test.each<[string, () => Promise<Response>, string]>([
  ["a network failure", () => Promise.reject(new TypeError("fetch failed")), "a lead could not be sent"],
  ["a 500", async () => new Response("oops", { status: 500 }), "a lead was refused"],
  ["an answer that is not JSON", async () => new Response("<html>"), "a lead could not be sent"],
  [
    "an id of 0",
    async () => Response.json({ id: 0, email: "a", firstName: "", lastName: "" }),
    "a lead could not be sent",
  ],
])("%s is logged and swallowed; the answer is null", async (_what, fetch, line) => {
  lines.length = 0;
  expect(await createLeadsClient({ fetch, baseUrl: "http://leads", log }).createLead(request)).toBeNull();
  expect(lines).toEqual([line]);
});

test("a backend that does not answer is given up", async () => {
  const fetch = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) =>
      signal?.addEventListener("abort", () => reject(signal.reason)),
    );
  lines.length = 0;
  const client = createLeadsClient({ fetch, baseUrl: "http://leads", log, timeoutMs: 20 });
  expect(await client.createLead(request)).toBeNull();
  expect(lines).toEqual(["a lead could not be sent"]);
});
