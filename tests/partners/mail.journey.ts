import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock } from "../../platform/clock.ts";
import { createMailer } from "../../platform/mail/mailer.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { eventually } from "../support/eventually.ts";
import { type Postfix, startPostfix } from "./postfix.ts";

let postfix: Postfix | undefined;
beforeAll(async () => {
  postfix = await startPostfix();
  if (!postfix) console.warn("NOT TESTED with postfix: it needs Debian and root.");
});
afterAll(() => postfix?.stop());

async function send(query: string, mail: Omit<Mail, "to">): Promise<string> {
  const mailer = createMailer({
    smtpUrl: postfix!.url + query,
    origin: "https://wellspring.example",
    dataDir: "/nowhere",
    from: { name: "Wellspring", address: "no-reply@example.com" },
    clock: systemClock,
    log: pino({ level: "silent" }),
  });
  try {
    const { messageId } = await mailer.send({ to: { address: "ruth@example.org" }, ...mail });
    return await eventually(() => {
      const delivered = postfix!.messages().find((message) => message.includes(messageId));
      if (!delivered) throw new Error("It has not been delivered yet.");
      return delivered;
    });
  } finally {
    mailer.close();
  }
}

test("mail tried with a real postfix: STARTTLS with a self-signed certificate, HELO name, Auto-Submitted", async ({
  skip,
}) => {
  if (!postfix) skip();
  const mail = { subject: "Canción", text: `Hola.\n.\nAdiós.\n${"ñ".repeat(200)}` };
  await expect(send("", mail)).rejects.toThrow(/self-signed certificate/);

  const trusted = await send("?tls.rejectUnauthorized=false", {
    ...mail,
    unsubscribeUrl: "https://wellspring.example/u/1",
  });
  expect(trusted).toContain("Received: from wellspring.example (");
  expect(trusted).toMatch(/using TLSv1\.3/);
  expect(trusted).toContain("Auto-Submitted: auto-generated");
  expect(trusted).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  expect(trusted).toContain("Subject: =?UTF-8?Q?Canci=C3=B3n?=");
  const body = Buffer.from(trusted.split("\n\n").slice(1).join("\n\n"), "base64").toString("utf8");
  expect(body.trim()).toBe(mail.text);

  const plain = await send("?ignoreTLS=true&name=other.example", {
    ...mail,
    replyTo: { address: "ana@example.net" },
  });
  expect(plain).toContain("Received: from other.example (");
  expect(plain).not.toMatch(/using TLS/);
  expect(plain).not.toContain("Auto-Submitted");
  await expect(send("?requireTLS=true", mail)).rejects.toThrow(/self-signed certificate/);
});
