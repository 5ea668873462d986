import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultChoices, type NotificationChoices } from "../../contracts/notifications.ts";
import { premiumRole } from "../../contracts/site.ts";
import { createMovableClock } from "../../platform/clock.ts";
import { sql } from "../../platform/database/drizzle.ts";
import { describeOnEachDatabase } from "../support/databases.ts";
import { composeTestMailing, testOrigin } from "./mailing-part.ts";

const premium = premiumRole("Wellspring");

describeOnEachDatabase("daily mail", (open) => {
  const clock = createMovableClock({ now: () => new Date("2026-03-06T18:00:00Z") });
  const dataDir = mkdtempSync(path.join(tmpdir(), "daily-mail-"));
  let part: Awaited<ReturnType<typeof composeTestMailing>>;
  beforeAll(async () => {
    part = await composeTestMailing(await open(), clock, dataDir);
    part.jobs.start();
  });
  afterAll(async () => {
    await part.jobs.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const mailsTo = async (email: string) => {
    await part.jobs.idle();
    return (await part.mailbox.list(10_000)).filter(({ to }) => to.address === email).reverse();
  };
  const at = async (moment: string) => {
    clock.moveTo(new Date(moment));
    await part.jobs.idle();
  };
  const linkIn = (mail: { text: string } | undefined, page: string) =>
    mail?.text
      .split("\n")
      .map((line) => line.split(": ").at(-1)!)
      .find((line) => line.includes(page)) ?? "";
  async function subscriber(email: string, timeZone: string, locale: "en-US" | "es" = "en-US") {
    await part.consents.client.subscribe({ email, timeZone, locale });
    const link = linkIn((await mailsTo(email)).at(-1), "/newsletter/confirm?token=");
    await part.consents.client.confirm(new URL(link).searchParams.get("token")!);
  }
  const morningsOf = async (email: string) =>
    (await mailsTo(email)).filter(({ subject }) => /^(Verse of the day|Versículo del día)/.test(subject));

  const member = (subject: string, init: RequestInit = {}) => {
    const mount = part.mounts.find((one) => one.path.endsWith("/notifications"))!;
    return mount.app.request(`${testOrigin}/wellspring/api/v2/notifications`, {
      ...init,
      headers: { authorization: `Bearer ${subject}`, "content-type": "application/json" },
    });
  };
  const choose = (subject: string, choices: Partial<NotificationChoices>) =>
    member(subject, { method: "PUT", body: JSON.stringify({ ...defaultChoices, ...choices }) });

  test("each morning at seven in the reader's zone and language, across the change to summer time; nothing for unconfirmed", async () => {
    await subscriber("york@example.com", "America/New_York");
    await subscriber("madrid@example.com", "Europe/Madrid", "es");
    await part.consents.client.subscribe({ email: "unconfirmed@example.com", locale: "en-US" });
    // 7 March, then 8 March, when New York's clocks go forward and Madrid's do not.
    for (const [moment, york, madrid] of [
      ["2026-03-07T05:59:00Z", 0, 0],
      ["2026-03-07T06:00:01Z", 0, 1],
      ["2026-03-07T11:59:00Z", 0, 1],
      ["2026-03-07T12:00:01Z", 1, 1],
      ["2026-03-08T06:00:01Z", 1, 2],
      ["2026-03-08T10:59:59Z", 1, 2],
      ["2026-03-08T11:00:01Z", 2, 2],
      ["2026-03-08T23:00:00Z", 2, 2],
    ] as const) {
      await at(moment);
      expect(
        [(await morningsOf("york@example.com")).length, (await morningsOf("madrid@example.com")).length],
        moment,
      ).toEqual([york, madrid]);
    }
    const [first] = await morningsOf("madrid@example.com");
    expect(first?.subject).toBe("Versículo del día: John 3:16");
    expect(first?.text).toContain("Morning 2026-03-07 es");
    expect(first?.html).toContain("For God so loved the world.");
    expect(first?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
    expect(await morningsOf("unconfirmed@example.com")).toEqual([]);
  });

  test("unsubscribe stops the next mail", async () => {
    await at("2026-03-09T00:00:00Z");
    await subscriber("leaver@example.com", "America/New_York");
    await at("2026-03-09T11:00:01Z");
    const [mail] = await morningsOf("leaver@example.com");
    const url = mail!.headers!["List-Unsubscribe"]!.slice(1, -1);
    const { app } = part.consents.mount;
    const answer = await app.request(url.replace(`${testOrigin}/consents-api/v1`, ""), {
      method: "POST",
      body: "List-Unsubscribe=One-Click",
    });
    expect(answer.status).toBe(200);
    await at("2026-03-10T11:00:01Z");
    expect(await morningsOf("leaver@example.com")).toHaveLength(1);
    expect((await morningsOf("york@example.com")).length).toBeGreaterThan(2);
  });

  test("a mail whose hour is long past is not sent late; the next day's is", async () => {
    await at("2026-03-11T00:00:00Z");
    await subscriber("late@example.com", "America/New_York");
    await at("2026-03-11T20:00:00Z");
    expect(await morningsOf("late@example.com")).toEqual([]);
    await at("2026-03-12T11:00:01Z");
    expect(await morningsOf("late@example.com")).toHaveLength(1);
  });

  test("nor is one that its process left waiting that long", async () => {
    const { rows } = await part.database.db.execute(
      sql`select id from mailing.recipients where email = 'late@example.com'`,
    );
    const mail = (key: string, dueAt: string) =>
      part.jobs.add({
        kind: "mailing.letter",
        key,
        payload: { recipientId: rows[0]!.id, list: "morning", day: "2026-03-12", dueAt },
      });
    await mail("left behind", "2026-03-12T05:00:00Z");
    expect(await morningsOf("late@example.com")).toHaveLength(1);
    await mail("a little late", "2026-03-12T05:01:00Z");
    expect(await morningsOf("late@example.com")).toHaveLength(2);
  });

  test("a link in a mail resolves to its recipient's address", async () => {
    await at("2026-03-13T11:00:01Z");
    const [mail] = await morningsOf("late@example.com");
    const { searchParams } = new URL(linkIn(mail, "recipId="));
    const read = part.tokens.read("recip", searchParams.get("recipId")!);
    expect(typeof read === "object" && (await part.consents.store.person(read))?.email).toBe(
      "late@example.com",
    );
    expect(searchParams.get("siteId")).toBe("wellspring");
  });

  test("members choose: the morning's verse at their own hour, with a receipt; the evening's and texts are premium", async () => {
    await at("2026-03-14T00:00:00Z");
    expect((await member("")).status).toBe(401);
    expect(await (await member("ana")).json()).toEqual({
      ...defaultChoices,
      email: "ana@example.com",
      premium: false,
      textsOffered: true,
    });
    expect((await choose("ana", { evening: true })).status).toBe(403);
    expect((await choose("ana", { texts: true, phone: "+15551234567" })).status).toBe(403);
    for (const wrong of [{ timeZone: "Mars/Olympus" }, { morningTime: "7:00" }, { phone: "555" }])
      expect(await (await choose("ana", wrong)).json()).toMatchObject({ fields: Object.keys(wrong) });
    const chosen = { morning: true, morningTime: "05:30", timeZone: "America/Chicago" };
    expect(await (await choose("ana", chosen)).json()).toMatchObject(chosen);
    expect(await (await member("ana")).json()).toMatchObject(chosen);
    expect(await part.consents.consents.has("ana@example.com", "newsletter")).toBe(true);
    await at("2026-03-14T10:30:01Z");
    expect(await morningsOf("ana@example.com")).toHaveLength(1);
    await choose("ana", { ...chosen, morning: false });
    await at("2026-03-15T10:30:01Z");
    expect(await morningsOf("ana@example.com")).toHaveLength(1);
  });

  test("the evening verse comes to premium members only, for as long as they are", async () => {
    await at("2026-03-16T00:00:00Z");
    await part.roles.grant("bea", premium);
    const chosen = { evening: true, eveningTime: "20:00", timeZone: "America/New_York" };
    expect((await choose("bea", chosen)).status).toBe(200);
    await at("2026-03-16T00:00:01Z");
    expect(await mailsTo("bea@example.com")).toEqual([]);
    await at("2026-03-17T00:00:01Z");
    const [mail] = await mailsTo("bea@example.com");
    expect(mail?.subject).toBe("Evening verse: John 3:16");
    expect(mail?.text).toContain("Evening 2026-03-16 en-US");
    await part.roles.revoke("bea", premium);
    await at("2026-03-18T00:00:01Z");
    expect(await mailsTo("bea@example.com")).toHaveLength(1);
    await part.roles.grant("bea", premium);
    await part.consents.client.unsubscribe(
      new URL(linkIn(mail, "/unsubscribe?token=")).searchParams.get("token")!,
    );
    await at("2026-03-19T00:00:01Z");
    expect(await mailsTo("bea@example.com")).toHaveLength(1);
    expect(await (await member("bea")).json()).toMatchObject({ evening: false, premium: true });
  });

  test("the evening verse follows a member to another address", async () => {
    await at("2026-03-19T12:00:00Z");
    await part.roles.grant("dee", premium);
    await choose("dee", { evening: true, eveningTime: "20:00", timeZone: "America/New_York" });
    part.addresses.set("dee", "dee@new.example");
    await at("2026-03-20T00:00:01Z");
    expect(await mailsTo("dee@example.com")).toEqual([]);
    expect(await mailsTo("dee@new.example")).toHaveLength(1);
  });

  test("a mail due while its reader changes the hour is sent once, and the next at the new hour", async () => {
    await at("2026-03-20T11:01:00Z");
    const chosen = { morning: true, timeZone: "America/New_York" };
    await choose("gus", { ...chosen, morningTime: "07:00" });
    // The round of that hour has not come to it, or has passed over it while it was being changed.
    await part.database.db.execute(
      sql`update mailing.recipients set next_at = '2026-03-20T11:00:00Z' where email = 'gus@example.com'`,
    );
    await choose("gus", { ...chosen, morningTime: "08:00" });
    for (const [moment, count] of [
      ["2026-03-20T11:01:01Z", 1],
      ["2026-03-20T12:00:01Z", 1],
      ["2026-03-21T11:59:59Z", 1],
      ["2026-03-21T12:00:01Z", 2],
    ] as const) {
      await at(moment);
      expect(await morningsOf("gus@example.com"), moment).toHaveLength(count);
    }
  });

  test("a deleted member gets no more mails, and all their data is exported first", async () => {
    await part.roles.grant("cy", premium);
    await choose("cy", { morning: true, evening: true });
    const whose = { subject: "cy", emails: ["cy@example.com"] };
    const held = Object.fromEntries(
      await Promise.all(part.data.map(async (one) => [one.name, await one.collect(whose)])),
    );
    expect(held).toMatchObject({
      notifications: { evening: true },
      consents: [{ receipts: [{ purpose: "newsletter" }] }],
    });
    for (const one of part.data) await one.erase(whose);
    await at("2026-03-21T12:00:01Z");
    expect(await mailsTo("cy@example.com")).toEqual([]);
  });

  test("a text goes to the phone of whose address it is, not of who had the address before", async () => {
    const texted: string[] = [];
    const gateway = createServer((request, response) => {
      request.on("data", (body) => texted.push(JSON.parse(body).to)).on("end", () => response.end());
    });
    await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
    await part.jobs.close();
    const SMS_URL = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
    part = await composeTestMailing(part.database, clock, dataDir, { SMS_URL });
    part.jobs.start();
    await at("2026-04-01T00:00:00Z");
    for (const subject of ["deb", "eli"]) await part.roles.grant(subject, premium);
    const chosen = { morning: true, texts: true, timeZone: "America/New_York" };
    await choose("deb", { ...chosen, phone: "+15551110001" });
    await at("2026-04-01T11:00:01Z");
    expect(texted).toEqual(["+15551110001"]);
    // Deb changes her address; mail still goes to the subscribed one, which no longer belongs to an account.
    part.addresses.set("deb", "deb@elsewhere.example");
    await at("2026-04-02T11:00:01Z");
    expect(await morningsOf("deb@example.com")).toHaveLength(2);
    expect(texted).toHaveLength(1);
    part.addresses.set("eli", "deb@example.com");
    await choose("eli", { ...chosen, phone: "+15551110002" });
    await at("2026-04-03T11:00:01Z");
    expect(texted.slice(1)).toEqual(["+15551110002"]);
    gateway.closeAllConnections();
    gateway.close();
  });
});
