import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { checkoutPaths } from "../contracts/checkout.ts";
import { formPaths, identityApi } from "../contracts/identity.ts";
import { memberApi, memberPaths, weekdays } from "../contracts/member-paths.ts";
import { freePort } from "../scripts/free-ports.mjs";
import { createBrowser, goodPassword, press } from "../services/identity/test-identity.ts";
import { newMember } from "../services/identity/test-member.ts";
import { newPostgresPlace } from "../tests/support/databases.ts";
import { eventually } from "../tests/support/eventually.ts";
import { makeDataDir, startServer } from "../tests/support/server.ts";

interface StoredMail {
  to: { address: string };
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
}

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const linksIn = ({ text, html = "", headers = {} }: StoredMail): string[] => {
  const written = `${text} ${html.replaceAll("&#38;", "&")} ${Object.values(headers).join(" ")}`;
  return written.match(/https?:\/\/[^\s"<>)]+/g) ?? [];
};

const monthly = {
  offerId: "7a6b5ff3-6a4c-4169-97bf-912dedeb708c",
  offerTermId: "5f1c2a10-3b7e-4c1d-9a60-7d2e4b8f0601",
};

test("no link in any mail does anything when a mail scanner opens it: GET, HEAD and wherever they lead", async () => {
  const { url: databaseUrl } = await newPostgresPlace();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const { dataDir, remove } = makeDataDir();
  closing.push(remove);
  const server = await startServer({
    DATABASE_URL: databaseUrl!,
    DATA_DIR: dataDir,
    PORT: String(port),
    ORIGIN: origin,
  });
  closing.push(async () => {
    server.child.kill("SIGKILL");
    await server.exit;
  });
  const database = new pg.Client({ connectionString: databaseUrl! });
  await database.connect();
  closing.push(() => database.end());

  const browser = createBrowser(port, origin);
  const mails = async (): Promise<StoredMail[]> =>
    JSON.parse((await browser.request("/dev/mailbox/messages")).body).items;
  const mailOf = (subject: RegExp) =>
    eventually(async () => {
      const mail = (await mails()).find((one) => subject.test(one.subject));
      expect(mail, String(subject)).toBeDefined();
      return mail!;
    });
  const linkOf = async (subject: RegExp, part: string) =>
    linksIn(await mailOf(subject)).find((link) => link.includes(part)) ?? "";

  const email = "ana@example.com";
  const form = { email, password: goodPassword, firstName: "Ana", lastName: "Ruiz", locale: "en-US" };
  await browser.request(formPaths.register, { form: { ...form, newsletter: "yes" } });
  await press(browser, await linkOf(/^Confirm your e-mail address for/, "/identity/verify-email"));
  const confirmed = await linkOf(/./, "/newsletter/confirm");
  const token = new URL(confirmed).searchParams.get("token");
  await browser.request("/consents-api/v1/confirm", { json: { token } });
  await browser.request(formPaths.register, { form });
  await mailOf(/already have an account/);
  await browser.request(formPaths.forgotPassword, { form });
  await mailOf(/^Choose a new password/);
  const member = await newMember({ port } as never, form, undefined, origin);
  // A receipt of a guest, whose link leads to the purchase.
  const api = memberApi("Wellspring");
  const begun = await browser.request(`${api}/stripe${checkoutPaths.sessions}`, {
    json: { ...monthly, redirectUrl: "/" },
  });
  const { clientSecret } = JSON.parse(begun.body);
  const card = { number: "4242424242424242", expiry: "12/40", cvc: "123", email: "guest@example.com" };
  await browser.request(`/sandbox/stripe/checkout/${clientSecret}/pay`, { json: card });
  await mailOf(/^Your receipt/);
  // To the reader's next morning, whatever the hour now: an e-mail more than six hours late is not sent.
  const morning = await eventually(async () => {
    const { rows } = await database.query<{ at: Date | null }>(
      "select min(next_at) as at from mailing.recipients",
    );
    expect(rows[0]?.at).toBeInstanceOf(Date);
    return rows[0]!.at!;
  });
  const plans = "/umbraco/delivery/api/v2/content?filter=contentType:growthPlan&take=1";
  const [plan] = JSON.parse((await browser.request(plans)).body).items;
  await member.call(api + memberPaths.subscription(plan.id), { method: "POST", json: {} });
  const rhythm = { days: weekdays, time: morning.toISOString().slice(11, 16), timeZone: "UTC", remind: true };
  await member.call(api + memberPaths.rhythm(plan.id), { method: "PUT", json: rhythm });
  await member.call(identityApi.email, { json: { email: "new@example.com", password: goodPassword } });
  await mailOf(/^Confirm your new e-mail address/);
  await member.call(identityApi.deletion, { json: { password: goodPassword } });
  await mailOf(/will be deleted/);
  // Unconfirmed registrations and newsletters.
  await createBrowser(port, origin).request(formPaths.register, {
    form: { ...form, email: "eva@example.com", newsletter: "yes", locale: "es" },
  });
  await mailOf(/^Confirma tu correo para/);
  await browser.request("/dev/clock", { json: { advanceMs: morning.getTime() - Date.now() + 1_000 } });
  await mailOf(/^Verse of the day/);
  await mailOf(/lesson 1 is ready/);

  async function everything(): Promise<string> {
    const { rows: tables } = await database.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema not in ('pg_catalog', 'information_schema', 'jobs', 'limits') order by 1`,
    );
    const state: string[] = [];
    for (const { name } of tables) {
      const { rows } = await database.query(`select t::text as row from ${name} t order by 1`);
      state.push(name, ...rows.map(({ row }) => row as string));
    }
    return state.join("\n");
  }
  let before = "";
  await eventually(async () => {
    const last = before;
    before = await everything();
    expect(before).toBe(last);
  });

  const links = new Set((await mails()).flatMap(linksIn).filter((link) => link.startsWith(origin)));
  const kinds = new Set([...links].map((link) => new URL(link).pathname));
  for (const kind of [
    "/identity/verify-email",
    "/identity/reset-password",
    "/identity/change-email",
    "/identity/cancel-deletion",
    "/newsletter/confirm",
    "/es/newsletter/confirm",
    "/consents",
    "/unsubscribe",
    "/my-profile",
  ])
    expect([...kinds]).toContain(kind);
  expect([...kinds].join()).toMatch(/\/reminders\/[\da-f-]+\/stop/);
  expect([...links].join()).toContain("/my-profile?session_id=");
  for (const link of links)
    for (const method of ["HEAD", "GET"]) {
      const scanner = createBrowser(port, origin);
      let answer = await scanner.request(link, { method });
      for (let hops = 0; answer.headers.location && hops < 4; hops++)
        answer = await scanner.request(new URL(answer.headers.location, origin).href, { method });
      expect(answer.status, `${method} ${link}`).toBeLessThan(500);
    }
  expect(await everything()).toBe(before);
}, 300_000);
