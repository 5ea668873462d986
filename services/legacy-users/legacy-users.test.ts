import { Hono } from "hono";
import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { systemClock } from "../../platform/clock.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { createLegacyUsersApp } from "./app.ts";
import { createLegacyUsersClient } from "./client.ts";
import { serviceKeyOnly } from "./service-key.ts";
import { createLegacyUsersStore, type LegacyUsersStore } from "./store.ts";

const log = pino({ level: "silent" });
const ana = {
  legacyId: "A-17",
  isPremiumMember: true,
  email: "Ana@example.com",
  firstName: " Ana ",
  lastName: "Ruiz",
};

describeOnEachDatabase("the legacy user service", (open) => {
  let store: LegacyUsersStore;
  let app: Hono;
  const requests: string[] = [];
  beforeAll(async () => {
    store = await createLegacyUsersStore({ database: await open(), clock: systemClock });
    app = createLegacyUsersApp({ store, log });
  });
  const post = (body: unknown) =>
    app.request("/", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  const client = () =>
    createLegacyUsersClient({
      baseUrl: "http://embedded.invalid",
      fetch: async (url, init) => {
        requests.push(`${init.method ?? "GET"} ${new URL(url).pathname}`);
        return app.request(url, init);
      },
    });

  test("404 on legacy user lookup: create the user, once", async () => {
    const first = { Id: "A-17", FirstName: "Ana", LastName: "Ruiz", IsGivingMember: true };
    expect((await app.request("/legacy/A-17")).status).toBe(404);
    await client().ensure(ana);
    await client().ensure({ ...ana, firstName: "Eva" });
    expect(requests).toEqual(["GET /legacy/A-17", "POST /", "GET /legacy/A-17"]);
    expect(await client().find("A-17")).toEqual(first);
    const again = await post({ ...ana, isPremiumMember: false });
    expect([again.status, await again.json()]).toEqual([200, first]);
    expect(await (await app.request("/legacy/A-17")).json()).toEqual(first);
  });

  test("of many at once that create one user, each gets the same", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => post({ ...ana, legacyId: "twin" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
  });

  test.each([
    [{ ...ana, legacyId: "../etc" }, ["legacyId"]],
    [{ ...ana, email: "nobody", isPremiumMember: "yes" }, ["isPremiumMember", "email"]],
    [{}, ["legacyId", "isPremiumMember", "email", "firstName", "lastName"]],
    ["text", [""]],
  ])("%j is refused and says which fields are wrong", async (body, fields) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "legacy_user.invalid", fields });
  });

  test("an id that cannot be one is nobody's", async () => {
    for (const id of ["%00", "a".repeat(65), "a%20b", "%27%20or%201=1"])
      expect((await app.request(`/legacy/${id}`)).status).toBe(404);
  });

  test("from outside nobody gets in without the service key", async () => {
    const guarded = (key?: string) => new Hono().use(serviceKeyOnly(key)).route("/", app);
    const getWithKey = (key: string | undefined, headers = {}) =>
      guarded(key).request("/legacy/A-17", { headers });
    const key = "k".repeat(32);
    expect((await getWithKey(key)).status).toBe(401);
    expect((await getWithKey(undefined, { authorization: "Bearer " })).status).toBe(401);
    expect((await getWithKey(key, { authorization: `Bearer ${key}x` })).status).toBe(401);
    expect((await getWithKey(key, { authorization: `Bearer ${key}` })).status).toBe(200);
  });

  test("a member's data by address is exported, and deleted with the account", async () => {
    const member = { subject: "any", emails: ["ana@EXAMPLE.com"] };
    expect(await store.data.collect(member)).toHaveLength(2);
    await store.data.erase(member);
    await store.data.erase(member);
    expect(await store.data.collect(member)).toEqual([]);
  });

  test("a service that fails is an error, not an absent user", async () => {
    const broken = createLegacyUsersClient({
      baseUrl: "http://embedded.invalid/",
      fetch: async () => new Response("", { status: 503 }),
    });
    await expect(broken.ensure(ana)).rejects.toThrow("answered 503");
  });
});
