import type { Database, Transaction } from "../../platform/database/database.ts";
import { eq } from "../../platform/database/drizzle.ts";
import type { DataSubject, MemberData } from "../../platform/member-data.ts";
import type { Accounts } from "./accounts.ts";
import { type Attempts, attemptKinds } from "./attempts.ts";
import type { Devices } from "./devices.ts";
import { forgetMailJobs } from "./mail-jobs.ts";
import { asPasskey, type PasskeyStore } from "./passkey-store.ts";
import type { Registrations } from "./registrations.ts";
import { accounts as accountRows, models } from "./schema.ts";
import type { SecondFactor } from "./second-factor.ts";

interface OwnDataOptions {
  database: Database;
  accounts: Accounts;
  attempts: Attempts;
  devices: Devices;
  passkeyStore: PasskeyStore;
  registrations: Registrations;
  secondFactor: SecondFactor;
}

export interface OwnData extends MemberData {
  /** `also` is done in the same transaction. */
  erase(member: DataSubject, also?: (tx: Transaction) => Promise<void>): Promise<void>;
}

/** What this service itself holds about someone. Secrets are not theirs to carry about: no hash, no key. */
export function createOwnData(options: OwnDataOptions): OwnData {
  const { database, accounts, attempts, devices, passkeyStore, registrations, secondFactor } = options;
  return {
    name: "account",
    async collect({ subject }) {
      const account = await accounts.find(subject);
      if (!account) return {};
      const { id, email, firstName, lastName, locale, createdAt, emailVerifiedAt, eraseAfter, legacyId } =
        account;
      return {
        account: { id, email, firstName, lastName, locale, createdAt, emailVerifiedAt, eraseAfter, legacyId },
        formerAddresses: await accounts.formerAddresses(subject),
        devices: (await devices.list(subject, undefined)).map(({ current: _, ...device }) => device),
        secondFactor: await secondFactor.state(subject),
        passkeys: (await passkeyStore.list(subject)).map(asPasskey),
      };
    },
    async erase({ subject, emails }, also) {
      await database.transaction(async (tx) => {
        await tx.delete(models).where(eq(models.accountId, subject));
        // Links, former addresses, devices, passkeys and challenges go with it.
        await tx.delete(accountRows).where(eq(accountRows.id, subject));
        await registrations.forget(tx, emails);
        await forgetMailJobs(tx, { subject, emails });
        for (const email of emails) for (const kind of attemptKinds) await attempts.clear(kind, email, tx);
        await also?.(tx);
      });
    },
  };
}
