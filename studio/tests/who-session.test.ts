import { createHmac } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { signInAs, startTestSite, type TestSite } from "./people.ts";
import { type StudioApi, startApi, testKey } from "./serve-api.ts";

let site: TestSite;
let studio: StudioApi;
let forgetRoles: () => void;
const cookies: Record<string, string> = {};
const names = { ana: "Author", eva: "Editor", eli: "Editor" };

beforeAll(async () => {
  site = await startTestSite(testKey);
  studio = await startApi({ ORIGIN: site.url });
  ({ forgetRoles } = await import("../src/who/roles.ts"));
  for (const [name, role] of Object.entries(names)) {
    site.roles.set(name, [role]);
    cookies[name] = await signInAs(studio.payload, name);
  }
});
beforeEach(() => {
  for (const [name, role] of Object.entries(names)) site.roles.set(name, [role]);
  site.state.isDown = false;
  forgetRoles();
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await studio.close();
  site.close();
});

const call = (
  cookie: string,
  path: string,
  method = "GET",
  json?: unknown,
  headers: Record<string, string> = {},
) =>
  fetch(`${studio.url}/studio/api/${path}`, {
    method,
    redirect: "manual",
    headers: { cookie, "content-type": "application/json", ...headers },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
const later = (seconds: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });
const count = async () => (await studio.payload.count({ collection: "topic" })).totalDocs;
const create = (cookie: string, headers: Record<string, string>) =>
  call(cookie, "topic?draft=true", "POST", { en: { title: "Sent" } }, headers);

test("what another site's page sends counts as nobody's", async () => {
  const before = await count();
  for (const headers of [
    { origin: "https://elsewhere.example" },
    { origin: "null" },
    { origin: `${site.url}.elsewhere.example` },
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" },
    { "sec-fetch-site": "same-site", "sec-fetch-mode": "no-cors" },
  ] as Record<string, string>[])
    expect((await create(cookies.eva!, headers)).status, JSON.stringify(headers)).toBe(403);
  expect(await count()).toBe(before);
  expect((await create(cookies.eva!, { origin: site.url })).status).toBe(201);
  // A link in a mail leads to a page, signed in.
  const { isOwnRequest } = await import("../src/who/session.ts");
  expect(isOwnRequest(new Headers({ "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }))).toBe(
    true,
  );
  expect(
    (await call(cookies.eva!, "sign-out", "POST", {}, { origin: "https://elsewhere.example" })).status,
  ).toBe(403);
});

test("a session that was changed, made with another key or for another purpose, or is over opens nothing", async () => {
  const { startSession } = await import("../src/who/session.ts");
  const [name, token] = cookies.eva!.split(/=(.*)/s) as [string, string];
  const [header, payload, signature] = token.split(".") as [string, string, string];
  const read = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>;
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signedWith = (key: string, head: string, body: string) =>
    `${head}.${body}.${createHmac("sha256", key).update(`${head}.${body}`).digest("base64url")}`;
  const none = encoded({ alg: "none" });
  const derived = createHmac("sha256", testKey).update("studio session").digest("base64url");
  const tokens = {
    "another person": `${header}.${encoded({ ...read, subject: "eli" })}.${signature}`,
    "no signature": `${header}.${payload}.`,
    "no algorithm": `${none}.${payload}.`,
    "the shared key itself": signedWith(testKey, header, payload),
    "another purpose": signedWith(derived, header, encoded({ ...read, aud: "sign-in" })),
    "no end": signedWith(derived, header, encoded({ ...read, exp: undefined })),
    over: (await startSession({ subject: "eva" }, Date.now() - 8 * 3600_000 - 1000)).split(/[=;]/)[1]!,
    "somebody who never signed in": (await startSession({ subject: "stranger" })).split(/[=;]/)[1]!,
  };
  site.roles.set("stranger", ["Operator"]);
  expect((await call(`${name}=${signedWith(derived, header, payload)}`, "topic")).status).toBe(200);
  for (const [what, bad] of Object.entries(tokens))
    expect((await call(`${name}=${bad}`, "topic")).status, what).toBe(403);
  expect((await call(`payload-token=${token}`, "topic")).status).toBe(403);
  expect((await call("", "topic", "GET", undefined, { authorization: `JWT ${token}` })).status).toBe(403);
});

test("a role that is taken away, and a sign-in that ends on the site, are gone within a minute", async () => {
  expect((await call(cookies.eva!, "topic")).status).toBe(200);
  const { calls } = site.state;
  expect((await call(cookies.eva!, "topic")).status).toBe(200);
  expect(site.state.calls).toBe(calls);
  site.roles.set("eva", []);
  later(31);
  expect((await call(cookies.eva!, "topic")).status).toBe(403);
  site.roles.set("eva", ["Author"]);
  later(31);
  expect((await call(cookies.eva!, "topic")).status).toBe(200);
  const item = await studio.payload.create({
    collection: "topic",
    data: { en: { title: "Of others" } },
    draft: true,
  });
  const change = { en: { title: "Changed" } };
  expect((await call(cookies.eva!, `topic/${item.id}?draft=true`, "PATCH", change)).status).toBe(403);
  site.roles.delete("eva");
  later(31);
  expect((await call(cookies.eva!, "topic")).status).toBe(403);
});

test("while the site does not answer, roles hold for less than a minute", async () => {
  expect((await call(cookies.eva!, "topic")).status).toBe(200);
  site.state.isDown = true;
  later(40);
  expect((await call(cookies.eva!, "topic")).status).toBe(200);
  later(20);
  expect((await call(cookies.eva!, "topic")).status).toBe(403);
});

test("signing out takes the cookie away, by the studio's own button too", async () => {
  for (const path of ["sign-out", "editors/logout"]) {
    const answer = await call(cookies.eva!, path, "POST", {}, { origin: site.url });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toMatch(
      /^studio-session=; Path=\/studio; Max-Age=0; HttpOnly; SameSite=Lax/,
    );
  }
});

test("after signing in, nobody is led away from the studio", async () => {
  const { studioPage } = await import("../src/who/endpoints.ts");
  expect(studioPage("/studio/collections/topic?page=2")).toBe("/studio/collections/topic?page=2");
  for (const bad of [
    undefined,
    "",
    "https://elsewhere.example/studio",
    "//elsewhere.example/studio",
    "/\\elsewhere.example",
    "/studio/../account",
    "/studio\\..\\account",
    "/studio/%2e%2e/account",
    "/studios",
    "/studio/api/sign-out",
    "javascript:alert(1)",
    ["/studio/a"],
  ])
    expect(studioPage(bad), String(bad)).toBe("/studio");
});

test("while the site does not answer, signing in says so", async () => {
  const answer = await call("", "sign-in?to=/studio", "GET", undefined, { "accept-language": "en" });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Signing in did not work");
});

test("a return without a sign-in that began here is refused in words", async () => {
  const answer = await call("", "signed-in?code=x&state=y", "GET", undefined, { "accept-language": "es-MX" });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("No se pudo iniciar sesión");
});

test("only editors schedule, and a job in an author's name publishes nothing", async () => {
  const { schedulePublish } = await import("../src/who/schedule.ts");
  const { createLocalReq } = await import("payload");
  const item = await studio.payload.create({
    collection: "topic",
    data: { en: { title: "Later" }, es: { title: "Después" } },
    draft: true,
    user: { id: "ana", collection: "editors" } as never,
  });
  const jobs = async () => (await studio.payload.count({ collection: "payload-jobs" as never })).totalDocs;
  // Payload's own way, which lets everybody with an account.
  const req = await createLocalReq(
    { user: { id: "eva", collection: "editors", roles: ["editor"] } as never },
    studio.payload,
  );
  const doc = { relationTo: "topic", value: String(item.id) };
  expect(() =>
    (schedulePublish as (wish: object) => never)({ type: "publish", doc, date: new Date(), req }),
  ).toThrow();
  expect(await jobs()).toBe(0);
  const status = async () =>
    ((await studio.payload.findByID({ collection: "topic", id: item.id })) as { _status?: string })._status;
  const queue = (person: string) =>
    studio.payload.jobs.queue({
      task: "schedulePublish",
      input: { action: "publish", collection: "topic", id: String(item.id), locale: "en-US", person },
    } as never);
  await queue("ana");
  await studio.payload.jobs.run();
  expect(await status()).toBe("draft");
  await queue("eva");
  await studio.payload.jobs.run();
  expect(await status()).toBe("published");
  for (const cookie of Object.values(cookies))
    for (const [path, method] of [
      ["payload-jobs/run", "GET"],
      ["payload-jobs/handle-schedules", "GET"],
      ["payload-jobs", "GET"],
      ["payload-jobs", "POST"],
      ["payload-kv", "GET"],
    ] as const)
      expect([401, 403], `${method} ${path}`).toContain(
        (await call(cookie, path, method, method === "POST" ? {} : undefined, { origin: site.url })).status,
      );
  expect((await call(cookies.eva!, "payload-migrations")).status).toBe(501);
});

test("locks and preferences are each person's own", async () => {
  const own = { origin: site.url };
  const item = await studio.payload.create({
    collection: "topic",
    data: { en: { title: "Open" } },
    draft: true,
  });
  const lock = await studio.payload.create({
    collection: "payload-locked-documents" as never,
    data: {
      document: { relationTo: "topic", value: item.id },
      user: { relationTo: "editors", value: "eva" },
    } as never,
  });
  const path = `payload-locked-documents/${(lock as { id: number }).id}`;
  const holder = async () =>
    (
      (await studio.payload.findByID({
        collection: "payload-locked-documents" as never,
        id: (lock as { id: number }).id,
        depth: 0,
      })) as never as {
        user: { value: string };
      }
    ).user.value;
  expect((await call(cookies.ana!, path, "DELETE", undefined, own)).status).toBe(403);
  const give = (value: string, more = {}) => ({ user: { relationTo: "editors", value }, ...more });
  expect((await call(cookies.ana!, path, "PATCH", give("eli"), own)).status).toBe(403);
  expect((await call(cookies.ana!, path, "PATCH", give("ana", { document: null }), own)).status).toBe(403);
  expect((await call(cookies.ana!, "payload-locked-documents", "POST", give("ana"), own)).status).toBe(403);
  await call(cookies.ana!, "payload-locked-documents?where[id][exists]=true", "PATCH", give("ana"), own);
  expect(await holder()).toBe("eva");
  expect((await call(cookies.eli!, path, "PATCH", give("eli"), own)).status).toBe(200);
  expect(await holder()).toBe("eli");
  expect((await call(cookies.eli!, path, "DELETE", undefined, own)).status).toBe(200);

  const saved = await call(cookies.eva!, "payload-preferences/nav", "POST", { value: { open: true } }, own);
  expect(saved.status).toBe(200);
  expect((await (await call(cookies.eva!, "payload-preferences/nav")).json()).value).toEqual({ open: true });
  expect((await (await call(cookies.eli!, "payload-preferences/nav")).json()).value ?? null).toBeNull();
  expect((await (await call(cookies.eli!, "payload-preferences")).json()).docs).toEqual([]);
  await call(cookies.eli!, "payload-preferences/nav", "DELETE", undefined, own);
  await call(
    cookies.eli!,
    "payload-preferences",
    "POST",
    { key: "nav", value: 1, user: { relationTo: "editors", value: "eva" } },
    own,
  );
  expect((await (await call(cookies.eva!, "payload-preferences/nav")).json()).value).toEqual({ open: true });
});
