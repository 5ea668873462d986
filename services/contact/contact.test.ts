import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createJobs, type Jobs } from "../../platform/jobs/jobs.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { createTokensOf } from "../../platform/signed-tokens/signed-tokens.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { fixedClock } from "../../tests/support/fixed-clock.ts";
import { createContactApp } from "./app.ts";
import { createContactClient } from "./client.ts";
import { handleContactMail } from "./mail.ts";
import { createContactData } from "./member-data.ts";
import { type ContactStore, createContactStore } from "./store.ts";

const log = pino({ level: "silent" });
const clock = fixedClock();
const to = { address: "desk@example.com" };
const written = {
  name: "Ana",
  email: "ana@example.com",
  subject: "question",
  message: "May I read this plan with my group?",
};

describeOnEachDatabase("the contact service", (open) => {
  let store: ContactStore;
  let jobs: Jobs;
  const sent: Mail[] = [];
  let mailFails = false;
  const mailer = {
    sendsOnce: true,
    async send(mail: Mail) {
      if (mailFails) throw new Error("451 try later");
      sent.push(mail);
      return { messageId: mail.messageId ?? "" };
    },
  };
  const newService = () => {
    const app = createContactApp({ store, clock, tokens: createTokensOf("a secret", clock), log });
    const client = createContactClient({
      fetch: async (url, init) => app.request(url, init),
      baseUrl: "http://contact",
      log,
    });
    return { app, client };
  };
  beforeAll(async () => {
    const database = await open();
    jobs = await createJobs({ database, clock, log });
    store = await createContactStore({ database, clock, jobs });
    handleContactMail({ store, jobs, mailer, to, siteName: "Wellspring" });
    jobs.start();
  });
  afterAll(() => jobs.close());
  beforeEach(async () => {
    mailFails = false;
    await jobs.idle();
    sent.length = 0;
    clock.reset();
  });

  test("a message is stored, then mailed once to the desk, with the writer to reply to", async () => {
    const { client } = newService();
    expect(await client.send(written, "203.0.113.1")).toEqual({ state: "stored" });
    await jobs.idle();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to, replyTo: { name: "Ana", address: "ana@example.com" } });
    expect(sent[0]?.text).toContain(written.message);
  });

  test("a double click stores once: the same key, and without a key the same words", async () => {
    const { app } = newService();
    const post = async (body: object) => {
      const response = await app.request("/messages", {
        method: "POST",
        headers: { "content-type": "application/json", "x-client-address": "203.0.113.2" },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    };
    const token = (await (await app.request("/token")).json()).token;
    clock.advance(5_000);
    const keyed = { ...written, message: "A message that has a key of its own.", key: "a1b2c3d4-key", token };
    const both = await Promise.all([post(keyed), post(keyed)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(both[0]!.body.id).toBe(both[1]!.body.id);
    const words = { ...written, message: "A message without JavaScript, sent two times." };
    const [first, second] = [await post(words), await post(words)];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body.id).toBe(first.body.id);
  });

  test("mail failure is retried and never lost: a later attempt, after a pause, mails it", async () => {
    const { client } = newService();
    mailFails = true;
    await client.send({ ...written, message: "The mail server is away just now." }, "203.0.113.3");
    await jobs.idle();
    mailFails = false;
    expect(sent).toEqual([]);
    clock.advance(61_000);
    await jobs.idle();
    expect(sent.map(({ text }) => text.split("\n")[0])).toEqual(["The mail server is away just now."]);
    const id = Number(/#(\d+)/.exec(sent[0]!.text)?.[1]);
    expect((await store.find(id))?.mailedAt).toBeInstanceOf(Date);
  });

  test("messages are exported by address, and deleted with the account", async () => {
    const { client } = newService();
    const mine = {
      ...written,
      email: "Ruth@Example.com",
      message: "My own question, long enough to be one.",
    };
    await client.send(mine, "203.0.113.9");
    await client.send(written, "203.0.113.10");
    const data = createContactData(store);
    const ruth = { subject: "1", emails: ["ruth@example.com"] };
    expect(await data.collect(ruth)).toMatchObject([{ name: "Ana", message: mine.message }]);
    for (let twice = 0; twice < 2; twice++) await data.erase(ruth);
    expect(await data.collect(ruth)).toEqual([]);
    expect(await data.collect({ subject: "2", emails: ["ana@example.com"] })).not.toEqual([]);
  });

  test("each invalid field has its own error", async () => {
    const { client } = newService();
    expect(await client.send({}, "203.0.113.4")).toEqual({
      state: "invalid",
      faults: { name: "missing", email: "missing", subject: "missing", message: "missing" },
    });
    const wrong = { name: "x".repeat(101), email: "a@b", subject: "spam", message: "too short" };
    expect(await client.send(wrong, "203.0.113.4")).toEqual({
      state: "invalid",
      faults: { name: "too_long", email: "invalid", subject: "invalid", message: "too_short" },
    });
    const long = { ...written, message: "x".repeat(4001) };
    expect(await client.send(long, "203.0.113.4")).toMatchObject({ faults: { message: "too_long" } });
  });

  test("the field people do not see, and a form sent as soon as it was opened, stop a program", async () => {
    const { app, client } = newService();
    expect(await client.send({ ...written, website: "http://x" }, "203.0.113.5")).toEqual({
      state: "looks-automated",
    });
    const { token } = await (await app.request("/token")).json();
    clock.advance(2_999);
    expect(await client.send({ ...written, token }, "203.0.113.5")).toEqual({ state: "too-fast" });
    clock.advance(1);
    expect(await client.send({ ...written, token }, "203.0.113.5")).toEqual({ state: "stored" });
  });

  test("each address is rate-limited with Retry-After; another address is not affected", async () => {
    const { client } = newService();
    const send = (nth: number, address: string) =>
      client.send({ ...written, message: `This is message number ${nth} of many.` }, address);
    for (let nth = 0; nth < 3; nth++) expect(await send(nth, "203.0.113.6")).toEqual({ state: "stored" });
    const fourth = await send(3, "203.0.113.6");
    expect(fourth).toEqual({ state: "too-many", retryAfterSeconds: 600 });
    expect(await send(4, "203.0.113.7")).toEqual({ state: "stored" });
    clock.advance(10 * 60_000 + 1);
    expect(await send(5, "203.0.113.6")).toEqual({ state: "stored" });
  });

  test("a forged token is no token: the stricter limit holds", async () => {
    const { client } = newService();
    const outcomes = [];
    for (let nth = 0; nth < 4; nth++) {
      const message = `This is forged message number ${nth}.`;
      outcomes.push(await client.send({ ...written, message, token: "0.forged" }, "203.0.113.8"));
    }
    expect(outcomes.map(({ state }) => state)).toEqual(["stored", "stored", "stored", "too-many"]);
  });

  test("line breaks in a name or an address cannot become mail headers", async () => {
    const { client } = newService();
    const email = "ana@example.com\r\nBcc: b@example.com";
    expect(await client.send({ ...written, email }, "203.0.113.9")).toMatchObject({
      faults: { email: "invalid" },
    });
    const name = "Ana\r\nBcc: victim@example.net";
    await client.send({ ...written, name, message: "A message with a name of two lines." }, "203.0.113.9");
    await jobs.idle();
    expect(sent.map((mail) => mail.replyTo?.name)).toContain("Ana Bcc: victim@example.net");
  });

  test.each([
    ["not JSON", { "content-type": "text/plain" }, "x", 415],
    ["malformed", { "content-type": "application/json" }, "{", 400],
    [
      "too large",
      { "content-type": "application/json" },
      JSON.stringify({ message: "x".repeat(40_000) }),
      413,
    ],
  ])("a body that is %s is refused", async (_what, headers, body, status) => {
    const response = await newService().app.request("/messages", { method: "POST", headers, body });
    expect(response.status).toBe(status);
  });
});

test("a failing service is reported as failed, never as stored", async () => {
  for (const fetch of [
    () => Promise.reject(new TypeError("fetch failed")),
    async () => new Response("oops", { status: 500 }),
    async () => Response.json({ id: 0 }),
  ]) {
    const client = createContactClient({ fetch, baseUrl: "http://contact", log });
    expect(await client.send(written, undefined)).toEqual({ state: "failed" });
  }
});
