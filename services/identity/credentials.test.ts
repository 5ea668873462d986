import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formPaths, identityApi } from "../../contracts/identity.ts";
import type { Database } from "../../platform/database/database.ts";
import { sql } from "../../platform/database/drizzle.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { openSecrets } from "./secrets.ts";
import {
  authorize,
  createBrowser,
  goodPassword,
  linkIn,
  location,
  newPerson,
  press,
  refresh,
  startIdentity,
  type TestIdentity,
} from "./test-identity.ts";
import { newMember } from "./test-member.ts";
import { createTestPasskey } from "./test-passkey.ts";

const next = "another fine long password";
const tables = ["accounts", "registrations", "mail_links", "models", "devices", "passkeys", "errands"];

describeOnEachDatabase("what opens an account", (open) => {
  let database: Database;
  let provider: TestIdentity;
  const secrets = openSecrets(mkdtempSync(path.join(tmpdir(), "identity-")));
  beforeAll(async () => {
    database = await open();
    provider = await startIdentity({ database, secrets });
    await database.db.execute(sql`create function identity.fail() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$`);
  });
  afterAll(() => provider.close());

  const mailsTo = async (email: string) => {
    await provider.identity.idle();
    return provider.mails.filter(({ to }) => to.address === email);
  };
  async function everything(): Promise<string> {
    const state: Record<string, unknown> = {};
    for (const table of tables) {
      const { rows } = await database.db.execute(
        sql.raw(`select t.* from identity.${table} t order by t::text`),
      );
      state[table] = rows;
    }
    return JSON.stringify(state);
  }

  /** A write of a kind fails, as a full disk or a kill at that statement would have it: all is as it was. */
  async function failAt(writes: string[], act: () => Promise<unknown>, message: RegExp): Promise<void> {
    const before = await everything();
    for (const write of writes) {
      const [event, table] = write.split(" ");
      await database.db.execute(
        sql.raw(
          `create trigger fail before ${event} on identity.${table} for each row execute function identity.fail()`,
        ),
      );
      expect(String(await act()), write).toMatch(message);
      await database.db.execute(sql.raw(`drop trigger fail on identity.${table}`));
      expect(await everything(), write).toBe(before);
    }
  }

  test("a reset is one transaction: password, link, sessions, grants, passkeys and mail, or nothing", async () => {
    const member = await newMember(provider);
    const passkey = createTestPasskey();
    const options = (await member.call(identityApi.passkeyRegistration, { json: {} })).body;
    const added = await member.call(identityApi.passkeyRegistrationDone, {
      json: { response: passkey.create(options), name: "x" },
    });
    expect(added.status).toBe(201);
    const thiefs = `thief-${member.email}`;
    await member.call(identityApi.email, { json: { email: thiefs, password: goodPassword } });
    await createBrowser(provider.port).request(formPaths.forgotPassword, {
      form: { email: member.email, locale: "en-US" },
    });
    const mail = (await mailsTo(member.email)).findLast(({ subject }) => subject.startsWith("Choose"));
    // Somebody who knows the password has typed it and has yet to follow the way back.
    const half = createBrowser(provider.port);
    await authorize(half);
    const typed = await half.request(formPaths.login, {
      form: { email: member.email, password: goodPassword, locale: "en-US" },
    });
    await provider.identity.idle();

    const browser = createBrowser(provider.port);
    const reset = async () => (await press(browser, linkIn(mail), { password: next })).headers.location;
    const relevant = [
      "update accounts",
      "update mail_links",
      "delete mail_links",
      "delete models",
      "delete devices",
      "delete passkeys",
      "insert errands",
    ];
    await failAt(relevant, reset, /error=try-again/);
    expect(await reset()).toBe("/account/login?notice=password-changed");

    // After recovery every session, passkey and half-done sign-in is gone.
    expect((await refresh(member.browser, member.tokens.refresh_token)).tokens.error).toBe("invalid_grant");
    const another = createBrowser(provider.port);
    const challenge = JSON.parse((await another.request(identityApi.passkeySignIn, { json: {} })).body);
    const withPasskey = await another.request(identityApi.passkeySignInDone, {
      json: { response: passkey.get(challenge), locale: "en-US" },
    });
    expect(withPasskey.status).toBe(422);
    const resumed = await half.request(typed.headers.location ?? "");
    expect(location(resumed).searchParams.get("code")).toBeNull();
    expect(location(await half.request(linkIn((await mailsTo(thiefs)).at(-1)))).search).toContain(
      "token-invalid",
    );
    expect((await mailsTo(member.email)).at(-1)?.text).toContain("every passkey was removed");
  });

  test("a change of the password is one transaction, too; the session that changes it stays", async () => {
    const person = await newPerson(provider);
    const [member, otherDevice] = [await newMember(provider, person), await newMember(provider, person)];
    await createBrowser(provider.port).request(formPaths.forgotPassword, {
      form: { email: member.email, locale: "en-US" },
    });
    await provider.identity.idle();
    const change = () => member.call(identityApi.password, { json: { current: goodPassword, next } });
    const writes = [
      "update accounts",
      "delete mail_links",
      "delete models",
      "delete devices",
      "insert errands",
    ];
    await failAt(writes, async () => (await change()).status, /^500$/);
    expect((await change()).status).toBe(204);
    expect((await refresh(otherDevice.browser, otherDevice.tokens.refresh_token)).tokens.error).toBe(
      "invalid_grant",
    );
    expect((await refresh(member.browser, member.tokens.refresh_token)).status).toBe(200);
  });

  test("no id of a session, code, refresh token or pending sign-in is stored in plain text", async () => {
    const member = await newMember(provider);
    const under = createBrowser(provider.port);
    await authorize(under);
    await authorize(member.browser, { prompt: "login" });
    const { rows } = await database.db.execute(sql`select to_jsonb(m)::text as row from identity.models m`);
    const all = JSON.stringify(rows) + (await everything());
    const secretsHeld = [member.tokens.refresh_token, member.tokens.access_token];
    for (const { cookies } of [member.browser, under])
      for (const [name, { value }] of cookies) if (!name.includes(".sig")) secretsHeld.push(value);
    expect(secretsHeld.length).toBeGreaterThan(5);
    for (const secret of secretsHeld) expect(all).not.toContain(secret);
  });
});

describe("a mail that is sent again after a kill", () => {
  describeOnEachDatabase("is the same mail", (open) => {
    test("with one Message-ID and one link, which stays good until it is used", async () => {
      const database = await open();
      const secrets = openSecrets(mkdtempSync(path.join(tmpdir(), "identity-")));
      const mails: Mail[] = [];
      let kills = 2;
      const provider = await startIdentity({
        database,
        secrets,
        mailer: {
          sendsOnce: false,
          // It has left, and the process is gone before that is remembered.
          async send(mail) {
            mails.push(mail);
            if (kills-- > 0) throw new Error("killed");
            return { messageId: mail.messageId! };
          },
        },
      });
      const browser = createBrowser(provider.port);
      const form = {
        email: "ana@example.com",
        password: goodPassword,
        firstName: "Ana",
        lastName: "",
        locale: "es",
      };
      await browser.request(formPaths.register, { form });
      for (let nth = 0; nth < 3; nth++) {
        await provider.identity.idle();
        provider.clock.advance(60 * 60_000);
      }
      expect(mails).toHaveLength(3);
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
      expect(mails[0]?.messageId).toMatch(/^<verify-[\w-]+@localhost>$/);
      expect(new Set(mails.map(({ text }) => text)).size).toBe(1);
      expect((await press(browser, linkIn(mails[0]))).headers.location).toBe(
        "/es/auth/login?redirectUrl=%2Fes%3Faction%3Dregister&begun=yes",
      );
      // Another mail is another one.
      await browser.request(formPaths.forgotPassword, { form });
      await browser.request(formPaths.forgotPassword, { form });
      await provider.identity.idle();
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3);
      const [first, second] = mails.slice(-2).map(linkIn);
      expect(first).not.toBe(second);
      expect((await press(browser, first!, { password: next })).headers.location).toContain(
        "password-changed",
      );
      await provider.close();
    });
  });
});
