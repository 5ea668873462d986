import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { matchParameters } from "../../contracts/lead-fields.ts";
import type { Database } from "../../platform/database/database.ts";
import { eq, sql } from "../../platform/database/drizzle.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { runningClock } from "../../tests/support/fixed-clock.ts";
import { createLeadsClient, type LeadsClient } from "./client.ts";
import { createLeadsData } from "./member-data.ts";
import { conversions } from "./schema.ts";
import { createTestBackend } from "./test-backend.ts";

const log = pino({ level: "silent" });
const clock = runningClock();

describeOnEachDatabase("the lead-routing calls", (open) => {
  let backend: Awaited<ReturnType<typeof createTestBackend>>;
  let database: Database;
  let client: LeadsClient;
  const call = (path: string, init?: RequestInit) => backend.appWith().request(path, init);
  const from = (address: string) => {
    const app = backend.appWith();
    const fetch = async (url: string, init: RequestInit) =>
      app.request(url, { ...init, headers: { ...init.headers, "x-client-address": address } });
    return createLeadsClient({ fetch, baseUrl: "http://leads", log });
  };
  beforeAll(async () => {
    database = await open();
    backend = await createTestBackend(database, clock);
    client = from("203.0.113.1");
  });
  const newLead = async (email: string, locale: "en-US" | "es" = "en-US") =>
    (await client.createLead({ email, locale, source: "newsletter" }))!;

  test("co-registration offers come in the lead's language, up to the given number, without those accepted", async () => {
    const lead = await newLead("ana@example.com", "es");
    const offers = await client.coregOffers(lead, { count: 2 });
    expect(offers).toHaveLength(2);
    expect(offers[0]).toMatchObject({ locale: "es", wording: expect.stringContaining("Puedo cancelar") });
    expect((await client.coregOffers(lead, { locale: "en-US" }))[0]?.locale).toBe("en-US");
    const [first] = offers;
    const answers = await client.createImpressions(lead, [
      {
        offerId: first!.id,
        accepted: true,
        shown: first!.shown!,
        rsid: "I123abcdefghijkl",
        parameters: [{ key: "utm_source", value: "x" }],
      },
      { offerId: offers[1]!.id, accepted: false, shown: offers[1]!.shown!, rsid: "I123abcdefghijkl" },
    ]);
    expect(answers).toEqual([
      { id: expect.any(Number), offerId: first!.id, accepted: true },
      { id: expect.any(Number), offerId: offers[1]!.id, accepted: false },
    ]);
    expect((await client.coregOffers(lead)).map(({ id }) => id)).not.toContain(first!.id);
    expect(backend.given.at(-1)).toMatchObject({
      partner: first!.partner,
      wording: first!.wording,
      locale: "es",
    });
    expect(backend.withdrawn.at(-1)).toBe(offers[1]!.partner);
  });

  test("registering a stranger's address gets a token, and the offers do not reveal what they accepted", async () => {
    const lead = await newLead("jan@example.com");
    const [first] = await client.coregOffers(lead, { count: 1 });
    await client.createImpressions(lead, [{ offerId: first!.id, accepted: true }]);
    const typed = await newLead("jan@example.com");
    const [own, strangers] = [await client.coregOffers(lead), await client.coregOffers(typed)];
    expect(own.map(({ id }) => id)).not.toContain(first!.id);
    const words = (offers: typeof own) => offers.map(({ shown: _, ...offer }) => offer);
    expect(words(strangers)).toEqual(words(await client.coregOffers(await newLead("kay@example.com"))));
  });

  test("a receipt has the words that were shown, in their language, whatever is published by then", async () => {
    const lead = await newLead("lea@example.com", "en-US");
    const [offer, other] = await client.coregOffers(lead, { locale: "es" });
    const { offersIn } = backend.published;
    backend.published.offersIn = (locale) =>
      offersIn(locale).map((one) => ({ ...one, partner: "Another", wording: "Other words." }));
    try {
      const [changed] = await client.coregOffers(lead, { locale: "es" });
      expect(changed!.wording).toBe("Other words.");
      await client.createImpressions(lead, [{ offerId: offer!.id, accepted: true, shown: offer!.shown! }]);
    } finally {
      backend.published.offersIn = offersIn;
    }
    expect(backend.given.at(-1)).toEqual({
      partner: offer!.partner,
      wording: offer!.wording,
      locale: "es",
      source: `co-registration: ${offer!.id}`,
      rsid: null,
    });
    // Without them, or with those of another offer or lead, nobody can say what was agreed to.
    const before = backend.given.length;
    const stranger = await newLead("moe@example.com");
    for (const [who, shown] of [
      [lead, undefined],
      [lead, "forged.token"],
      [lead, offer!.shown],
      [stranger, other!.shown],
    ] as const)
      await client.createImpressions(who, [
        { offerId: other!.id, accepted: true, ...(shown ? { shown } : {}) },
      ]);
    expect(backend.given).toHaveLength(before);
  });

  test("a repeated impression is one; in one visit the last answer counts", async () => {
    const lead = await newLead("bea@example.com");
    const impression = { offerId: "family-devotions", accepted: true, rsid: "I124abcdefghijkl" };
    const [first] = await client.createImpressions(lead, [impression]);
    const [second] = await client.createImpressions(lead, [{ ...impression, accepted: false }]);
    expect(second).toEqual({ ...first, accepted: false });
  });

  test("nobody acts for a lead without its token, nor with another's", async () => {
    const [one, other] = [await newLead("cy@example.com"), await newLead("dee@example.com")];
    for (const headers of [{}, { "x-lead-token": other.token! }, { "x-lead-token": "forged.token" }]) {
      const answer = await call(`/leads/${one.id}/coreg-offers?count=1`, {
        headers: headers as Record<string, string>,
      });
      expect(answer.status).toBe(403);
      expect((await answer.json()).code).toBe("lead.token_invalid");
    }
  });

  test("a pending impression is stored under its id, once, for any offer", async () => {
    const pending = { id: "p-1", pageId: "/", rsid: "I125abcdefghijkl", metaData: { place: "popup" } };
    expect(await client.createPendingImpression("f0e1d2c3-b4a5", pending)).toBe(true);
    expect(await client.createPendingImpression("f0e1d2c3-b4a5", pending)).toBe(true);
  });

  test("a pending impression is assigned to a lead only with its token; whether the lead exists is not revealed", async () => {
    const [one, other] = [await newLead("hal@example.com"), await newLead("ira@example.com")];
    const send = (leadId: number, headers: Record<string, string> = {}) =>
      call("/offers/a/pending-impressions", {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify({ id: "forged", leadId }),
      });
    const [unproven, unknown] = [await send(one.id), await send(9_000_000)];
    expect(unproven.status).toBe(403);
    expect(await unproven.json()).toMatchObject({ code: "lead.token_invalid" });
    expect([unknown.status, await (await send(9_000_000)).text()]).toEqual([
      403,
      await (await send(one.id)).text(),
    ]);
    for (const token of [other.token!, "forged.token"])
      expect((await send(one.id, { "x-lead-token": token })).status).toBe(403);
    const { rows } = await database.db.execute(
      sql`select id from leads.pending_impressions where id = 'forged'`,
    );
    expect(rows).toEqual([]);
    const own = await send(one.id, { "x-lead-token": one.token! });
    expect([own.status, await own.json()]).toEqual([201, true]);
  });

  test("parameters are matched against the URL's query", async () => {
    const definitions = await client.params();
    const query = new URLSearchParams("utm_source=letter&other=1&utm_campaign=x");
    expect(matchParameters(definitions, query)).toEqual([
      { key: "utm_source", value: "letter" },
      { key: "utm_campaign", value: "x" },
    ]);
  });

  test("an e-mail lookup works with a signed id from our e-mails, not with a guessed one", async () => {
    const recipId = backend.tokens.issue("recip", "known", 1000 * 60);
    expect(await client.emailOfRecipient(recipId)).toBe("reader@example.com");
    expect(await client.emailOfRecipient(recipId, "wellspring")).toBe("reader@example.com");
    expect(await client.emailOfRecipient(recipId, "elsewhere")).toBe("");
    expect(await client.emailOfContact(backend.tokens.issue("contact", "known"))).toBe("reader@example.com");
    for (const id of [
      "1",
      "known",
      backend.tokens.issue("recip", "unknown"),
      backend.tokens.issue("contact", "known"),
    ])
      expect(await client.emailOfRecipient(id)).toBe("");
    clock.advance(120_000);
    expect(await client.emailOfRecipient(recipId)).toBe("");
    clock.reset();
    const unknown = await (await call("/get-response/contacts/7/email")).json();
    expect(unknown).toEqual({ result: "Error", email: "", message: expect.stringMatching(/No e-mail/) });
  });

  test("a visit's address is returned to the same caller only, for fifteen minutes", async () => {
    const rsid = "I126abcdefghijkl";
    await from("203.0.113.7").createLead({ email: "eva@example.com", rsid });
    expect(await from("203.0.113.7").emailOfSession(rsid)).toBe("eva@example.com");
    expect(await from("198.51.100.9").emailOfSession(rsid)).toBe("");
    // Someone who learns the visit's id cannot put another lead under it.
    await from("198.51.100.9").createLead({ email: "mallory@example.com", rsid });
    expect(await from("203.0.113.7").emailOfSession(rsid)).toBe("eva@example.com");
    clock.advance(15 * 60_000 + 1000);
    expect(await from("203.0.113.7").emailOfSession(rsid)).toBe("");
    clock.reset();
  });

  test("lookups are limited for each caller", async () => {
    const app = backend.appWith();
    const statuses = [];
    for (let count = 0; count < 31; count++)
      statuses.push((await app.request(`/postup/recip/${count}/email`)).status);
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses[30]).toBe(429);
  });

  const aboutFay = {
    eventName: "Purchase",
    userEmail: "fay@example.com",
    userId: "fay",
    userFirstName: "Fay",
    userLastName: "Example",
    userZip: "12345",
    externalId: "I123abcdefghijkl",
    offerName: "ours",
    offerRate: 999_999,
    userAgent: "Browser/1",
    fbp: "fb.1.1.2",
    marketingConsent: true,
  };
  const stored = async (eventId: string) => {
    const rows = await database.db.select().from(conversions).where(eq(conversions.eventId, eventId));
    return rows.map(({ event }) => event);
  };

  test("a conversion event is stored once under its id; whose it is the lead's token says, never the body", async () => {
    const event = { ...aboutFay, eventId: "e-1" };
    expect(await client.createConversion("wellspring", event)).toEqual({ userEmail: "" });
    expect(await client.createConversion("wellspring", event)).toEqual({ userEmail: "" });
    expect(await client.createConversion("elsewhere", event)).toBeNull();
    expect(await stored("e-1")).toEqual([{ eventName: "Purchase", eventId: "e-1", offerName: "ours" }]);
    const lead = (await client.createLead({ email: "gus@example.com" }))!;
    const asGus = await client.createConversion("wellspring", { ...event, eventId: "e-2" }, lead);
    expect(asGus).toEqual({ userEmail: "gus@example.com" });
    expect(JSON.stringify(await stored("e-2"))).not.toMatch(/fay|999/i);
    const forged = { ...lead, token: `${lead.token}x` };
    expect(await client.createConversion("wellspring", { ...event, eventId: "e-3" }, forged)).toEqual({
      userEmail: "",
    });
  });

  test("what browser it was is stored only where the server knows of a yes to marketing, and the call does not say no", async () => {
    const lead = (await client.createLead({ email: "hal@example.com" }))!;
    const send = (eventId: string, more = {}) =>
      client.createConversion("wellspring", { ...aboutFay, eventId, ...more }, lead);
    await send("e-4");
    backend.agreed.add("hal@example.com");
    await send("e-5", { marketingConsent: false });
    await send("e-6", { offerRate: 29.99 });
    await send("e-7", { offerName: "not ours", offerRate: 29.99 });
    const bare = { eventName: "Purchase", offerName: "ours" };
    expect(await stored("e-4")).toEqual([{ ...bare, eventId: "e-4" }]);
    expect(await stored("e-5")).toEqual([{ ...bare, eventId: "e-5" }]);
    const theirs = {
      userEmail: "hal@example.com",
      emailProven: false,
      userAgent: "Browser/1",
      fbp: "fb.1.1.2",
      marketingConsent: true,
    };
    expect(await stored("e-6")).toEqual([{ ...bare, eventId: "e-6", offerRate: 29.99, ...theirs }]);
    expect(await stored("e-7")).toEqual([{ eventName: "Purchase", eventId: "e-7", ...theirs }]);
  });

  test.each([
    ["/leads/1/coreg-offers?count=0", undefined, 400, "offers.count_invalid"],
    ["/leads/1/coreg-offers?count=x", undefined, 400, "offers.count_invalid"],
    ["/leads/1/impressions", [], 400, "impressions.invalid"],
    ["/leads/1/impressions", [{ offerId: "a b", accepted: true }], 400, "impressions.invalid"],
    ["/leads/1/impressions", [{ offerId: "a" }], 400, "impressions.invalid"],
    ["/offers/a/pending-impressions", { id: "" }, 400, "pending_impression.invalid"],
    [
      "/offers/a/pending-impressions",
      { id: "x", parameters: [{ key: "\0", value: "" }] },
      400,
      "pending_impression.invalid",
    ],
    ["/offers/a/pending-impressions", { id: "x", metaData: { a: "\0" } }, 400, "pending_impression.invalid"],
    ["/offers/a%20b/pending-impressions", { id: "x" }, 400, "offer.id_invalid"],
    ["/facebookconversions/wellspring/event", { eventName: "" }, 400, "conversion.invalid"],
    ["/facebookconversions/other/event", {}, 404, "conversion.product_unknown"],
  ])("%s with %j is %i %s", async (path, body, status, code) => {
    const init = body && {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    };
    const answer = await call(path, init);
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });

  test("a member's lead is exported whole, and deleted with the account", async () => {
    const lead = await newLead("gil@example.com");
    await client.createImpressions(lead, [{ offerId: "family-devotions", accepted: true }]);
    const shown = { id: "shown-to-gil", pageId: "/newsletter" };
    await client.createPendingImpression("family-devotions", shown, lead);
    const data = createLeadsData(database);
    const member = { subject: "s", emails: [" Gil@example.com"] };
    expect(await data.collect(member)).toMatchObject({
      leads: [{ id: lead.id }],
      shown: [{ ...shown, leadId: lead.id }],
      impressions: [{ accepted: true }],
    });
    await data.erase(member);
    await data.erase(member);
    expect(await data.collect(member)).toBeNull();
    const { rows } = await database.db.execute(
      sql`select id from leads.pending_impressions where lead_id = ${lead.id}`,
    );
    expect(rows).toEqual([]);
  });
});
