import { systemClock } from "../../platform/clock.ts";
import type { Log } from "../../platform/log.ts";
import { createMailer } from "../../platform/mail/mailer.ts";
import { openTransport } from "../../platform/mail/transport.ts";
import type { Config } from "../config.ts";
import { type Finding, fail, ok, reasonOf, warning } from "./finding.ts";

const check = "mail";

type MailSettings = Pick<
  Config,
  "SMTP_URL" | "MAIL_FROM" | "ORIGIN" | "SITE_NAME" | "dataDir" | "production"
>;

/** What to do about it, by what nodemailer or the server said. */
const mends: [RegExp, string][] = [
  [
    /self-signed|certificate|altname/i,
    "Give Node the certificate's authority (NODE_EXTRA_CA_CERTS), correct the host's name, or, on a network that you trust, add ?tls.rejectUnauthorized=false to SMTP_URL.",
  ],
  [
    /EAUTH|535|534|530|auth/i,
    "Correct the user and password in SMTP_URL; characters such as @ are written as %40.",
  ],
  [
    /ECONNREFUSED/,
    "Nothing listens there: correct the host and port in SMTP_URL (587 for smtp://, 465 for smtps://).",
  ],
  [/ENOTFOUND|EDNS|EAI_AGAIN|getaddrinfo/, "The host's name is unknown: correct it in SMTP_URL."],
  [
    /ETIMEDOUT|timeout|greeting/i,
    "No answer: many hosts block port 25 and 587 outwards; ask yours, or use smtps:// with port 465 if the server speaks TLS at once.",
  ],
  [
    /wrong version number|SSL|TLS/i,
    "smtps:// is for TLS from the first byte (port 465); use smtp:// for STARTTLS (port 587).",
  ],
];

const mendOf = (error: unknown): string => {
  const said = `${(error as { code?: string }).code ?? ""} ${reasonOf(error)}`;
  return mends.find(([words]) => words.test(said))?.[1] ?? "See platform/mail/README.md for SMTP_URL.";
};

const placeOf = (smtpUrl: string): string => {
  const { protocol, host } = new URL(smtpUrl);
  return `${protocol}//${host}`;
};

/** The server is reached and lets us in; with `mailTo` one message is really sent. */
export async function checkMail(config: MailSettings, log: Log, mailTo?: string): Promise<Finding[]> {
  const { SMTP_URL: smtpUrl, ORIGIN: origin, MAIL_FROM: from, SITE_NAME, dataDir } = config;
  if (!smtpUrl) {
    const found = `SMTP_URL is not set: mail is not sent, only stored in ${dataDir}/mailbox`;
    return config.production
      ? [
          fail(
            check,
            found,
            "Set SMTP_URL, MAIL_FROM and CONTACT_TO: nobody can confirm an address without mail.",
          ),
        ]
      : [ok(check, found)];
  }
  const place = placeOf(smtpUrl);
  const transport = await openTransport(smtpUrl, origin);
  try {
    await transport.verify();
  } catch (error) {
    return [fail(check, `${place} cannot be used: ${reasonOf(error)}`, mendOf(error))];
  } finally {
    transport.close();
  }
  const findings = [ok(check, `${place} answers and lets us in`)];
  if (/\.?(localhost|example|test|invalid)$/.test(from.address))
    findings.push(
      warning(
        check,
        `MAIL_FROM is ${from.address}, which nobody can answer`,
        "Set MAIL_FROM to an address of your own domain.",
      ),
    );
  if (!mailTo) return findings;
  const mailer = createMailer({ smtpUrl, origin, dataDir, from, clock: systemClock, log });
  try {
    await mailer.send({
      to: { address: mailTo },
      subject: `${SITE_NAME}: mail works`,
      text: `This message was sent by ${origin} to try its mail settings. If you read it, they work.\n`,
    });
    findings.push(
      ok("mail sent", `the server took a message to ${mailTo}: see whether it has arrived, and not as spam`),
    );
  } catch (error) {
    findings.push(
      fail("mail sent", `the server refused a message to ${mailTo}: ${reasonOf(error)}`, mendOf(error)),
    );
  } finally {
    mailer.close();
  }
  return findings;
}
