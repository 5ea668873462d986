import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../platform/database/database.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import type { ConsentsClient } from "./client.ts";
import type { Given } from "./store.ts";
import { clock, createTestConsents, links, type TestConsents, tokenIn } from "./test-consents.ts";

const visit = "I123abcdefghijkl";
const strangersVisit = "I999zzzzzzzzzzzz";

describeOnEachDatabase("a mail's link confirms exactly what this mail listed", (open) => {
  let database: Database;
  let parts: TestConsents;
  let client: ConsentsClient;
  beforeAll(async () => {
    database = await open();
    parts = await createTestConsents(database);
  });
  afterAll(() => parts.jobs.close());
  beforeEach(async () => {
    await parts.jobs.idle();
    clock.reset();
    parts.mails.length = parts.newsletter.length = 0;
    ({ client } = parts.createApp());
  });

  /** Receipts are listed by their time, so each has its own. */
  const oneSecondLater = () => clock.advance(1_000);
  async function subscribe(email: string, rsid?: string): Promise<void> {
    oneSecondLater();
    await client.subscribe({ email, locale: "en-US", ...(rsid ? { rsid } : {}) });
    await parts.jobs.idle();
  }
  const wordsOf = (partner: string) => `${partner} may write to me.`;
  async function accept(email: string, partners: string[], rsid: string | null = visit): Promise<void> {
    oneSecondLater();
    const given = partners.map(
      (partner): Given => ({
        purpose: "partner",
        partner,
        wording: wordsOf(partner),
        locale: "en-US",
        source: "co-registration",
        rsid,
      }),
    );
    await database.transaction((tx) => parts.consents.give(tx, { email, timeZone: "UTC" }, given));
    await parts.jobs.idle();
  }
  const tokensTo = async (email: string) =>
    (await parts.mailsTo(email)).map((mail) => tokenIn(mail, "/newsletter/confirm"));
  /** "confirmed", "revoked" or "waiting" by partner, in the order of their names. */
  async function states(email: string): Promise<[string, string][]> {
    const { id } = (await parts.store.person({ email }))!;
    return (await parts.store.receiptsOf(id))
      .map(({ partner, confirmedAt, revokedAt }): [string, string] => [
        partner,
        revokedAt ? "revoked" : confirmedAt ? "confirmed" : "waiting",
      ])
      .sort();
  }
  const idOf = async (token: string, partner: string) => {
    const receipts = await listed(token);
    return typeof receipts === "string" ? "" : receipts.find((one) => one.partner === partner)!.id;
  };
  async function listed(token: string) {
    const answer = await client.listToConfirm(token);
    return answer.state === "listed" ? answer.receipts : answer.state;
  }

  test("what was accepted after the mail was written is not confirmed by its link, but has a mail of its own, which lists it", async () => {
    await subscribe("ana@example.com", visit);
    await accept("ana@example.com", ["Family partner"]);
    const [first, second, ...more] = await parts.mailsTo("ana@example.com");
    expect(more).toEqual([]);
    expect(first?.text).not.toContain(wordsOf("Family partner"));
    expect(second?.text).toContain(wordsOf("Family partner"));
    await client.confirm(tokenIn(first, "/newsletter/confirm"));
    expect(await states("ana@example.com")).toEqual([
      ["Family partner", "waiting"],
      ["Wellspring", "confirmed"],
    ]);
    await client.confirm(tokenIn(second, "/newsletter/confirm"));
    expect(await states("ana@example.com")).toEqual([
      ["Family partner", "confirmed"],
      ["Wellspring", "confirmed"],
    ]);
  });

  test("what is accepted at once has one mail, which lists all of it and what the same visit still waits for", async () => {
    await subscribe("bea@example.com", visit);
    await accept("bea@example.com", ["One", "Two"]);
    const [, second, ...more] = await tokensTo("bea@example.com");
    expect(more).toEqual([]);
    expect(await listed(second!)).toMatchObject([
      { purpose: "newsletter", confirmed: false },
      { purpose: "partner", locale: "en-US", confirmed: false },
      { purpose: "partner", locale: "en-US", confirmed: false },
    ]);
    expect(await idOf(second!, "One")).not.toBe(await idOf(second!, "Two"));
    await client.confirm(second!);
    expect((await states("bea@example.com")).map(([, state]) => state)).toEqual(Array(3).fill("confirmed"));
  });

  test("what a stranger gave in another visit is in no mail that the owner asked for", async () => {
    await subscribe("cy@example.com", strangersVisit);
    await accept("cy@example.com", ["Stranger's partner"], strangersVisit);
    await subscribe("cy@example.com", visit);
    const own = (await parts.mailsTo("cy@example.com")).at(-1);
    expect(own?.text).not.toContain("Stranger's partner");
    await client.confirm(tokenIn(own, "/newsletter/confirm"));
    expect(await states("cy@example.com")).toEqual([
      ["Stranger's partner", "waiting"],
      ["Wellspring", "confirmed"],
    ]);
  });

  test("a partner whom a stranger accepted before can still be accepted by the owner, in a visit of their own", async () => {
    await accept("dee@example.com", ["Partner"], strangersVisit);
    await accept("dee@example.com", ["Partner"]);
    await accept("dee@example.com", ["Partner"]);
    const [, own, ...more] = await tokensTo("dee@example.com");
    expect(more).toEqual([]);
    await client.confirm(own!);
    expect(await states("dee@example.com")).toEqual([
      ["Partner", "confirmed"],
      ["Partner", "waiting"],
    ]);
    await accept("dee@example.com", ["Partner"]);
    expect(await tokensTo("dee@example.com")).toHaveLength(2);
  });

  test("each can be left out: that is a no, which neither the same link nor a later mail turns into a yes", async () => {
    await subscribe("eva@example.com", visit);
    await accept("eva@example.com", ["One", "Two"]);
    const [first, second] = await tokensTo("eva@example.com");
    const one = await idOf(second!, "One");
    await client.confirm(second!, [one]);
    const afterwards = [
      ["One", "confirmed"],
      ["Two", "revoked"],
      ["Wellspring", "revoked"],
    ];
    expect(await states("eva@example.com")).toEqual(afterwards);
    expect(parts.newsletter).toEqual([["eva@example.com", false]]);
    expect(await client.confirm(first!)).toEqual({ state: "invalid" });
    expect(await client.confirm(second!)).toMatchObject({ state: "confirmed" });
    expect(await states("eva@example.com")).toEqual(afterwards);
    expect(await listed(second!)).toMatchObject([{ partner: "One", confirmed: true }]);
    await accept("eva@example.com", ["Three"]);
    const third = (await parts.mailsTo("eva@example.com")).at(-1);
    expect(third?.text).not.toContain(wordsOf("Two"));
  });

  test("an old mail after a new one confirms only its own, and what holds already stays as it is", async () => {
    await subscribe("fay@example.com", visit);
    await accept("fay@example.com", ["One"]);
    const [first, second] = await tokensTo("fay@example.com");
    const one = await idOf(second!, "One");
    await client.confirm(first!);
    // The newsletter holds by now: it is not among what can be left out.
    expect(await listed(second!)).toMatchObject([{ confirmed: true }, { partner: "One", confirmed: false }]);
    await client.confirm(second!, [one]);
    await client.confirm(first!);
    expect(await states("fay@example.com")).toEqual([
      ["One", "confirmed"],
      ["Wellspring", "confirmed"],
    ]);
    expect(parts.newsletter).toEqual([["fay@example.com", true]]);
  });

  test("what was taken back is neither listed nor confirmed, and a link that lists nothing else is over", async () => {
    await subscribe("gil@example.com", visit);
    await accept("gil@example.com", ["One"]);
    const [, second] = await tokensTo("gil@example.com");
    await database.transaction((tx) => parts.consents.withdraw(tx, "gil@example.com", "One", visit));
    expect(await listed(second!)).toMatchObject([{ purpose: "newsletter" }]);
    await client.confirm(second!);
    expect(await states("gil@example.com")).toEqual([
      ["One", "revoked"],
      ["Wellspring", "confirmed"],
    ]);
    await accept("gil@example.com", ["Two"]);
    const third = (await tokensTo("gil@example.com")).at(-1)!;
    await database.transaction((tx) => parts.consents.withdraw(tx, "gil@example.com", "Two", visit));
    expect([await listed(third), await client.confirm(third)]).toEqual(["invalid", { state: "invalid" }]);
  });

  test("an id that the mail did not list is never confirmed, and nothing is confirmed where nothing is chosen", async () => {
    await subscribe("hal@example.com", visit);
    const [first] = await tokensTo("hal@example.com");
    await accept("hal@example.com", ["One"]);
    const { id } = (await parts.store.person({ email: "hal@example.com" }))!;
    const [, one] = await parts.store.receiptsOf(id);
    expect(await client.confirm(first!, [one!.id])).toEqual({ state: "invalid" });
    expect(await client.confirm(first!, [])).toMatchObject({ state: "invalid" });
    expect((await states("hal@example.com")).map(([, state]) => state)).toEqual(["waiting", "waiting"]);
  });

  test("leaving out a newsletter that was only asked for does not end the one that a member has", async () => {
    await subscribe("ida@example.com", visit);
    const owner = { email: "ida@example.com", locale: "en-US" as const, timeZone: "UTC" };
    await database.transaction((tx) => parts.consents.setByMember(tx, owner, "newsletter", true));
    await accept("ida@example.com", ["One"]);
    const token = (await tokensTo("ida@example.com")).at(-1)!;
    await client.confirm(token, [await idOf(token, "One")]);
    expect(await parts.consents.has("ida@example.com", "newsletter")).toBe(true);
    expect(parts.newsletter).toEqual([["ida@example.com", true]]);
  });

  test("what a stranger says in no visit takes back nothing that the owner confirmed", async () => {
    await accept("joe@example.com", ["One"], null);
    await client.confirm((await tokensTo("joe@example.com"))[0]!);
    await database.transaction((tx) => parts.consents.withdraw(tx, "joe@example.com", "One", null));
    expect(await states("joe@example.com")).toEqual([["One", "confirmed"]]);
  });

  test("the link shows nothing without its token, and after seven days nothing at all", async () => {
    await subscribe("kim@example.com", visit);
    const [token] = await tokensTo("kim@example.com");
    expect(await listed("forged.token")).toBe("invalid");
    clock.advance(7 * 86_400_000 + 2_000);
    expect(await listed(token!)).toBe("expired");
    expect(
      await listed(
        new URL(links.confirm(["00000000-0000-4000-8000-000000000000"], "es")).searchParams.get("token")!,
      ),
    ).toBe("invalid");
  });
});
