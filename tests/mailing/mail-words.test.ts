/** The words of mails: as they ship, and as editors change them. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { formPaths } from "../../contracts/identity.ts";
import { type MailWords, mailFields, mailNames, mailProblems } from "../../contracts/mail-words.ts";
import { type Locale, locales } from "../../contracts/site.ts";
import { freePort } from "../../scripts/free-ports.mjs";
import { readConfig } from "../../server/config.ts";
import { createIdentityMount } from "../../server/parts/identity.ts";
import { composeServices, type Parts } from "../../server/services.ts";
import { checkoutWords } from "../../services/checkout/mail-words.ts";
import { consentWords } from "../../services/consents/consent-mails.ts";
import { loadContent } from "../../services/content/sources/files/load.ts";
import { accountWords } from "../../services/identity/mail-words.ts";
import { createBrowser, goodPassword } from "../../services/identity/test-identity.ts";
import { dailyWords } from "../../services/mailing/daily-mail.ts";
import { reminderWords } from "../../services/member/reminder-words.ts";
import { eventually } from "../support/eventually.ts";
import { makeDataDir, root, testEnvironment } from "../support/server.ts";

const inCode = (locale: Locale): Record<string, MailWords> =>
  Object.fromEntries(
    Object.entries({
      account: accountWords,
      verse: dailyWords,
      reminder: reminderWords,
      consent: consentWords,
      premium: checkoutWords,
    }).flatMap(([group, words]) =>
      Object.entries(words[locale]).map(([kind, own]) => [`${group}-${kind}`, own]),
    ),
  );

test("every mail has words in code, and they are right", () => {
  for (const locale of locales) {
    const words = inCode(locale);
    expect(Object.keys(words).sort()).toEqual([...mailNames].sort());
    for (const name of mailNames) expect(mailProblems(name, words[name]!), name).toEqual([]);
  }
});

test("the files that ship say what the code says", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "mails-"));
  cpSync(path.join(root, "content/mails"), path.join(folder, "mails"), { recursive: true });
  const { byType } = await loadContent({ root: folder, resolveReference: () => undefined });
  rmSync(folder, { recursive: true });
  const mails = byType.get("mail")!.map(({ record }) => record);
  expect(mails.map(({ path: place }) => place.slice("mails/".length)).sort()).toEqual([...mailNames].sort());
  for (const locale of locales)
    for (const { path: place, text } of mails) {
      const written = Object.fromEntries(
        mailFields.flatMap((field) => (text[locale][field] ? [[field, text[locale][field]]] : [])),
      );
      expect(written, `${place} ${locale}`).toEqual(inCode(locale)[place.slice("mails/".length)]);
    }
});

const library = mkdtempSync(path.join(tmpdir(), "mail-words-"));
const file = path.join(library, "mails/account.yaml");
const { dataDir, remove } = makeDataDir(inject("pgliteTemplate"));
let parts: Parts;
let browser: ReturnType<typeof createBrowser>;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  mkdirSync(path.dirname(file));
  writeFileSync(file, mail("First words", "Primeras palabras"));
  // A library without any item is taken for one that is away.
  writeFileSync(path.join(library, "topics.yaml"), topic);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = { DATA_DIR: dataDir, CONTENT_DIR: library, ORIGIN: origin };
  const log = pino({ level: "silent" });
  parts = await composeServices(readConfig(testEnvironment(settings), root), log, { watch: true });
  closing.push(() => parts.close());
  const server = createServer(createIdentityMount(parts.identity!, []));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  closing.push(() => server.close());
  browser = createBrowser(port, origin);
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  remove();
  rmSync(library, { recursive: true, force: true });
});

const topic = `id: 5b1d3c1e-2f0c-4b9f-8b44-0c9a6d5f7e02
type: topic
title: { en-US: Hope, es: Esperanza }
`;
const mail = (en: string, es: string, button = "button: { en-US: Go <on, es: Sigue }") => `items:
  - id: 5b1d3c1e-2f0c-4b9f-8b44-0c9a6d5f7e01
    type: mail
    name: account-verify
    title: { en-US: New account, es: Cuenta nueva }
    subject: { en-US: "${en} at {site}", es: "${es} en {site}" }
    opening: { en-US: "${en}.\\n\\nA second & last paragraph.", es: "${es}.\\n\\nOtro párrafo." }
    ${button}
`;

let nth = 0;
async function verifyMail(locale: Locale) {
  const email = `reader-${++nth}@example.com`;
  const form = { email, password: goodPassword, firstName: "Ana", lastName: "Ruiz", locale };
  await browser.request(formPaths.register, { form });
  return eventually(async () => {
    const found = (await parts.mailer.mailbox!.list(100)).find(({ to }) => to.address === email);
    expect(found).toBeDefined();
    return found!;
  });
}

/** The content has been read again. */
async function saved(text: string | undefined) {
  const before = [parts.contentVersion(), parts.contentStatus().problems.length];
  if (text === undefined) rmSync(file);
  else writeFileSync(file, text);
  await eventually(() =>
    expect([parts.contentVersion(), parts.contentStatus().problems.length]).not.toEqual(before),
  );
}

test("a changed file is what the next mail says, in both languages; a broken or missing one never stops a mail", async () => {
  const english = await verifyMail("en-US");
  expect(english.subject).toBe("First words at Wellspring");
  expect(english.text).toMatch(/^First words\.\n\nA second & last paragraph\.\n\nGo <on:\nhttp/);
  expect(english.html).toContain("A second &#38; last paragraph.</p>");
  expect(english.html).toContain(">Go &#60;on</a>");
  expect((await verifyMail("es")).subject).toBe("Primeras palabras en Wellspring");

  await saved(mail("Second words", "Otras palabras"));
  expect((await verifyMail("en-US")).subject).toBe("Second words at Wellspring");
  const spanish = await verifyMail("es");
  expect(spanish.subject).toBe("Otras palabras en Wellspring");
  expect(spanish.text).toMatch(/^Otras palabras\.\n\nOtro párrafo\.\n\nSigue:\nhttp/);

  // Without its link it could not be used: what was right last stays.
  await saved(mail("Third words", "Más palabras", ""));
  expect(parts.contentStatus().problems.map(({ reason }) => reason)).toEqual([
    "`button` (en-US): this mail needs it",
    "`button` (es): this mail needs it",
  ]);
  expect((await verifyMail("es")).subject).toBe("Otras palabras en Wellspring");

  await saved(undefined);
  expect((await verifyMail("en-US")).subject).toBe(
    accountWords["en-US"].verify.subject.replace("{site}", "Wellspring"),
  );
});
