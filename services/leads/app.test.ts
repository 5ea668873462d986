import { serve } from "@hono/node-server";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { fixedClock } from "../../tests/support/fixed-clock.ts";
import type { LeadsLimits } from "./app.ts";
import { createLeadsClient } from "./client.ts";
import { createLeadFigures } from "./figures.ts";
import { createTestBackend } from "./test-backend.ts";

const log = pino({ level: "silent" });
const clock = fixedClock();

describeOnEachDatabase("the lead-routing backend", (open) => {
  let backend: Awaited<ReturnType<typeof createTestBackend>>;
  let database: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    database = await open();
    backend = await createTestBackend(database, clock);
  });
  afterAll(() => database.close());
  const app = (limits?: LeadsLimits) => backend.appWith(limits);
  const post = (body: unknown, headers: Record<string, string> = { "content-type": "application/json" }) =>
    app().request("/leads", {
      method: "POST",
      headers,
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  test("POST /leads registers a lead: 201 with its id above 0", async () => {
    const response = await post({
      email: " Ana@Example.com",
      firstName: " Ana ",
      locale: "es",
      source: "newsletter",
    });
    expect(response.status).toBe(201);
    const body = await response.json();
    expect(body).toEqual({
      id: expect.any(Number),
      email: "ana@example.com",
      firstName: "Ana",
      lastName: "",
      token: expect.any(String),
    });
    expect(body.id).toBeGreaterThan(0);
  });

  test("an address that is known is answered as a new one, with an id of its own that opens nothing of the first", async () => {
    const first = await (await post({ email: "bob@example.com" })).json();
    const answer = await post({ email: "BOB@example.com " });
    expect(answer.status).toBe(201);
    const second = await answer.json();
    expect(second).toEqual({ ...first, id: expect.any(Number), token: expect.any(String) });
    expect(second.id).not.toBe(first.id);
    const offers = `/leads/${first.id}/coreg-offers`;
    expect((await app().request(offers, { headers: { "x-lead-token": second.token } })).status).toBe(403);
    expect((await app().request(offers, { headers: { "x-lead-token": first.token } })).status).toBe(200);
  });

  test("a stranger who knows an address does not learn the name", async () => {
    await post({ email: "cleo@example.com", firstName: "Cleo", lastName: "Diaz" });
    const answer = await (await post({ email: "cleo@example.com" })).json();
    expect(answer).toMatchObject({ firstName: "", lastName: "" });
  });

  test.each([
    [{}, "lead.email_invalid"],
    [{ email: 5 }, "lead.email_invalid"],
    [{ email: "ana@" }, "lead.email_invalid"],
    [{ email: "a@example.com", rsid: "I12" }, "lead.rsid_invalid"],
    [{ email: "a@example.com", firstName: "x".repeat(101) }, "lead.first_name_invalid"],
    [{ email: "a@example.com", lastName: 1 }, "lead.last_name_invalid"],
    [{ email: "a@example.com", locale: "fr" }, "lead.locale_invalid"],
    [{ email: "a@example.com", source: "elsewhere" }, "lead.source_invalid"],
    [[], "lead.body_invalid"],
    ["null", "lead.body_invalid"],
    ["{", "request.malformed"],
    ["", "request.malformed"],
  ])("%j is a 400 problem with the code %s", async (body, code) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({ status: 400, code, title: "Bad Request" });
    expect(await createLeadFigures(database).idsOf(["a@example.com"])).toEqual([]);
  });

  test.each(["\\ud800", "a\\udc00", "\\u0000"])("%s, which PostgreSQL cannot store, is 400", async (sign) => {
    const parameters = `[{"key":"utm_source","value":"${sign}"}]`;
    expect((await post(`{"email":"half@example.com","parameters":${parameters}}`)).status).toBe(400);
  });

  test("a body over 16 kB is 413, whether its length is announced or not; just 16 kB is read", async () => {
    const body = JSON.stringify({ email: "big@example.com", extra: "" });
    const exact = body.replace('""', `"${"x".repeat(16 * 1024 - body.length)}"`);
    expect((await post(exact)).status).toBe(201);
    const announced = { "content-type": "application/json", "content-length": String(exact.length + 1) };
    for (const headers of [announced, undefined]) {
      const response = await post(`${exact} `, headers);
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ status: 413, code: "request.too_large" });
    }
  });

  test("another content type is 415, also none", async () => {
    for (const type of ["text/plain", "application/jsonp", "application/x-www-form-urlencoded"]) {
      const response = await post({ email: "a@example.com" }, { "content-type": type });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ code: "request.not_json" });
    }
    expect(
      (await post({ email: "utf8@example.com" }, { "content-type": "application/json; charset=utf-8" }))
        .status,
    ).toBe(201);
  });

  test("an unknown address is a 404 problem", async () => {
    const response = await app().request("/elsewhere");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
  });

  test("calls over a socket are limited per address with 429 and Retry-After; calls inside the process are not", async () => {
    const limited = app({ requests: 2, windowMs: 60_000 });
    const listening = Promise.withResolvers<number>();
    const server = serve({ fetch: limited.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
      listening.resolve(port),
    );
    const url = `http://127.0.0.1:${await listening.promise}/leads`;
    const init = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "dora@example.com" }),
    };
    const statuses = [];
    for (let call = 0; call < 3; call++) statuses.push((await fetch(url, init)).status);
    expect(statuses).toEqual([201, 201, 429]);
    expect((await fetch(url, init)).headers.get("retry-after")).toBe("60");
    expect((await limited.request("/leads", init)).status).toBe(201);
    clock.advance(60_000);
    expect((await fetch(url, init)).status).toBe(201);
    server.close();
  });

  test("the client registers through the app's own fetch", async () => {
    const client = createLeadsClient({
      fetch: async (url, init) => app().request(url.replace("http://leads", ""), init),
      baseUrl: "http://leads/",
      log,
    });
    expect(await client.createLead({ email: "Eva@example.com", rsid: "I123abcdefghijkl" })).toEqual({
      id: expect.any(Number),
      email: "eva@example.com",
      firstName: "",
      lastName: "",
      token: expect.any(String),
    });
  });

  test("a database failure is a 500 problem without details", async () => {
    const closed = await open();
    const app = (await createTestBackend(closed, clock)).appWith();
    await closed.close();
    const init = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"email":"f@example.com"}',
    };
    const response = await app.request("/leads", init);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: "request.failed", title: "Internal Server Error" });
  });
});
