import * as z from "zod";
import { webAddress } from "./forms.ts";

/** AES-256 keys in base64. */
const sealingKeys = z
  .string()
  .transform((written) => written.split(",").map((key) => Buffer.from(key.trim(), "base64")))
  .refine((keys) => keys.every(({ length }) => length === 32), {
    error: "must be keys of 32 bytes in base64, separated by commas",
  });

export const data = {
  DATA_DIR: z
    .string()
    .min(1)
    .default("data")
    .describe("The folder of the embedded database, the mailbox, keys that were made here, and caches."),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must begin with postgres:// or postgresql://" })
    .optional()
    .describe("PostgreSQL instead of the embedded PGlite. Required in Production."),
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must begin with postgres:// or postgresql://" })
    .optional()
    .describe(
      "The same PostgreSQL without the pooler that `DATABASE_URL` names. Notices between processes need it, because PgBouncer in transaction mode lets none through.",
    ),
  MIGRATE: z
    .enum(["on", "off"])
    .default("on")
    .describe(
      "`off`: the server does not change the database's tables when it starts; `npm run migrate` does, and a start before it stops and says so.",
    ),
  BACKUP_KEY: z
    .string()
    .min(16)
    .optional()
    .describe(
      "A passphrase of at least 16 characters that encrypts backups, and opens them again (docs/backups.md). Keep it somewhere else than the backups.",
    ),
  JOURNAL_KEYS: sealingKeys
    .optional()
    .describe(
      "Keys of 32 bytes in base64 (`openssl rand -base64 32`), separated by commas: the first seals the keys of members' journals and the secrets of second factors and makes the marks by which a free trial is known again; the others still open what they sealed. Made in `DATA_DIR` when not set; required in Production. Lost keys are lost journals.",
    ),
  MEMBER_URL: webAddress
    .optional()
    .describe(
      "Another member service, with its base path (`https://members.example.com/wellspring/api/v2`). Calls are passed on with the member's token; the checkout's, below `/stripe`, stay here (services/member/README.md).",
    ),
  LEGACY_USERS_URL: webAddress
    .optional()
    .describe(
      "Another legacy user service, its address up to `/api/users` (services/legacy-users/README.md).",
    ),
  LEGACY_USERS_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      "The key that calls of `/api/users` need from outside, and by which the old system signs the ids in its links (services/legacy-users/README.md), at least 32 characters. Without it the embedded service answers from outside on `Local` only, and no id is believed.",
    ),
};
