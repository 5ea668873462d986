import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type ConsentReceipt, type PrivacyChoices, privacyWordings } from "../../contracts/consents.ts";
import { createMovableClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { createJobs } from "../../platform/jobs/jobs.ts";
import { createTokensOf } from "../../platform/signed-tokens/signed-tokens.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { createConsentsApp } from "./app.ts";
import { createConsentLinks } from "./consent-mails.ts";
import { createConsents } from "./consents.ts";
import { createConsentsStore } from "./store.ts";

const log = pino({ level: "silent" });
const start = new Date("2026-03-01T12:00:00Z");
const clock = createMovableClock({ now: () => start });
const tokens = createTokensOf("secret", clock);

describeOnEachDatabase("privacy choices", (open) => {
  let database: Database;
  let app: ReturnType<typeof createConsentsApp>;
  const mails: object[] = [];
  beforeAll(async () => {
    database = await open();
    const jobs = await createJobs({ database, clock, log });
    const store = await createConsentsStore({ database, clock });
    const consents = createConsents({
      store,
      clock,
      jobs,
      tokens,
      links: createConsentLinks({ origin: "https://site.example", tokens }),
      mailer: {
        sendsOnce: true,
        async send(mail) {
          mails.push(mail);
          return { messageId: "" };
        },
      },
      siteName: "Wellspring",
      mailHost: "site.example",
      onNewsletter: async () => {},
    });
    // "member ana@…" or "lead ana@…", as the composition reads it from a bearer token or a lead's token.
    const identify = async ({ headers }: Request) => {
      const [kind, email] = (headers.get("authorization") ?? "").split(" ");
      return email ? { email, proven: kind === "member" } : undefined;
    };
    app = createConsentsApp({ consents, identify, clock, log });
  });
  afterAll(() => database.close());
  beforeEach(() => clock.reset());

  const choose = async (who: string, choices: Partial<PrivacyChoices>) => {
    const body = { measurement: false, marketing: false, place: "note", locale: "en-US", ...choices };
    const at = choices.at ?? clock.now().toISOString();
    const headers = { "content-type": "application/json", authorization: who };
    const init = { method: "POST", headers, body: JSON.stringify({ ...body, at }) };
    return app.request("/privacy-choices", init);
  };
  const holds = async (who: string, choices: Partial<PrivacyChoices>) =>
    (await choose(who, choices)).json() as Promise<{ measurement: boolean; marketing: boolean }>;
  const list = async (who: string) => {
    const answer = await app.request("/consents", { headers: { authorization: who } });
    return ((await answer.json()) as { consents: ConsentReceipt[] }).consents.reverse();
  };
  const ofPurpose = (receipts: ConsentReceipt[], purpose = "measurement") =>
    receipts
      .filter((one) => one.purpose === purpose)
      .map(({ granted, revokedAt }) => `${granted ? "yes" : "no"}${revokedAt ? ", taken back" : ""}`);
  const nextDay = () => {
    clock.advance(60_000);
    return clock.now().toISOString();
  };

  test("a decision is stored with exact wording, language and time; sending it again adds nothing", async () => {
    const ana = "member ana@example.com";
    const decided = {
      measurement: true,
      at: "2026-02-01T08:00:00.000Z",
      place: "choices",
      locale: "es",
    } as const;
    expect(await holds(ana, decided)).toEqual({ measurement: true, marketing: false });
    await holds(ana, decided);
    const receipts = await list(ana);
    expect(receipts).toHaveLength(2);
    for (const [purpose, granted] of [
      ["measurement", true],
      ["marketing", false],
    ] as const)
      expect(receipts.find((one) => one.purpose === purpose)).toEqual({
        id: expect.any(String),
        purpose,
        granted,
        partner: "Wellspring",
        wording: privacyWordings.choices[purpose].es,
        locale: "es",
        source: "privacy choices: choices",
        givenAt: decided.at,
        confirmedAt: clock.now().toISOString(),
        revokedAt: null,
      });
  });

  test("if a decision changes, a new receipt is appended; earlier ones stay", async () => {
    const bea = "member bea@example.com";
    await holds(bea, { measurement: true });
    await holds(bea, { measurement: false, at: nextDay() });
    await holds(bea, { measurement: false, at: nextDay() });
    await holds(bea, { measurement: true, at: nextDay() });
    expect(ofPurpose(await list(bea))).toEqual(["yes, taken back", "no", "yes"]);
    expect(ofPurpose(await list(bea), "marketing")).toEqual(["no"]);
  });

  test("Global Privacy Control is stored as a refusal, once", async () => {
    const cy = "member cy@example.com";
    await holds(cy, { place: "privacy-control" });
    await holds(cy, { place: "privacy-control", at: nextDay() });
    const receipts = await list(cy);
    expect(ofPurpose(receipts)).toEqual(["no"]);
    expect(receipts[0]?.wording).toBe(privacyWordings["privacy-control"].measurement["en-US"]);
  });

  test("revoked in the list, it ends in the browser that sends its consent again; a new consent is a new receipt", async () => {
    const dee = "member dee@example.com";
    const at = clock.now().toISOString();
    await holds(dee, { measurement: true, marketing: true, at });
    nextDay();
    const marketing = (await list(dee)).find(({ purpose }) => purpose === "marketing");
    const revoke = (id: string | undefined, who: string) =>
      app.request(`/consents/${id}/revoke`, { method: "POST", headers: { authorization: who } });
    expect((await revoke(marketing?.id, "member eve@example.com")).status).toBe(404);
    expect((await revoke(marketing?.id, "lead dee@example.com")).status).toBe(400);
    expect((await revoke(marketing?.id, dee)).status).toBe(200);
    expect(await holds(dee, { measurement: true, marketing: true, at })).toEqual({
      measurement: true,
      marketing: false,
    });
    // The browser then says no itself, which adds nothing.
    await holds(dee, { measurement: true, marketing: false, at: nextDay() });
    expect(ofPurpose(await list(dee), "marketing")).toEqual(["yes, taken back"]);
    await holds(dee, { measurement: true, marketing: true, at: nextDay() });
    expect(ofPurpose(await list(dee), "marketing")).toEqual(["yes, taken back", "yes"]);
  });

  test("who only typed an address and its owner do not speak for each other; the owner's no counts for both", async () => {
    const [owner, typed] = ["member fay@example.com", "lead fay@example.com"];
    await holds(owner, { measurement: true, marketing: true });
    const at = nextDay();
    expect(await holds(typed, { measurement: false, marketing: true, at })).toEqual({
      measurement: false,
      marketing: true,
    });
    expect(await holds(owner, { measurement: true, marketing: true })).toMatchObject({ measurement: true });
    expect((await list(owner)).filter(({ confirmedAt }) => confirmedAt === null)).toHaveLength(2);
    await holds(owner, { measurement: true, marketing: false, at: nextDay() });
    expect(await holds(typed, { marketing: true, at })).toMatchObject({ marketing: false });
    expect(mails).toEqual([]);
  });

  test("a stranger who types an address fills its list with a bounded number of unconfirmed receipts; a no counts nevertheless, and the owner has no bound", async () => {
    const [owner, typed] = ["member ivy@example.com", "lead ivy@example.com"];
    for (let nth = 0; nth < 60; nth++) await holds(typed, { measurement: nth % 2 === 0, at: nextDay() });
    const waiting = (await list(owner)).filter(({ purpose }) => purpose === "measurement");
    expect(waiting).toHaveLength(50);
    expect(waiting.filter(({ granted, revokedAt }) => granted && !revokedAt)).toEqual([]);
    expect(await holds(owner, { measurement: true, at: nextDay() })).toMatchObject({ measurement: true });
    expect(await list(owner)).toContainEqual(
      expect.objectContaining({ granted: true, confirmedAt: expect.any(String) }),
    );
  });

  test("the server's clock is set two hours back: a no still takes the yes back", async () => {
    const kim = "member kim@example.com";
    const yes = clock.now();
    await choose(kim, { measurement: true, at: yes.toISOString() });
    clock.advance(-2 * 3_600_000);
    const no = new Date(yes.getTime() + 60_000).toISOString();
    expect(await holds(kim, { measurement: false, at: no })).toMatchObject({ measurement: false });
    expect(ofPurpose(await list(kim))).toContain("yes, taken back");
  });

  test("nobody known is 401; what is no decision is 400; a clock that is ahead is set right", async () => {
    expect((await choose("", { measurement: true })).status).toBe(401);
    expect((await choose("member gil@example.com", { at: "yesterday" })).status).toBe(400);
    expect((await choose("member gil@example.com", { place: "elsewhere" as never })).status).toBe(400);
    await choose("member gil@example.com", { measurement: true, at: "2036-01-01T00:00:00.000Z" });
    expect((await list("member gil@example.com"))[0]?.givenAt).toBe(clock.now().toISOString());
  });
});
