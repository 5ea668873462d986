import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { collectPath, identifyEvent } from "../contracts/analytics.ts";
import { leadIdentifier, leadTokenProperty } from "../contracts/lead-fields.ts";
import { makeDataDir, root, testEnvironment } from "../tests/support/server.ts";
import { readConfig } from "./config.ts";
import { composeServices, type Parts } from "./services.ts";

const { dataDir, remove } = makeDataDir(inject("pgliteTemplate"));
let parts: Parts;
beforeAll(async () => {
  const settings = { DATA_DIR: dataDir };
  parts = await composeServices(readConfig(testEnvironment(settings), root), pino({ level: "silent" }));
});
afterAll(async () => {
  await parts.close();
  remove();
});

const owner = { subject: "owner", emails: ["owner@example.org"] };
const stranger = { subject: "stranger", emails: ["stranger@example.org"] };
const measurement = () => parts.memberData.find(({ name }) => name === "measurement")!;
const historyOf = async (member: typeof owner) => JSON.stringify(await measurement().collect(member));

const registered = async (email: string) => (await parts.site.leads.createLead({ email }))!;

async function track(distinctId: string, event: string, properties: object = {}): Promise<void> {
  const { app } = parts.mounts.find(({ path }) => path === collectPath)!;
  const answer = await app.request(`${collectPath}/track/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ event, properties: { token: "t", distinct_id: distinctId, ...properties } }),
  });
  expect(answer.status).toBe(200);
}

/** As the site does it: the history of a browser becomes that of the lead it turned out to be. */
async function identify(lead: { id: number; token?: string }, before: string): Promise<void> {
  const properties = { $anon_distinct_id: before, [leadTokenProperty]: lead.token };
  await track(leadIdentifier(lead.id), identifyEvent, properties);
}

test("nobody reads or erases a stranger's measured history by knowing an e-mail address", async () => {
  const own = await registered(owner.emails[0]!);
  await track("$device:owner", "page_view", { path: "/owner-before" });
  await identify(own, "$device:owner");
  await track(leadIdentifier(own.id), "page_view", { path: "/owner-after" });

  // Registering the address again gets a response like that for a new one: an id of its own, above 0.
  const typed = await registered(owner.emails[0]!);
  expect(Object.keys(typed)).toEqual(Object.keys(own));
  expect(typed.id).toBeGreaterThan(0);
  expect(typed.id).not.toBe(own.id);

  // Even with the true id, and the browser's own, they are nobody's aliases without the lead's token.
  const theirs = await registered(stranger.emails[0]!);
  for (const alias of [leadIdentifier(own.id), leadIdentifier(typed.id)]) await identify(theirs, alias);
  for (const token of [undefined, "", typed.token, "x".repeat(2000)])
    await identify({ id: theirs.id, ...(token === undefined ? {} : { token }) }, "$device:owner");
  const named = { $anon_distinct_id: "$device:owner", [leadTokenProperty]: theirs.token };
  await track(leadIdentifier(theirs.id), "page_view", named);
  expect(await historyOf(stranger)).not.toContain("owner-");

  await measurement().erase(stranger);
  expect(await historyOf(owner)).toContain("/owner-before");
  expect(await historyOf(owner)).toContain("/owner-after");
});

test("a lead's token is stored with no event", async () => {
  const lead = await registered("tokens@example.org");
  await identify(lead, "$device:tokens");
  const stored = await historyOf({ subject: "s", emails: ["tokens@example.org"] });
  expect(stored).toContain("$device:tokens");
  expect(stored).not.toContain(lead.token);
});

test("what a browser did under an earlier lead of the same address stays with its owner", async () => {
  const emails = ["twice@example.org"];
  const first = await registered(emails[0]!);
  await track(leadIdentifier(first.id), "page_view", { path: "/first" });
  const second = await registered(emails[0]!);
  await identify(second, leadIdentifier(first.id));
  await track(leadIdentifier(second.id), "page_view", { path: "/second" });
  const stored = await historyOf({ subject: "s", emails });
  expect(stored).toContain("/first");
  expect(stored).toContain("/second");
});
