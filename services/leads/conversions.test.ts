import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../platform/database/database.ts";
import { createJobs, type Jobs } from "../../platform/jobs/jobs.ts";
import { freePort } from "../../scripts/free-ports.mjs";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { fixedClock } from "../../tests/support/fixed-clock.ts";
import type { ConversionOwner } from "./believed-event.ts";
import { type Conversions, createConversions } from "./conversions.ts";
import { type ConversionsApi, createConversionsApi } from "./conversions-api.ts";
import { createLeadsData } from "./member-data.ts";
import { createLeadsStore } from "./store.ts";

interface Received {
  path: string;
  body: { access_token: string; data: { event_id: string }[] };
}

const minute = 60_000;
const lines: string[] = [];
const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });

describeOnEachDatabase("conversions sent to the Conversions API", (open) => {
  const clock = fixedClock();
  let database: Database;
  let jobs: Jobs;
  let conversions: Conversions;
  let server: Server;
  let port: number;
  /** As long as a busy machine may need, but for the test that waits for it. */
  let timeoutMs: number;
  const received: Received[] = [];
  let answer: (response: ServerResponse) => void;

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path: request.url ?? "", body: JSON.parse(Buffer.concat(chunks).toString()) });
    answer(response);
  }
  const listen = () =>
    new Promise<void>((resolve) => {
      server = createServer((request, response) => void receive(request, response));
      server.listen(port, "127.0.0.1", resolve);
    });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });

  beforeAll(async () => {
    database = await open();
    await createLeadsStore({ database, clock });
  });
  beforeEach(async () => {
    port = await freePort();
    await listen();
    clock.reset();
    received.length = lines.length = 0;
    answer = (response) => response.end('{"events_received":1}');
    jobs = await createJobs({ database, clock, log, pollMs: 20 });
    timeoutMs = 60_000;
    const baseUrl = `http://127.0.0.1:${port}/v1/`;
    const api: ConversionsApi = {
      send: (conversion, signal) =>
        createConversionsApi({ pixelId: "12345", token: "secret", baseUrl, timeoutMs }).send(
          conversion,
          signal,
        ),
    };
    conversions = createConversions({ database, clock, pricesOf, forward: { jobs, api, log } });
    jobs.start();
  });
  afterEach(async () => {
    await jobs.idle();
    await jobs.close();
    await stop();
  });
  afterAll(() => database.close());

  const pricesOf = async () => [29.99];
  const ana: ConversionOwner = { email: "ana@example.com", proven: true, marketing: true };
  const owned = { owner: ana, address: "203.0.113.7" };
  let events = 0;
  const purchase = (more: object = {}) => ({
    eventName: "Purchase",
    eventId: `e-${database.kind}-${++events}`,
    offerName: "premium_verse_offer_premium_landing",
    offerRate: 0,
    eventSourceUrl: "https://site.example/subscriptions/votd-success",
    userAgent: "Browser/1",
    marketingConsent: true,
    fbp: "fb.1.1.2",
    ...more,
  });
  const ids = () => received.flatMap(({ body }) => body.data.map(({ event_id }) => event_id));
  /** As many attempts as are due until then. */
  async function after(ms: number): Promise<void> {
    clock.advance(ms);
    await jobs.idle();
  }

  test("an event as the Conversions API expects it, with the address hashed, once however often it is received", async () => {
    const event = purchase();
    expect(await conversions.add("wellspring", event, owned)).toBe(true);
    expect(await conversions.add("wellspring", event, owned)).toBe(false);
    await jobs.idle();
    expect(received).toEqual([
      {
        path: "/v1/12345/events",
        body: {
          access_token: "secret",
          data: [
            {
              event_name: "Purchase",
              event_time: Math.floor(clock.now().getTime() / 1000),
              event_id: event.eventId,
              action_source: "website",
              event_source_url: "https://site.example/subscriptions/votd-success",
              user_data: {
                // sha256 of ana@example.com
                em: ["8e43ca37701228e74983efdbd0cff5c16b3b1e5d4e29a7c05626d4d25a018e11"],
                client_ip_address: "203.0.113.7",
                client_user_agent: "Browser/1",
                fbp: "fb.1.1.2",
              },
              custom_data: { content_name: event.offerName, value: 0, currency: "USD" },
            },
          ],
        },
      },
    ]);
  });

  test("only with marketing consent on record, which a body can take back but not give", async () => {
    const others = { userEmail: "victim@example.com", offerRate: 999_999 };
    await conversions.add("wellspring", purchase(others));
    await conversions.add("wellspring", purchase(others), { owner: { ...ana, marketing: false } });
    await conversions.add("wellspring", purchase({ marketingConsent: false }), owned);
    await conversions.add("wellspring", purchase({ marketingConsent: undefined }), owned);
    await jobs.idle();
    expect(received).toEqual([]);
  });

  test("an address that was only entered is not sent, neither is one that the body names, nor a price that is not ours", async () => {
    const others = { userEmail: "victim@example.com", offerRate: 999_999 };
    await conversions.add("wellspring", purchase(others), { owner: { ...ana, proven: false } });
    await jobs.idle();
    await conversions.add("wellspring", purchase(others), owned);
    await jobs.idle();
    const [entered, own] = received.map(({ body }) => body.data[0]);
    expect(entered).toMatchObject({
      user_data: { client_user_agent: "Browser/1", fbp: "fb.1.1.2" },
      custom_data: { content_name: "premium_verse_offer_premium_landing" },
    });
    expect(JSON.stringify(entered)).not.toMatch(/"em"|999999/);
    expect(own).toMatchObject({
      user_data: { em: [createHash("sha256").update("ana@example.com").digest("hex")] },
    });
  });

  test("nothing is called when it is not configured; the conversion is stored anyway", async () => {
    const event = purchase();
    const stored = createConversions({ database, clock, pricesOf });
    expect(await stored.add("wellspring", event)).toBe(true);
    expect(await stored.add("wellspring", event)).toBe(false);
    await jobs.idle();
    expect(received).toEqual([]);
    expect(await jobs.list({ kind: "leads.conversion", state: "waiting" })).toEqual([]);
  });

  test("what waits when the operator stops forwarding is not sent, and its network address is gone", async () => {
    answer = (response) => response.writeHead(500).end("{}");
    await conversions.add("wellspring", purchase(), owned);
    await jobs.idle();
    await jobs.close();
    const tries = received.length;
    jobs = await createJobs({ database, clock, log, pollMs: 20 });
    createConversions({ database, clock, pricesOf, forward: { jobs, api: undefined, log } });
    jobs.start();
    await after(3_600_000);
    expect(received).toHaveLength(tries);
    expect(await jobs.list({ kind: "leads.conversion", state: "waiting" })).toEqual([]);
  });

  test("a 500 is tried again with growing waits until it is taken", async () => {
    answer = (response) => response.writeHead(500).end("{}");
    const { eventId } = purchase();
    await conversions.add("wellspring", purchase({ eventId }), owned);
    await jobs.idle();
    await after(9_999);
    expect(ids()).toEqual([eventId]);
    await after(1);
    expect(ids()).toHaveLength(2);
    answer = (response) => response.end("{}");
    await after(20_000);
    expect(ids()).toEqual([eventId, eventId, eventId]);
    await after(60 * minute);
    expect(ids()).toHaveLength(3);
  });

  test("a request without a response times out, an unreachable API is retried", async () => {
    answer = () => {};
    timeoutMs = 3_000;
    await conversions.add("wellspring", purchase(), owned);
    await jobs.idle();
    expect(received).toHaveLength(1);
    timeoutMs = 60_000;
    await stop();
    await after(11_000);
    await listen();
    answer = (response) => response.end("{}");
    await after(minute);
    expect(received).toHaveLength(2);
    expect(await jobs.list({ kind: "leads.conversion", state: "waiting" })).toEqual([]);
  });

  test("attempts are bounded: after eight it is over, and only the log knows", async () => {
    answer = (response) => response.writeHead(503).end();
    const event = purchase();
    await conversions.add("wellspring", event, owned);
    await jobs.idle();
    for (let count = 0; count < 12; count++) await after(61 * minute);
    expect(received).toHaveLength(8);
    const dead = await jobs.list({ kind: "leads.conversion", state: "dead" });
    expect(dead.map(({ key }) => key)).toContain(`wellspring:${event.eventId}`);
    expect(lines.join("\n")).not.toContain("secret");
  });

  test("a permanent refusal is logged and not retried", async () => {
    answer = (response) => response.writeHead(400).end('{"error":{"message":"Invalid parameter"}}');
    const event = purchase();
    await conversions.add("wellspring", event, owned);
    await jobs.idle();
    await after(60 * minute);
    expect(received).toHaveLength(1);
    expect(lines.join("\n")).toContain("Invalid parameter");
  });

  test("a member's conversions are exported, and deleted with the account: they are no longer sent", async () => {
    answer = (response) => response.writeHead(500).end();
    const event = purchase();
    const owner = { ...ana, email: "gil@example.com", subject: "member-1" };
    await conversions.add("wellspring", event, { owner });
    await jobs.idle();
    const data = createLeadsData(database);
    const member = { subject: "member-1", emails: ["gil@example.com"] };
    expect(await data.collect(member)).toMatchObject({ conversions: [{ eventId: event.eventId }] });
    await data.erase(member);
    expect(await data.collect(member)).toBeNull();
    await after(60 * minute);
    expect(received).toHaveLength(1);
  });
});
