import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { counts } from "./counts.ts";
import { partnerFetch } from "./partner-fetch.ts";
import { runInRequest } from "./request-context.ts";

let url = "";
const seen: IncomingHttpHeaders[] = [];
const server = createServer((request, response) => {
  seen.push(request.headers);
  if (request.url === "/moved") response.writeHead(307, { location: "/elsewhere" }).end();
  else response.writeHead(request.url === "/broken" ? 502 : 404).end("{}");
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** The process counts from its start, and other tests may have called before. */
function counted() {
  const calls = (outcome: string) =>
    counts.partnerCalls.values().find(({ labels }) => labels[0] === "sms" && labels[1] === outcome)?.value ??
    0;
  const timed = counts.partnerTime.values().find(({ labels }) => labels[0] === "sms");
  return { ok: calls("ok"), failed: calls("failed"), timed: timed?.timings.count ?? 0 };
}

test("outgoing calls by partner: an answer is ok, a fault or none is failed; each is timed and carries the request's id", async () => {
  const before = counted();
  const call = partnerFetch("sms");
  const answer = await runInRequest("11112222", () =>
    call(`${url}/x`, { method: "POST", headers: { a: "b" }, body: "{}" }),
  );
  expect(answer.status).toBe(404);
  expect(seen.at(-1)).toMatchObject({ "x-request-id": "11112222", a: "b" });
  await call(`${url}/broken`);
  expect(seen.at(-1)).not.toHaveProperty("x-request-id");
  await expect(call("http://127.0.0.1:1/")).rejects.toThrow();
  expect(counted()).toEqual({
    ok: before.ok + 1,
    failed: before.failed + 2,
    timed: before.timed + 3,
  });
});

test("who has ids of their own is not sent ours", async () => {
  await runInRequest("11112222", () => partnerFetch("ads", { passId: false })(url));
  expect(seen.at(-1)).not.toHaveProperty("x-request-id");
});

test("no partner sends us, and what we say, anywhere else: redirects are refused, unless somebody looks at them", async () => {
  const call = partnerFetch("sms");
  const before = seen.length;
  await expect(call(`${url}/moved`, { method: "POST", body: "secret" })).rejects.toThrow();
  await expect(call(new Request(`${url}/moved`))).rejects.toThrow();
  expect((await call(`${url}/moved`, { redirect: "manual" })).status).toBe(307);
  expect(seen).toHaveLength(before + 3);
});
