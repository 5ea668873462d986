import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createMovableClock } from "../../platform/clock.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { freePort } from "../../scripts/free-ports.mjs";
import { createLeadsClient, type LeadsClient } from "../../services/leads/client.ts";
import { createTestBackend } from "../../services/leads/test-backend.ts";
import { createBibleMinuteClient } from "../../site/features/lead-capture/bible-minute.ts";
import { newPglitePlace } from "../support/databases.ts";
import { type LeadsTarget, leadsContract } from "./leads.contract.ts";

const remote = process.env.LEADS_CONTRACT_URL;

describe("the embedded lead-routing backend fulfills the contract", () => {
  let target: LeadsTarget;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await openDatabase({ ...(await newPglitePlace()), log: pino({ level: "silent" }) });
    close = database.close;
    const app = (await createTestBackend(database, createMovableClock())).appWith();
    target = {
      fetch: async (url, init) => app.request(url, init),
      baseUrl: "http://leads",
      product: "wellspring",
    };
  });
  afterAll(() => close());
  for (const { name, run } of leadsContract) test(name, () => run(target));
});

if (remote) {
  describe("the lead-routing backend at LEADS_CONTRACT_URL fulfills the contract", () => {
    const target = { fetch, baseUrl: remote.replace(/\/+$/, ""), product: "wellspring" };
    for (const { name, run } of leadsContract) test(name, () => run(target));
  });
}

const lead = { id: 7, token: "t" };
type BibleMinute = ReturnType<typeof createBibleMinuteClient>;
type Clients = LeadsClient & BibleMinute;

/** Every call with the documented empty value. */
const calls: [string, (client: Clients) => Promise<unknown>, unknown][] = [
  ["POST /leads", (client) => client.createLead({ email: "ana@example.com" }), null],
  ["GET /leads/{id}/coreg-offers", (client) => client.coregOffers(lead), []],
  [
    "POST /leads/{id}/impressions",
    (client) => client.createImpressions(lead, [{ offerId: "a", accepted: true }]),
    [],
  ],
  [
    "POST /offers/{id}/pending-impressions",
    (client) => client.createPendingImpression("a", { id: "p" }),
    false,
  ],
  ["GET /params", (client) => client.params(), []],
  ["GET /postup/recip/{id}/email", (client) => client.emailOfRecipient("1", "2"), ""],
  ["GET /sessions/{rsid}/email", (client) => client.emailOfSession("I123abcdefghijkl"), ""],
  ["GET /get-response/contacts/{id}/email", (client) => client.emailOfContact("1"), ""],
  [
    "POST /facebookconversions/{product}/event",
    (client) => client.createConversion("wellspring", { eventName: "Lead", eventId: "1" }),
    null,
  ],
  ["GET /get-email.php?vid=", (client) => client.emailOfVisitor("1"), ""],
];

const timeoutMs = 150;

/** Real sockets: nothing listens, nobody answers, 500, and answers of the wrong shape. */
describe("any lead-backend call that fails is logged and swallowed: null, empty list, false or empty string", () => {
  let answer: { status: number; body: string; type: string } | undefined;
  let backend: Server;
  let url: string;
  let nowhere: string;
  const logged: string[] = [];
  const log = { error: (_details: object, message: string) => void logged.push(message) };
  /** As patient as a busy machine needs, but where patience is what is tested. */
  const clients = (baseUrl: string | undefined, timeoutMs = 60_000): Clients => {
    const options = {
      fetch: (address: string, init: RequestInit) => fetch(address, init),
      baseUrl,
      log,
      timeoutMs,
    };
    return { ...createLeadsClient(options), ...createBibleMinuteClient(options) };
  };
  beforeAll(async () => {
    backend = createServer((_request, response) => {
      // Without an answer set the backend is slow for ever.
      if (answer) response.writeHead(answer.status, { "content-type": answer.type }).end(answer.body);
    });
    await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
    nowhere = `http://127.0.0.1:${await freePort()}`;
  });
  afterAll(() => {
    backend.closeAllConnections();
    backend.close();
  });
  beforeEach(() => {
    logged.length = 0;
    answer = undefined;
  });

  describe.each(calls)("%s", (_name, call, empty) => {
    test("is not made when no endpoint is configured", async () => {
      expect(await call(clients(undefined))).toEqual(empty);
      expect(logged).toEqual([]);
    });
    test("backend down", async () => {
      expect(await call(clients(nowhere))).toEqual(empty);
      expect(logged).toHaveLength(1);
    });
    test("backend slow", async () => {
      expect(await call(clients(url, timeoutMs))).toEqual(empty);
      expect(logged).toHaveLength(1);
    });
    test.each([500, 503, 404, 401])("answer %i", async (status) => {
      answer = { status, body: '{"code":"x"}', type: "application/json" };
      expect(await call(clients(url))).toEqual(empty);
      expect(logged).toHaveLength(1);
    });
    test.each(["<html>", "", "null", "7", '"text"', '{"unexpected":true}', '[{"unexpected":true}]'])(
      "wrong shape: %s",
      async (body) => {
        answer = { status: 200, body, type: "application/json" };
        expect(await call(clients(url))).toEqual(empty);
        expect(logged).toHaveLength(1);
      },
    );
  });

  test("an e-mail lookup with result Error is logged with its message, an unsuccessful request separately", async () => {
    answer = {
      status: 200,
      body: '{"result":"Error","email":"","message":"unknown"}',
      type: "application/json",
    };
    expect(await clients(url).emailOfRecipient("1")).toBe("");
    expect(await clients(url).emailOfVisitor("1")).toBe("");
    answer = { ...answer, status: 500 };
    expect(await clients(url).emailOfRecipient("1")).toBe("");
    expect(logged).toEqual([
      "an e-mail lookup found nothing",
      "a bible-minute lookup found nothing",
      "an e-mail lookup was refused",
    ]);
    answer = {
      status: 200,
      body: '{"result":"Success","email":"a@b.example","message":null}',
      type: "application/json",
    };
    expect(await clients(url).emailOfVisitor("1")).toBe("a@b.example");
  });
});
