import type { MailWordsNow } from "../../contracts/mail-words.ts";
import type { RoleStore } from "../../contracts/roles.ts";
import type { VerifyBearer } from "../../platform/bearer.ts";
import type { Clock, MovableClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { Log } from "../../platform/log.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { Config } from "../config.ts";

/** What every part of the server is composed of. */
export interface Shared {
  config: Config;
  database: Database;
  mailer: Mailer;
  /** What mails say, as editors published it last. */
  mailWords: MailWordsNow;
  clock: Clock | MovableClock;
  log: Log;
  /** The member of an access token, whichever provider issued it. */
  verifyBearer: VerifyBearer;
  roles: RoleStore;
  /** Rate limits that all processes of one database count together. */
  rateLimits: Limits;
  /** Work that must survive a restart. */
  jobs: Jobs;
}
