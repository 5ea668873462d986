import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deletionGraceDays, identityApi } from "../../contracts/identity.ts";
import type { Database } from "../../platform/database/database.ts";
import { sql } from "../../platform/database/drizzle.ts";
import type { DataSubject, MemberData } from "../../platform/member-data.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { erasureDelayMs } from "./leaving.ts";
import { openSecrets } from "./secrets.ts";
import {
  claimsIn,
  createBrowser,
  goodPassword,
  linkIn,
  press,
  refresh,
  startIdentity,
  type TestIdentity,
} from "./test-identity.ts";
import { type Member, newMember } from "./test-member.ts";
import { createTestPasskey } from "./test-passkey.ts";

const day = 24 * 60 * 60_000;

describeOnEachDatabase("leaving", (open) => {
  let database: Database;
  let provider: TestIdentity;
  const erased: string[] = [];
  const reported: string[] = [];
  /** How often each service still fails. */
  const failures = { growth: 0 };
  /** Members with data in the service "growth". */
  let growth: string[] = [];
  let away = false;
  const service = (name: "orders" | "growth" | "leads"): MemberData => ({
    name,
    collect: async () => ({}),
    leaving: async ({ subject }, leaves) => void reported.push(`${name} ${subject} ${leaves}`),
    async erase({ subject, emails }: DataSubject) {
      if (name === "growth" && failures.growth-- > 0) throw new Error("not now");
      // The others would be done long before it, if they did not wait.
      if (name === "growth") await database.ping();
      if (name === "growth") growth = growth.filter((one) => one !== subject);
      erased.push(`${name} ${subject} ${emails.join(" ")}`);
    },
  });
  beforeAll(async () => {
    database = await open();
    provider = await startIdentity({
      database,
      secrets: openSecrets(mkdtempSync(path.join(tmpdir(), "identity-"))),
      memberData: () => [service("orders"), service("growth"), service("leads")],
    });
    const { push } = provider.mails;
    provider.mails.push = (...mails) => {
      if (away) throw new Error("the mail server is away");
      return push.apply(provider.mails, mails);
    };
  });
  afterAll(() => provider.close());

  const wish = (member: Member, json: object = { password: goodPassword }) =>
    member.call(identityApi.deletion, { json });
  const subjectOf = ({ tokens }: Member) => String(claimsIn(tokens.id_token).sub);
  async function pass(ms: number): Promise<void> {
    provider.clock.advance(ms);
    await provider.jobs.idle();
    await provider.identity.idle();
  }
  const login = async ({ email, password }: Member) =>
    (
      await createBrowser(provider.port).request("/identity/forms/login", {
        form: { email, password, locale: "en-US" },
      })
    ).headers.location;
  const mailsTo = async (email: string) => {
    await provider.identity.idle();
    return provider.mails.filter(({ to }) => to.address === email);
  };
  const rowsAbout = async (subject: string) => {
    const tables = ["models", "devices", "passkeys", "mail_links", "challenges", "former_addresses"];
    const { rows } = await database.db.execute(
      sql.raw(
        [
          ...tables.map(
            (table) =>
              `select '${table}' as name from identity.${table} where account_id::text = '${subject}'`,
          ),
          `select 'accounts' as name from identity.accounts where id::text = '${subject}'`,
        ].join(" union all "),
      ),
    );
    return rows;
  };

  test("needs the password, or a sign-in that is fresh; then it is pending for 14 days, announced by mail and in tokens", async () => {
    const member = await newMember(provider);
    expect((await member.call(identityApi.deletion)).body).toEqual({ eraseAfter: null });
    expect((await wish(member, { password: "not the right one" })).body.code).toBe("password.wrong");
    const { status, body } = await wish(member);
    expect(status).toBe(200);
    const eraseAfter = new Date(provider.clock.now().getTime() + deletionGraceDays * day).toISOString();
    expect(body).toEqual({ eraseAfter });
    const mail = (await mailsTo(member.email)).at(-1);
    expect(mail?.subject).toBe("Your account at Wellspring will be deleted");
    expect(mail?.text).toContain("nothing more is charged from now on");
    expect(reported).toContain(`orders ${subjectOf(member)} true`);
    const { tokens } = await refresh(member.browser, member.tokens.refresh_token);
    expect(claimsIn(tokens.id_token).erase_after).toBe(eraseAfter);
    await pass(day);
    expect((await wish(member)).body).toEqual({ eraseAfter });
    expect(await login(member)).toContain("/auth/login");
    expect((await member.call(identityApi.deletion, { method: "DELETE" })).status).toBe(204);
    expect((await member.call(identityApi.deletion)).body).toEqual({ eraseAfter: null });
    await pass(20 * day);
    expect(reported.findLast((line) => line.includes(subjectOf(member)))).toMatch(/false$/);
    expect(await login(member)).toContain("/auth/login");
  });

  test("without a password only soon after signing in", async () => {
    const member = await newMember(provider);
    await database.db.execute(
      sql`update identity.models set payload = jsonb_set(payload, '{loginTs}', to_jsonb(extract(epoch from now())::int - 400)) where model = 'Session' and account_id = ${subjectOf(member)}`,
    );
    expect(await wish(member, {})).toMatchObject({ status: 403, body: { code: "sign_in.not_fresh" } });
    expect((await wish(await newMember(provider, member), {})).status).toBe(200);
  });

  test("the link in the mail leads to a page with a button, so that no mail scanner cancels the deletion by opening it", async () => {
    const member = await newMember(provider);
    await wish(member);
    const link = linkIn((await mailsTo(member.email)).at(-1));
    const browser = createBrowser(provider.port);
    const page = await browser.request(link);
    expect(page.headers.location).toBe("/account/cancel-deletion");
    expect((await member.call(identityApi.deletion)).body.eraseAfter).not.toBeNull();
    const save = () => browser.request("/identity/forms/cancel-deletion", { form: { locale: "es" } });
    expect((await save()).headers.location).toBe("/es/account/login?notice=deletion-cancelled");
    expect((await save()).headers.location).toBe("/es/account/cancel-deletion?error=token-invalid");
    expect((await member.call(identityApi.deletion)).body).toEqual({ eraseAfter: null });
  });

  test("after the grace everything is erased: every service in its order, identity last, and the address can begin again", async () => {
    const member = await newMember(provider);
    const subject = subjectOf(member);
    const passkey = createTestPasskey();
    const options = (await member.call(identityApi.passkeyRegistration, { json: {} })).body;
    await member.call(identityApi.passkeyRegistrationDone, {
      json: { response: passkey.create(options), name: "x" },
    });
    await member.call(identityApi.passkeyRegistration, { json: {} });
    await wish(member);
    await mailsTo(member.email);
    await pass(deletionGraceDays * day - 1000);
    expect((await rowsAbout(subject)).length).toBeGreaterThan(5);
    await pass(2000 + erasureDelayMs);
    expect(await rowsAbout(subject)).toEqual([]);
    expect(erased.filter((line) => line.includes(subject))).toEqual(
      ["orders", "growth", "leads"].map((name) => `${name} ${subject} ${member.email}`),
    );
    expect(await login(member)).toContain("email-or-password-wrong");
    expect((await member.call(identityApi.devices)).status).toBe(401);
    expect((await mailsTo(member.email)).at(-1)?.subject).toBe("Your account at Wellspring has been deleted");
  });

  describe("addresses that an account had before", () => {
    async function move(member: Member, email: string): Promise<void> {
      await pass(1000);
      await member.call(identityApi.email, { json: { email, password: goodPassword } });
      const moved = await press(member.browser, linkIn((await mailsTo(email)).at(-1)));
      expect(moved.headers.location).toContain("notice=email-changed");
    }
    async function leave(member: Member): Promise<string | undefined> {
      await wish(member);
      await pass(deletionGraceDays * day + 1000 + erasureDelayMs);
      return erased
        .find((line) => line.startsWith(`leads ${subjectOf(member)}`))
        ?.split(" ")
        .slice(2)
        .join(" ");
    }

    test("are erased with it, the newest first; one that is its own again is named once", async () => {
      const member = await newMember(provider);
      const [second, third] = [`second-${member.email}`, `third-${member.email}`];
      for (const email of [second, third, second]) await move(member, email);
      expect(await leave(member)).toBe(`${second} ${third} ${member.email}`);
      expect(await rowsAbout(subjectOf(member))).toEqual([]);
    });

    test("are no longer its own once somebody else has confirmed them, and stay so", async () => {
      const [member, other] = [await newMember(provider), await newMember(provider)];
      await move(member, `new-${member.email}`);
      await move(other, member.email);
      await move(other, `elsewhere-${other.email}`);
      expect(await leave(member)).toBe(`new-${member.email}`);
      expect(await leave(other)).toBe(`elsewhere-${other.email} ${member.email} ${other.email}`);
    });
  });

  test("nothing is written for an erased account: not by a call that was let in before, not by a job that waits", async () => {
    const member = await newMember(provider);
    const subject = subjectOf(member);
    await wish(member);
    await mailsTo(member.email);
    await pass(deletionGraceDays * day - 1000);
    // A call passes every check now and writes when the day has come; a mail waits for a mail server that is away.
    expect((await member.call(identityApi.devices)).status).toBe(200);
    away = true;
    await member.call(identityApi.email, { json: { email: `new-${member.email}`, password: goodPassword } });
    const slowCall = async () => void growth.push(subject);
    await pass(1000);
    expect((await member.call(identityApi.devices)).status).toBe(401);
    await pass(30_000);
    await slowCall();
    await pass(erasureDelayMs);
    expect(await rowsAbout(subject)).toEqual([]);
    expect(growth).not.toContain(subject);
    const waiting = await database.db.execute(
      sql`select 1 from identity.errands where errand::text like ${`%${subject}%`}`,
    );
    expect(waiting.rows).toEqual([]);
    away = false;
    await pass(60 * 60_000);
    const after = [...(await mailsTo(member.email)), ...(await mailsTo(`new-${member.email}`))];
    expect(after.map(({ subject: line }) => line)).not.toContain(
      "Confirm your new e-mail address for Wellspring",
    );
    expect(after.at(-1)?.subject).toBe("Your account at Wellspring has been deleted");
  });

  test("a service that fails, or a process that dies in between, only puts it off: it is begun again, and nobody signs in meanwhile", async () => {
    const member = await newMember(provider);
    const subject = subjectOf(member);
    await wish(member);
    failures.growth = 2;
    await pass(deletionGraceDays * day + 1000 + erasureDelayMs);
    expect((await rowsAbout(subject)).map(({ name }) => name)).toContain("accounts");
    expect(erased, "what comes after it waits for it").not.toContain(`leads ${subject} ${member.email}`);
    expect(await login(member)).toContain("email-or-password-wrong");
    expect((await member.call(identityApi.deletion, { method: "DELETE" })).status).toBe(401);
    await pass(60 * 60_000);
    await pass(60 * 60_000);
    expect(await rowsAbout(subject)).toEqual([]);
    expect(erased.filter((line) => line === `orders ${subject} ${member.email}`).length).toBeGreaterThan(1);
  });

  test("an account whose job was lost is found by the sweep", async () => {
    const member = await newMember(provider);
    await wish(member);
    await database.db.execute(sql`delete from jobs.jobs where kind = 'identity.erase'`);
    await pass(deletionGraceDays * day + 1000 + erasureDelayMs);
    expect(await rowsAbout(subjectOf(member))).not.toEqual([]);
    await provider.identity.sweep();
    await provider.jobs.idle();
    expect(await rowsAbout(subjectOf(member))).toEqual([]);
  });
});
