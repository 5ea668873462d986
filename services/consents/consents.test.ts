import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { consentWordings } from "../../contracts/consents.ts";
import type { Database } from "../../platform/database/database.ts";
import { sql } from "../../platform/database/drizzle.ts";
import type { Jobs, NewJob } from "../../platform/jobs/jobs.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { createConsentsApp } from "./app.ts";
import type { ConsentsClient } from "./client.ts";
import { type Consents, createConsents } from "./consents.ts";
import { createConsentsData } from "./member-data.ts";
import type { ConsentsStore } from "./store.ts";
import {
  clock,
  createTestConsents,
  links,
  log,
  type TestConsents,
  tokenIn,
  tokens,
} from "./test-consents.ts";

describeOnEachDatabase("consents", (open) => {
  let database: Database;
  let jobs: Jobs;
  let store: ConsentsStore;
  let consents: Consents;
  let client: ConsentsClient;
  let app: ReturnType<typeof createConsentsApp>;
  let mails: Mail[];
  let newsletter: [string, boolean][];
  let stopped: string[];
  let mailsTo: TestConsents["mailsTo"];
  let createApp: TestConsents["createApp"];
  beforeAll(async () => {
    database = await open();
    ({ jobs, store, consents, mails, newsletter, stopped, mailsTo, createApp } =
      await createTestConsents(database));
  });
  afterAll(() => jobs.close());
  beforeEach(async () => {
    await jobs.idle();
    clock.reset();
    mails.length = newsletter.length = stopped.length = 0;
    ({ app, client } = createApp());
  });
  /** Receipts are listed by their time, so each has its own. */
  const oneSecondLater = () => clock.advance(1_000);
  const subscribe = async (email: string, more = {}) => {
    oneSecondLater();
    const answer = await client.subscribe({ email, locale: "en-US", ...more });
    await jobs.idle();
    return answer;
  };

  test("double opt-in: nothing starts before the link in the e-mail is confirmed, which is safe to repeat", async () => {
    expect(await subscribe(" Ana@example.com ")).toBe("sent");
    const [mail] = await mailsTo("ana@example.com");
    expect(mail?.text).toContain(consentWordings.newsletter["en-US"]);
    expect(newsletter).toEqual([]);
    expect(await consents.has("ana@example.com", "newsletter")).toBe(false);
    const token = tokenIn(mail, "/newsletter/confirm");
    const confirmed = await client.confirm(token);
    expect(confirmed).toMatchObject({ state: "confirmed", email: "ana@example.com" });
    expect(await client.confirm(token)).toMatchObject({ state: "confirmed" });
    expect(newsletter).toEqual([["ana@example.com", true]]);
    expect(await consents.has("ana@example.com", "newsletter")).toBe(true);
  });

  test("a receipt stores partner, exact wording, language, time and source", async () => {
    await subscribe("bea@example.com", { locale: "es", source: "landing-f" });
    const [mail] = await mailsTo("bea@example.com");
    expect(mail?.text).toContain("https://site.example/es/newsletter/confirm?token=");
    const manage = tokenIn(mail, "/consents");
    const answer = await app.request("/consents", { headers: { "x-consent-token": manage } });
    expect(await answer.json()).toEqual({
      email: "bea@example.com",
      consents: [
        {
          id: expect.any(String),
          purpose: "newsletter",
          partner: "Wellspring",
          wording: consentWordings.newsletter.es,
          locale: "es",
          source: "landing-f",
          granted: true,
          givenAt: expect.stringMatching(/^\d{4}-/),
          confirmedAt: null,
          revokedAt: null,
        },
      ],
    });
  });

  test("the response is the same whether the address is known or not, and mails are rate-limited", async () => {
    const answers = [];
    for (let count = 0; count < 5; count++) {
      const init = {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "cy@example.com" }),
      };
      const answer = await app.request("/newsletter", init);
      answers.push([answer.status, await answer.text()]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(await mailsTo("cy@example.com")).toHaveLength(3);
    clock.advance(25 * 3_600_000);
    await subscribe("cy@example.com");
    const all = await mailsTo("cy@example.com");
    expect(all).toHaveLength(4);
    await client.confirm(tokenIn(all[3], "/newsletter/confirm"));
    await subscribe("cy@example.com");
    expect((await mailsTo("cy@example.com"))[4]?.subject).toMatch(/already/);
  });

  test("a request that is handled again, since the process was killed before it was marked as done, has one e-mail", async () => {
    await subscribe("kit@example.com");
    expect(await mailsTo("kit@example.com")).toHaveLength(1);
    const [first] = await jobs.list({ kind: "consents.asked", limit: 1 });
    const request = {
      what: "newsletter",
      email: "kit@example.com",
      locale: "en-US",
      timeZone: "UTC",
      source: "x",
    };
    await database.db.execute(
      sql`update jobs.jobs set state = 'waiting', finished_at = null, payload = ${JSON.stringify(request)}::jsonb
        where id = (select max(id) from jobs.jobs where kind = 'consents.asked')`,
    );
    await jobs.idle();
    expect(await jobs.list({ kind: "consents.asked", limit: 1 })).toMatchObject([
      { key: first?.key, state: "done", attempts: 2 },
    ]);
    expect(await mailsTo("kit@example.com")).toHaveLength(1);
  });

  test("the link expires after seven days; a forged one is invalid", async () => {
    await subscribe("dee@example.com");
    const token = tokenIn((await mailsTo("dee@example.com"))[0], "/newsletter/confirm");
    clock.advance(7 * 86_400_000 + 2000);
    expect(await client.confirm(token)).toEqual({ state: "expired" });
    expect(await client.confirm("forged.token")).toEqual({ state: "invalid" });
  });

  test("one-click unsubscribe (RFC 8058) needs no sign-in, is safe to repeat, and opening its address shows a page", async () => {
    await subscribe("eva@example.com");
    await client.confirm(tokenIn((await mailsTo("eva@example.com"))[0], "/newsletter/confirm"));
    const { id } = (await store.person({ email: "eva@example.com" }))!;
    const address = links.oneClick("newsletter", id).replace("https://site.example/consents-api/v1", "");
    const get = await app.request(address);
    expect([get.status, get.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(/^\/unsubscribe\?token=/),
    ]);
    expect(newsletter).toEqual([["eva@example.com", true]]);
    const click = () =>
      app.request(address, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });
    expect((await click()).status).toBe(200);
    expect((await click()).status).toBe(200);
    expect(newsletter.slice(1)).toEqual([["eva@example.com", false]]);
    const [receipt] = await store.receiptsOf(id);
    expect(receipt?.revokedAt).toBeInstanceOf(Date);
    expect(await client.unsubscribe("x")).toBe("invalid");
  });

  test("after an unsubscription a new request is a new receipt, to be confirmed again; an old link revives nothing", async () => {
    await subscribe("fay@example.com");
    const old = tokenIn((await mailsTo("fay@example.com"))[0], "/newsletter/confirm");
    await client.confirm(old);
    const { id } = (await store.person({ email: "fay@example.com" }))!;
    await consents.unsubscribe(tokens.issue("unsubscribe", `newsletter:${id}`), "one click");
    expect(await client.confirm(old)).toEqual({ state: "invalid" });
    await subscribe("fay@example.com");
    const all = await store.receiptsOf(id);
    expect(all.map(({ confirmedAt, revokedAt }) => [confirmedAt !== null, revokedAt !== null])).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test("a link that is followed while the newsletter is being ended confirms nothing, and does not say it did", async () => {
    await subscribe("lea@example.com");
    const token = tokenIn((await mailsTo("lea@example.com"))[0], "/newsletter/confirm");
    const { id } = (await store.person({ email: "lea@example.com" }))!;
    /** PGlite has one connection, on which they wait for each other by themselves. */
    const waitsFor = async (count: number) => {
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      const found = async () => (await database.db.execute(waiting)).rows.length;
      if (database.kind === "postgres") await expect.poll(found).toBe(count);
    };
    const both = await store.transaction(async (tx) => {
      await store.holdId(tx, id);
      const ended = consents.unsubscribe(tokens.issue("unsubscribe", `newsletter:${id}`), "one click");
      await waitsFor(1);
      const confirmed = client.confirm(token);
      await waitsFor(2);
      return { ended, confirmed };
    });
    expect([await both.ended, await both.confirmed]).toEqual(["done", { state: "invalid" }]);
    expect(newsletter.at(-1)).toEqual(["lea@example.com", false]);
  });

  test("each consent is revoked by itself, from the list; receipts are never changed or removed", async () => {
    await subscribe("hal@example.com");
    const [mail] = await mailsTo("hal@example.com");
    const confirmed = await client.confirm(tokenIn(mail, "/newsletter/confirm"));
    const token = "manageToken" in confirmed ? confirmed.manageToken : "";
    const { id } = (await store.person({ email: "hal@example.com" }))!;
    const [receipt] = await store.receiptsOf(id);
    const revoke = (which: string, headers: Record<string, string>) =>
      app.request(`/consents/${which}/revoke`, { method: "POST", headers });
    expect((await revoke(receipt!.id, {})).status).toBe(400);
    expect((await revoke("00000000-0000-4000-8000-000000000000", { "x-consent-token": token })).status).toBe(
      404,
    );
    expect((await revoke(receipt!.id, { "x-consent-token": token })).status).toBe(200);
    expect((await revoke(receipt!.id, { "x-consent-token": token })).status).toBe(200);
    expect(newsletter.at(-1)).toEqual(["hal@example.com", false]);
    const after = await store.receiptsOf(id);
    expect(after).toEqual([{ ...receipt, revokedAt: expect.any(Date) }]);
  });

  test("the link to the list is mailed to an address with consents; the caller learns nothing", async () => {
    await subscribe("ida@example.com");
    await mailsTo("ida@example.com");
    expect(await client.sendManageLink("ida@example.com", "es")).toBe("sent");
    expect(await client.sendManageLink("nobody@example.com", "es")).toBe("sent");
    expect(await client.sendManageLink("no address", "es")).toBe("invalid");
    expect((await mailsTo("ida@example.com")).at(-1)?.subject).toBe("Tus consentimientos en Wellspring");
    expect(await mailsTo("nobody@example.com")).toEqual([]);
  });

  test("other mailings are ended by the same click", async () => {
    expect(await client.unsubscribe(tokens.issue("unsubscribe", "evening:member-1"))).toBe("done");
    expect(stopped).toEqual(["member-1"]);
  });

  test("a member's choice is confirmed at once, and taken back as easily", async () => {
    const owner = { email: "jo@example.com", locale: "es" as const, timeZone: "Europe/Madrid" };
    const set = (on: boolean) => database.transaction((tx) => consents.setByMember(tx, owner, "texts", on));
    await set(true);
    await set(true);
    expect(await consents.has("jo@example.com", "texts")).toBe(true);
    await set(false);
    expect(await consents.has("jo@example.com", "texts")).toBe(false);
    expect(await mailsTo("jo@example.com")).toEqual([]);
  });

  test("a member's consents are exported whole, and deleted with the account", async () => {
    await subscribe("kim@example.com");
    const data = createConsentsData(store, async () => {});
    const member = { subject: "s", emails: ["Kim@example.com"] };
    expect(await data.collect(member)).toMatchObject([
      { email: "kim@example.com", receipts: [{ purpose: "newsletter" }] },
    ]);
    await data.erase(member);
    expect(await data.collect(member)).toEqual([]);
  });
});

test.each(["/newsletter", "/manage-link"])(
  "POST %s does the same work for every address: it adds one job, and the job looks the address up",
  async (path) => {
    const added: NewJob[] = [];
    const jobs = { add: async (job: NewJob) => added.push(job), handle() {} } as unknown as Jobs;
    // Any use of it fails the call.
    const store = {} as ConsentsStore;
    const mailer = { sendsOnce: true, send: async () => ({ messageId: "" }) };
    const shared = {
      store,
      clock,
      jobs,
      tokens,
      links,
      mailer,
      siteName: "Wellspring",
      mailHost: "site.example",
    };
    const consents = createConsents({ ...shared, onNewsletter: async () => {} });
    const app = createConsentsApp({ consents, identify: async () => undefined, clock, log });
    const body = JSON.stringify({ email: "Known@example.com", locale: "es" });
    const headers = { "content-type": "application/json" };
    const answer = await app.request(path, { method: "POST", headers, body });
    expect([answer.status, await answer.json()]).toEqual([202, { state: "sent" }]);
    expect(added).toMatchObject([{ payload: { email: "known@example.com", locale: "es" } }]);
  },
);
