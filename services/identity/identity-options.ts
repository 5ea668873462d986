import type { IncomingMessage } from "node:http";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { Log } from "../../platform/log.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import type { MemberData } from "../../platform/member-data.ts";
import type { KeyRing } from "../../platform/sealing.ts";
import type { AccountMailsOptions } from "./account-mails.ts";
import type { FormsPerAddress } from "./address-limits.ts";
import type { RolesOf } from "./claims.ts";
import type { LegacyLinkOptions } from "./legacy-link.ts";
import type { Passwords } from "./passwords.ts";
import type { IdentitySecrets } from "./secrets.ts";

export interface IdentityOptions {
  database: Database;
  clock: Clock;
  /** By which apps make the codes of a second factor; the system's when not given. */
  machineClock?: Clock;
  log: Log;
  mailer: Pick<Mailer, "send" | "sendsOnce">;
  mailWords?: AccountMailsOptions["mailWords"];
  origin: string;
  siteName: string;
  productName: string;
  secrets: IdentitySecrets;
  /** Hashes and compares passwords; argon2 when not given. */
  passwords?: Passwords;
  /** Seals the secrets of second factors. */
  ring: KeyRing;
  rolesOf: RolesOf;
  jobs: Pick<Jobs, "add" | "handle" | "idle">;
  /** Every other service that holds something about a member, asked when someone takes their data along or leaves. */
  memberData(): readonly MemberData[];
  ensureLegacyUser: LegacyLinkOptions["ensureLegacyUser"];
  /** By which the old system signs its users' ids; without it none is believed. */
  legacyKey?: string | undefined;
  /** The box beside the registration form was ticked; what it means is others' business. */
  onNewsletterWish: AccountMailsOptions["onNewsletterWish"];
  clientId?: string;
  /** Other sites that sign in here, and the names they go by. */
  otherSites?: readonly { clientId: string; origin: string }[];
  /** The studio, which signs in here too, with a secret of its own. */
  studio?: { clientId: string; secret: string; redirectPath: string } | undefined;
  /** Who is asking, for the limits; without it the socket's address. */
  addressOf?(request: IncomingMessage): string | undefined;
  /** Only behind a trusted proxy, which may use another host name and forwards the original one. */
  trustForwardedHost?: boolean;
  /** Each process counts for itself where none are given. */
  rateLimits?: Limits;
  limits?: { formsPerAddress?: Partial<FormsPerAddress>; accessTokenSeconds?: number };
}
