import fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { runningClock } from "../../tests/support/fixed-clock.ts";
import { PermanentFailure } from "../jobs/job.ts";
import { createMailboxApp } from "./mailbox-app.ts";
import { createMailer } from "./mailer.ts";
import { parseMailAddress } from "./message.ts";
import { type SmtpServer, startSmtpServer } from "./test-smtp.ts";

const log = pino({ level: "silent" });
const clock = runningClock();
const from = { name: "Wellspring", address: "no-reply@example.com" };
const mail = {
  to: { address: "desk@example.com" },
  replyTo: { name: "Añá", address: "ana@example.org" },
  subject: "Canción",
  text: "Hola.\n.\nAdiós.",
};
const folders: string[] = [];
const newFolder = () => {
  const folder = fs.mkdtempSync(path.join(tmpdir(), "mailbox-"));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => void fs.rmSync(folder, { recursive: true, force: true })));

describe("by SMTP", () => {
  let smtp: SmtpServer;
  beforeAll(async () => {
    smtp = await startSmtpServer();
  });
  afterAll(() => smtp.close());
  afterEach(() => {
    smtp.received.length = 0;
    smtp.refuse(undefined);
  });
  const mailer = () => createMailer({ smtpUrl: smtp.url, dataDir: "/nowhere", from, clock, log });

  test("a message goes through a real conversation, whole", async () => {
    const { messageId } = await mailer().send(mail);
    expect(smtp.received).toHaveLength(1);
    const [{ to, data }] = smtp.received as [(typeof smtp.received)[0]];
    expect(to).toEqual(["desk@example.com"]);
    expect(data).toContain(`Message-ID: ${messageId}`);
    expect(data).toContain("From: Wellspring <no-reply@example.com>");
    expect(data).toMatch(/Reply-To: =\?UTF-8\?.*<ana@example\.org>/);
    expect(data).toMatch(/Subject: =\?UTF-8\?/);
  });

  test("the server is greeted with the site's host, unless SMTP_URL has a name of its own", async () => {
    const greets = async (url: string, origin: string) => {
      await createMailer({ smtpUrl: url, origin, dataDir: "/nowhere", from, clock, log }).send(mail);
      return smtp.received.at(-1)!.helo;
    };
    expect(await greets(smtp.url, "https://wellspring.example")).toBe("wellspring.example");
    expect(await greets(`${smtp.url}?name=mx.example.net`, "https://wellspring.example")).toBe(
      "mx.example.net",
    );
    // No name that a server could look up.
    expect(await greets(smtp.url, "http://localhost:3000")).not.toBe("localhost");
  });

  test("Auto-Submitted is on what the site sends by itself, not on what a visitor wrote", async () => {
    await mailer().send(mail);
    const { replyTo: _, ...own } = mail;
    await mailer().send(own);
    const [written, byItself] = smtp.received;
    expect(written!.data).not.toContain("Auto-Submitted");
    expect(byItself!.data).toContain("Auto-Submitted: auto-generated");
  });

  test("header injection is impossible: a line break in a name or subject stays inside its header", async () => {
    const evil = "Hi\r\nBcc: victim@example.net\r\n\r\nbody";
    await mailer().send({ ...mail, subject: evil, replyTo: { name: evil, address: "ana@example.org" } });
    const [{ to, data }] = smtp.received as [(typeof smtp.received)[0]];
    expect(to).toEqual(["desk@example.com"]);
    expect(data).not.toMatch(/^bcc:/im);
  });

  test.each([
    "a@example.com\r\nBcc: b@example.com",
    "a@example.com,b@example.com",
    "a@b@c",
    "<a@example.com>",
    "nobody",
  ])("an address that is not one is refused: %j", async (address) => {
    await expect(mailer().send({ ...mail, to: { address } })).rejects.toThrow(/no e-mail address/);
    await expect(mailer().send({ ...mail, replyTo: { address } })).rejects.toThrow(/no e-mail address/);
    expect(smtp.received).toEqual([]);
  });

  test("a server in trouble is an error, so that the message can be tried again", async () => {
    smtp.refuse("451 try later");
    await expect(mailer().send(mail)).rejects.toThrow(/451/);
  });

  test("a permanent refusal (5xx) is a distinct error and not retried", async () => {
    smtp.refuse("550 5.1.1 no such user");
    await expect(mailer().send(mail)).rejects.toThrow(PermanentFailure);
    smtp.refuse("451 try later");
    await expect(mailer().send(mail)).rejects.not.toThrow(PermanentFailure);
  });

  test("no server at all is an error too", async () => {
    const gone = await startSmtpServer();
    await gone.close();
    await expect(
      createMailer({ smtpUrl: gone.url, dataDir: "/nowhere", from, clock, log }).send(mail),
    ).rejects.toThrow();
  });
});

describe("the mailbox", () => {
  test("without an SMTP server a message is stored in a file and listed newest first", async () => {
    const dataDir = newFolder();
    const mailer = createMailer({ dataDir, from, clock, log });
    await mailer.send(mail);
    clock.advance(2000);
    await mailer.send({ ...mail, subject: "Second" });
    const list = await mailer.mailbox!.list();
    expect(list.map(({ subject }) => subject)).toEqual(["Second", "Canción"]);
    expect(fs.readdirSync(path.join(dataDir, "mailbox"))).toHaveLength(2);
    expect(await createMailer({ dataDir, from, clock, log }).mailbox!.find(list[0]!.id)).toEqual(list[0]);
    expect(await mailer.mailbox!.find("../../package")).toBeUndefined();
  });

  test("/dev/mailbox escapes everything and shows HTML in a sandboxed frame", async () => {
    const mailer = createMailer({ dataDir: newFolder(), from, clock, log });
    const app = createMailboxApp(mailer.mailbox!);
    expect(await (await app.request("/")).text()).toContain("No message has been sent yet");
    const evil = "<script>alert(1)</script>";
    await mailer.send({ ...mail, subject: evil, text: evil, html: `<p>Hi</p>${evil}` });
    const { items } = await (await app.request("/messages")).json();
    for (const address of ["/", `/${items[0].id}`]) {
      const text = await (await app.request(address)).text();
      expect(text).not.toContain("<script");
      expect(text).toContain("&lt;script&gt;");
    }
    expect(await (await app.request(`/${items[0].id}`)).text()).toContain(
      '<iframe title="The message" sandbox src=',
    );
    const framed = await app.request(`/${items[0].id}/html`);
    expect(framed.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
    expect((await app.request("/nothing")).status).toBe(404);

    const link = `https://example.com/?a=1&b="x"`;
    await mailer.send({ ...mail, text: `Confirm: ${link}\n` });
    const [newest] = (await (await app.request("/messages")).json()).items;
    const escaped = link.replace("&", "&amp;").replaceAll('"', "&quot;");
    expect(await (await app.request(`/${newest.id}`)).text()).toContain(
      `<a href="${escaped}">${escaped}</a>`,
    );
  });
});

test("addresses in settings are read with or without a name", () => {
  expect(parseMailAddress('"Wellspring" <a@example.com>')).toEqual({
    name: "Wellspring",
    address: "a@example.com",
  });
  expect(parseMailAddress("a@example.com")).toEqual({ address: "a@example.com" });
  for (const bad of ["", "a", "a@b, c@d", "A <a@b> <c@d>"]) expect(parseMailAddress(bad)).toBeUndefined();
});
