/** The site' offers: what an editor publishes is what the site reads, and what no mail can say is refused. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../../platform/clock.ts";
import { createStudioSource } from "../../services/content/sources/studio/source.ts";
import { type StudioApi, startApi, testKey } from "./serve-api.ts";

let studio: StudioApi;
const folder = mkdtempSync(path.join(tmpdir(), "wellspring-studio-mails-"));

const words = (button: string) => ({
  title: "New account",
  subject: "Welcome to {site}",
  opening: "One.\n\nTwo.",
  button,
});
const mail = {
  id: "00000000-0000-4000-8000-000000000001",
  type: "mail",
  path: "mails/account-verify",
  text: { "en-US": words("Go on"), es: words("Sigue") },
};
const offer = { title: "News", partner: "River Letters", description: "Weekly.", wording: "They may write." };

beforeAll(async () => {
  studio = await startApi();
  const answer = await fetch(`${studio.url}/studio/api/library`, {
    method: "POST",
    headers: { authorization: `Bearer ${testKey}`, "content-type": "application/json" },
    body: JSON.stringify({ records: [mail], known: [mail] }),
  });
  expect((await answer.json()).outcomes).toEqual({ [mail.id]: "created" });
});
afterAll(async () => {
  await studio.close();
  rmSync(folder, { recursive: true, force: true });
});

const onSite = () =>
  createStudioSource({
    baseUrl: studio.url,
    key: testKey,
    copyDir: mkdtempSync(path.join(folder, "copy")),
    mediaDir: path.join(folder, "media"),
    resolveReference: () => undefined,
    clock: systemClock,
    log: { info: () => {}, warn: () => {} },
    everyMs: 0,
    lagMs: 60_000,
  }).load();
const recordAt = async (place: string) => (await onSite()).records.find((record) => record.path === place);

const publish = (en: object) =>
  studio.payload.update({
    collection: "mail",
    id: mail.id,
    data: { en, _status: "published" } as never,
  });

test("a published mail is on the site with its new words, and with the other language as it was", async () => {
  await publish({ subject: "Good to see you at {site}", closing: "Bye." });
  const record = await recordAt("mails/account-verify");
  expect(record?.text["en-US"]).toEqual({
    ...words("Go on"),
    subject: "Good to see you at {site}",
    closing: "Bye.",
  });
  expect(record?.text.es).toEqual(words("Sigue"));
});

test.each([
  ["without the button of its link", { button: "" }, /yet\. Button \(English\): This mail needs it\.$/],
  ["with a placeholder that it does not have", { opening: "Hello {name}." }, /\{name\} cannot stand here/],
  ["with a line break in its subject", { subject: "One\nBcc: two" }, /Subject \(English\): It is one line\./],
  ["with markup", { opening: "<b>Now</b>" }, /It is plain text/],
  ["with words that are too long", { button: "x".repeat(61) }, /61|60/],
])("a mail %s is not published", async (_, change, reason) => {
  await expect(publish(change)).rejects.toThrow(reason);
  expect((await recordAt("mails/account-verify"))?.text["en-US"].button).toBe("Go on");
});

test("a mail that the site does not send is not published", async () => {
  const made = studio.payload.create({
    collection: "mail",
    data: {
      languages: ["en-US"],
      en: { ...words("Go"), title: "Happy birthday" },
      _status: "published",
    } as never,
  });
  await expect(made).rejects.toThrow(/No mail is called "happy-birthday"/);
});

test("a partner's offer is published in its language, under the name that it has for good", async () => {
  await studio.payload.create({
    collection: "partner",
    data: { languages: ["en-US"], en: offer, _status: "published" } as never,
  });
  expect(await recordAt("partners/news")).toMatchObject({
    type: "partner",
    languages: ["en-US"],
    text: { "en-US": offer },
  });
  expect((await onSite()).problems).toEqual([]);
});

test("both stand in the editor's menu under a heading of their own", () => {
  const groups = studio.payload.config.collections
    .filter(({ slug }) => slug === "mail" || slug === "partner")
    .map(({ slug, admin }) => [slug, (admin.group as { en: string }).en]);
  expect(groups).toEqual([
    ["mail", "The site"],
    ["partner", "The site"],
  ]);
});
