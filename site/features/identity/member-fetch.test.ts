import { afterEach, expect, test, vi } from "vitest";
import { createMemberFetch, memberFetch } from "./member-fetch.ts";
import { allowReads, stopReads } from "./member-reads.ts";
import { createRenewal } from "./renewal.ts";

/** A member service that knows one token at a time, and a renewal that issues the next. */
function service({ renewable = true, token = "old", accepts = "new", loadMs = [] as number[] } = {}) {
  const seen: { authorization: string | null; body: unknown }[] = [];
  let held: string | undefined = token || undefined;
  let person = "ana";
  let renewals = 0;
  const { renew } = createRenewal<string>({
    async attempt() {
      renewals++;
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (!renewable) throw new Error("invalid_grant");
      held = "new";
      return held;
    },
    isTimeout: () => false,
    onFailed: async () => {
      held = undefined;
    },
  });
  const memberFetch = createMemberFetch({
    async fetch(path, init) {
      const authorization = new Headers(init.headers).get("authorization");
      if (path === "/slow") await new Promise((resolve) => setTimeout(resolve, 30));
      seen.push({ authorization, body: init.body });
      return new Response(null, { status: authorization === `Bearer ${accepts}` ? 200 : 401 });
    },
    token: () => held,
    samePerson() {
      const before = person;
      return () => person === before;
    },
    async loadRenew() {
      await new Promise((resolve) => setTimeout(resolve, loadMs.shift() ?? 0));
      return renew;
    },
  });
  const becomes = (other: string) => {
    person = other;
    held = "new";
  };
  return { memberFetch, seen, renewals: () => renewals, held: () => held, becomes };
}

test("every member-service call sends a bearer token when logged in", async () => {
  const { memberFetch, seen } = service({ token: "new" });
  expect((await memberFetch("/wellspring/api/v2/account")).status).toBe(200);
  expect(seen.map((one) => one.authorization)).toEqual(["Bearer new"]);
});

test("an anonymous call sends none, and its 401 is the answer", async () => {
  const { memberFetch, seen, renewals } = service({ token: "" });
  expect((await memberFetch("/wellspring/api/v2/account")).status).toBe(401);
  expect(seen.map((one) => one.authorization)).toEqual([null]);
  expect(renewals()).toBe(0);
});

test("on a 401 while logged in, one shared token refresh runs and the request is retried", async () => {
  const { memberFetch, seen, renewals } = service();
  const answers = await Promise.all([
    memberFetch("/wellspring/api/v2/account", { method: "PUT", body: "{}" }),
    memberFetch("/wellspring/api/v2/member-topics"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(renewals()).toBe(1);
  expect(seen).toHaveLength(4);
  expect(seen.filter(({ authorization }) => authorization === "Bearer new")).toContainEqual({
    authorization: "Bearer new",
    body: "{}",
  });
});

test("a token renewed during the call is used without another refresh", async () => {
  const { memberFetch, renewals } = service();
  const answers = await Promise.all([memberFetch("/slow"), memberFetch("/quick")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(renewals()).toBe(1);
});

test("a token renewed while the renewal code was loading is used without another refresh", async () => {
  const { memberFetch, renewals } = service({ loadMs: [0, 30] });
  const answers = await Promise.all([memberFetch("/a"), memberFetch("/b")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(renewals()).toBe(1);
});

test("one retry: a second 401 is the answer", async () => {
  const { memberFetch, seen } = service({ accepts: "another" });
  expect((await memberFetch("/a")).status).toBe(401);
  expect(seen).toHaveLength(2);
});

test("if the refresh fails the user is logged out and the 401 is the answer", async () => {
  const { memberFetch, held } = service({ renewable: false });
  expect((await memberFetch("/a")).status).toBe(401);
  expect(held()).toBeUndefined();
});

test("what one member sends is never sent again with the token of another", async () => {
  const { memberFetch, seen, becomes } = service();
  const response = memberFetch("/slow", { method: "PUT", body: "a note of ana" });
  becomes("ben");
  expect((await response).status).toBe(401);
  expect(seen).toEqual([{ authorization: "Bearer old", body: "a note of ana" }]);
});

test("a member's token is never sent to another site", async () => {
  const { memberFetch, seen } = service({ token: "new" });
  for (const path of ["https://evil.example/", "//evil.example", "/\\evil.example", "account"])
    await expect(memberFetch(path)).rejects.toThrow("not a path of this site");
  expect(seen).toEqual([]);
});

afterEach(() => void vi.unstubAllGlobals());

test("while somebody signs out nothing more is read for them, and what is being written goes on", async () => {
  const requests: [method: string | undefined, signal: AbortSignal | null | undefined][] = [];
  vi.stubGlobal("fetch", async (_path: string, { method, signal }: RequestInit) => {
    requests.push([method, signal]);
    signal?.throwIfAborted();
    return new Response();
  });
  const signal = AbortSignal.timeout(10_000);
  await memberFetch("/streak", { signal });
  await memberFetch("/mark", { method: "POST" });
  stopReads();
  expect(requests.map(([, held]) => held?.aborted)).toEqual([true, undefined]);
  await expect(memberFetch("/streak", { signal })).rejects.toThrow(/abort/);
  expect((await memberFetch("/mark", { method: "POST" })).ok).toBe(true);
  allowReads();
  expect((await memberFetch("/streak", { signal })).ok).toBe(true);
});
