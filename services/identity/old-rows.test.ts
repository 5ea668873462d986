import { createHash, randomUUID } from "node:crypto";
import { copyFileSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { formPaths, mailLinkPaths } from "../../contracts/identity.ts";
import type { Database } from "../../platform/database/database.ts";
import { sql } from "../../platform/database/drizzle.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { createPasswords } from "./passwords.ts";
import { openSecrets } from "./secrets.ts";
import {
  authorize,
  createBrowser,
  goodPassword,
  location,
  newPerson,
  press,
  refresh,
  signIn,
  startIdentity,
} from "./test-identity.ts";

const secrets = openSecrets(mkdtempSync(path.join(tmpdir(), "identity-")));
const migrations = path.join(import.meta.dirname, "migrations");

/** The tables as an earlier version left them. */
async function tablesUntil(database: Database, last: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "migrations-"));
  for (const name of readdirSync(migrations).filter((file) => file.endsWith(".sql") && file <= `${last}~`))
    copyFileSync(path.join(migrations, name), path.join(folder, name));
  await migrate(database, { service: "identity", folder });
}

describeOnEachDatabase("a database that an earlier version wrote", (open) => {
  test("registrations of before can still be confirmed by the link that was sent, and accounts sign in", async () => {
    const database = await open();
    await tablesUntil(database, "0005");
    const hash = await createPasswords().hash(goodPassword);
    const waiting = randomUUID();
    const mailJob = randomUUID();
    const token = "a-link-that-was-sent-before-the-update-0123";
    const entered = {
      email: "late@example.com",
      passwordHash: hash,
      firstName: "Lia",
      lastName: "",
      locale: "es",
    };
    await database.db.execute(sql`
      insert into identity.accounts (id, email, password_hash, first_name, last_name, email_verified_at, locale, created_at)
      values (gen_random_uuid(), 'ana@example.com', ${hash}, 'Ana', '', now(), 'en-US', now()),
        (${waiting}, 'eva@example.com', ${hash}, 'Eva', '', null, 'en-US', now())`);
    await database.db.execute(sql`
      insert into identity.mail_links (hash, purpose, account_id, expires_at)
      values (${createHash("sha256").update(token).digest("base64url")}, 'verify-email', ${waiting}, now() + interval '1 day')`);
    await database.db.execute(sql`
      insert into identity.errands (id, errand, created_at)
      values (${mailJob}, ${JSON.stringify({ what: "register", entered })}::jsonb, now())`);

    const provider = await startIdentity({ database, secrets });
    provider.clock.moveTo(new Date());
    const enter = async (email: string) => {
      const form = { email, password: goodPassword, locale: "en-US" };
      return location(await createBrowser(provider.port).request(formPaths.login, { form })).pathname;
    };
    expect(await enter("ana@example.com")).toBe("/auth/login");
    expect(await enter("eva@example.com")).toBe("/account/login");
    const link = `${mailLinkPaths.verifyEmail}?token=${token}&locale=en-US`;
    const pressed = await press(createBrowser(provider.port), link, { password: goodPassword });
    expect(location(pressed).pathname).toBe("/auth/login");
    expect(await enter("eva@example.com")).toBe("/auth/login");
    // The unsent e-mail has its registration.
    const { rows } = await database.db.execute(sql`
      select email, locale from identity.errands join identity.registrations r
      on errand ->> 'registrationId' = r.id::text`);
    expect(rows).toEqual([{ email: "late@example.com", locale: "es" }]);
    await provider.close();
  });

  test("existing sign-ins and refresh tokens stay valid", async () => {
    const database = await open();
    const provider = await startIdentity({ database, secrets });
    const browser = createBrowser(provider.port);
    const tokens = await signIn(browser, await newPerson(provider));
    const session = browser.cookies.get("identity_session /identity")!.value;
    // As they lay before: under the very id, which is in the payload, too.
    const { rows } = await database.db.execute<{ id: string }>(
      sql`select grant_id as id from identity.models where model = 'RefreshToken'`,
    );
    const hashOf = (id: string) => createHash("sha256").update(id).digest("hex");
    for (const id of [session, tokens.refresh_token, rows[0]!.id])
      await database.db.execute(sql`update identity.models
        set id = ${id}::text, payload = payload || jsonb_build_object('jti', ${id}::text) where id = ${hashOf(id)}`);
    await database.db.execute(
      sql`delete from identity.models where model not in ('Session', 'RefreshToken', 'Grant')`,
    );
    const { rows: old } = await database.db.execute(
      sql`select 1 from identity.models where id = payload ->> 'jti'`,
    );
    expect(old).toHaveLength(3);

    const again = readdirSync(migrations).find((name) => name.startsWith("0007_"))!;
    await database.db.execute(
      sql`delete from platform.migrations where service = 'identity' and name >= ${again}`,
    );
    await database.db.execute(sql`drop table identity.recovery_codes, identity.second_factors`);
    await database.db.execute(sql`alter table identity.mail_links drop column browser_hash`);
    await database.db.execute(sql`alter table identity.registrations drop column return_to`);
    await migrate(database, { service: "identity", folder: migrations });

    const { rows: readable } = await database.db.execute(
      sql`select 1 from identity.models where payload ? 'jti'`,
    );
    expect(readable).toEqual([]);
    const { answer } = await authorize(browser, { prompt: "none" });
    expect(location(answer).searchParams.get("code")).toBeTruthy();
    expect((await refresh(browser, tokens.refresh_token)).status).toBe(200);
    await provider.close();
  });
});
