import * as z from "zod";
import { mailAddress, webAddress } from "./forms.ts";

const offOrAddress = "must be off, or an address that begins with https:// or http://";

const pushKey = (bytes: number) =>
  z.string().refine((written) => Buffer.from(written, "base64url").length === bytes, {
    error: `must be a key of ${bytes} bytes in base64url`,
  });

export const mail = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must begin with smtp:// or smtps://" })
    .optional()
    .describe(
      "Mail by SMTP; `MAIL_FROM` and `CONTACT_TO` are then required. Without it mail is stored in `DATA_DIR` and readable at `/dev/mailbox`.",
    ),
  MAIL_FROM: mailAddress
    .default({ name: "Wellspring", address: "no-reply@localhost" })
    .describe("From whom, such as `Wellspring <hello@example.org>`."),
  CONTACT_TO: mailAddress
    .default({ address: "contact@localhost" })
    .describe("Who reads what is sent with the contact form."),
  CONTACT_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .default(730)
    .describe(
      "How many days a message of the contact form stays in the database once it has been mailed to `CONTACT_TO`. One that could not be mailed stays (docs/retention.md).",
    ),
  MAIL_PER_SECOND: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(20)
    .describe("E-mails that one machine sends in a second by SMTP, with all its processes together."),
  SMS_URL: webAddress
    .optional()
    .describe(
      'A gateway for text messages: `POST {"to": "+15551234567", "text": "…"}` with an `Idempotency-Key`. Without it they are logged only.',
    ),
  SMS_TOKEN: z.string().min(1).optional().describe("Its bearer token."),
  PUSH_PUBLIC_KEY: pushKey(65)
    .optional()
    .describe(
      "The public key for reminders on devices (VAPID), in base64url; `npm run setup` makes both. Made once in the database when not set. With another key every device has to be switched on again.",
    ),
  PUSH_PRIVATE_KEY: pushKey(32).optional().describe("Its private key."),
  PUSH_TEST_RECEIVER: z
    .stringbool()
    .default(false)
    .describe(
      "`true` lets reminders go to http and to private addresses, for a receiver of one's own in tests; refused in Production.",
    ),
  LEADS_URL: z
    .union([z.literal("off"), z.url({ protocol: /^https?$/, error: offOrAddress })], { error: offOrAddress })
    .optional()
    .describe("Another lead-routing backend, or `off` for none (services/leads/README.md)."),
  BIBLE_MINUTE_URL: webAddress
    .optional()
    .describe("The bible-minute service, asked for the address of its visitors (`?vid=`)."),
};
