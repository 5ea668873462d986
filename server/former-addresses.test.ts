import { createServer } from "node:http";
import { strFromU8, unzipSync } from "fflate";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { consentsPath } from "../contracts/consents.ts";
import { deletionGraceDays, identityApi } from "../contracts/identity.ts";
import { leadTokenHeader } from "../contracts/lead-fields.ts";
import type { MovableClock } from "../platform/clock.ts";
import { sql } from "../platform/database/drizzle.ts";
import { erasureDelayMs } from "../services/identity/leaving.ts";
import {
  createBrowser,
  goodPassword,
  linkIn,
  origin,
  press,
  type TestIdentity,
} from "../services/identity/test-identity.ts";
import { type Member, newMember } from "../services/identity/test-member.ts";
import { newPostgresPlace } from "../tests/support/databases.ts";
import { makeDataDir, root, testEnvironment } from "../tests/support/server.ts";
import { readConfig } from "./config.ts";
import { createIdentityMount } from "./parts/identity.ts";
import { listen } from "./serve.ts";
import { composeServices, type Parts } from "./services.ts";

const databases = {
  PGlite: async () => undefined,
  PostgreSQL: async () => (await newPostgresPlace()).url,
};

describe.each(Object.entries(databases))("an account that changes its e-mail, on %s", (kind, newUrl) => {
  const { dataDir, remove } = makeDataDir(kind === "PGlite" ? inject("pgliteTemplate") : undefined);
  let parts: Parts;
  let server: ReturnType<typeof createServer>;
  let port: number;
  beforeAll(async () => {
    const url = await newUrl();
    const settings = { ORIGIN: origin, DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) };
    parts = await composeServices(readConfig(testEnvironment(settings), root), pino({ level: "silent" }));
    server = createServer(createIdentityMount(parts.identity!, []));
    port = await listen(server, 0, "127.0.0.1");
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await parts.close();
    remove();
  });

  async function openLinkTo(email: string): Promise<string | undefined> {
    await parts.jobs.idle();
    const mail = (await parts.mailer.mailbox!.list()).find(({ to }) => to.address === email);
    return (await press(createBrowser(port), linkIn(mail), { password: goodPassword })).headers.location;
  }
  async function register(email: string): Promise<Member> {
    const form = { email, password: goodPassword, firstName: "Ana", lastName: "Ruiz", locale: "en-US" };
    await createBrowser(port).request("/identity/forms/register", { form });
    // Signed in by the link, on to where it was begun.
    expect(await openLinkTo(email)).toMatch(/^\/auth\/login\?redirectUrl=/);
    return newMember({ port } as TestIdentity, { email, password: goodPassword });
  }
  async function move(member: Member, email: string): Promise<void> {
    await member.call(identityApi.email, { json: { email, password: goodPassword } });
    expect(await openLinkTo(email)).toContain("notice=email-changed");
  }
  /** Data a visitor leaves under an address, in every service that stores data by address. */
  async function useSite(email: string, message: string): Promise<void> {
    const { leads, consents, contact } = parts.site;
    const lead = (await leads.createLead({ email, firstName: "Ana" }))!;
    expect(lead).toMatchObject({ email });
    expect(await consents.subscribe({ email, locale: "en-US", source: "newsletter" })).toBe("sent");
    const written = { name: "Ana", email, subject: "other", message, locale: "en-US" as const };
    expect(await contact.send(written, `203.0.113.${message.length}`)).toEqual({ state: "stored" });
    const at = parts.clock.now().toISOString();
    const choices = { measurement: false, marketing: true, at, place: "note", locale: "en-US" };
    const app = parts.mounts.find(({ path }) => path === consentsPath)!.app;
    const answer = await app.request("/privacy-choices", {
      method: "POST",
      headers: { "content-type": "application/json", [leadTokenHeader]: lead.token! },
      body: JSON.stringify(choices),
    });
    expect(await answer.json()).toEqual({ measurement: false, marketing: true });
    const eventId = `event-${email.replace("@", "-")}`;
    await leads.createConversion("wellspring", { eventName: "Lead", eventId, marketingConsent: true }, lead);
    await parts.jobs.idle();
  }
  async function archiveOf({ browser, tokens }: Member) {
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const { status, bytes } = await browser.request(identityApi.data, { headers });
    expect(status).toBe(200);
    const files = unzipSync(bytes);
    const read = (name: string) => JSON.parse(strFromU8(files[`${name}.json`]!));
    return {
      all: Object.values(files)
        .map((file) => strFromU8(file))
        .join(),
      former: read("account").formerAddresses.map(({ email }: { email: string }) => email),
      leads: (read("leads").leads ?? []).map(({ email }: { email: string }) => email),
      conversions: (read("leads").conversions ?? []).length,
      consents: read("consents").map(({ email }: { email: string }) => email),
      messages: read("contact").map(({ message }: { message: string }) => message),
    };
  }
  async function leave(member: Member): Promise<void> {
    const { status } = await member.call(identityApi.deletion, { json: { password: goodPassword } });
    expect(status).toBe(200);
    (parts.clock as MovableClock).advance(deletionGraceDays * 86_400_000 + 1000 + erasureDelayMs);
    await parts.jobs.idle();
  }
  /** Every table that contains the text, in any service. */
  async function tablesWith(words: string): Promise<string[]> {
    const { db } = parts.database;
    const { rows } = await db.execute<{ name: string }>(
      sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    const found = [];
    for (const { name } of rows) {
      const hits = await db.execute(
        sql`select 1 from ${sql.raw(name)} as stored where stored::text like ${`%${words}%`}`,
      );
      if (hits.rows.length > 0) found.push(name);
    }
    return found;
  }

  test("finds data stored under both addresses in the archive, and deletes all of it", async () => {
    const [before, after] = ["before@example.org", "after@example.net"];
    const member = await register(before);
    await useSite(before, "Written under the first address.");
    await move(member, after);
    await useSite(after, "Written under the second address, later.");
    expect(await archiveOf(member)).toMatchObject({
      former: [before],
      leads: [before, after],
      conversions: 2,
      consents: [after, before],
      messages: ["Written under the first address.", "Written under the second address, later."],
    });
    expect(await tablesWith(before)).not.toEqual([]);
    await leave(member);
    for (const address of [before, after]) expect(await tablesWith(address), address).toEqual([]);
  });

  test("neither gets nor erases data stored under a former address that another account has confirmed since", async () => {
    const [shared, own] = ["shared@example.org", "own@example.net"];
    const member = await register(shared);
    await move(member, own);
    const next = await register(shared);
    await useSite(shared, "Written by the next owner of it.");
    expect(await archiveOf(member)).toMatchObject({ former: [], leads: [], consents: [], messages: [] });
    expect((await archiveOf(member)).all).not.toContain(shared);
    await leave(member);
    expect(await tablesWith(own)).toEqual([]);
    expect(await archiveOf(next)).toMatchObject({
      leads: [shared],
      consents: [shared],
      messages: ["Written by the next owner of it."],
    });
  });
});
