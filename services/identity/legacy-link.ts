import { premiumRole } from "../../contracts/site.ts";
import type { Transaction } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { Account, Accounts } from "./accounts.ts";
import type { RolesOf } from "./claims.ts";

/** A person in the format of the legacy user service. */
export interface LegacyPerson {
  legacyId: string;
  isPremiumMember: boolean;
  email: string;
  firstName: string;
  lastName: string;
}

export interface LegacyLinkOptions {
  jobs: Pick<Jobs, "add" | "handle">;
  accounts: Accounts;
  rolesOf: RolesOf;
  productName: string;
  /** Looks them up, and creates them on a 404. */
  ensureLegacyUser(person: LegacyPerson): Promise<unknown>;
}

const kind = "identity.legacy-user";

/** Notifies the legacy user service of an account with a legacy id; retries if the service is down. */
export function createLegacyLink({
  jobs,
  accounts,
  rolesOf,
  productName,
  ensureLegacyUser,
}: LegacyLinkOptions) {
  jobs.handle<{ accountId: string }>(kind, async ({ payload }) => {
    const account = await accounts.find(payload.accountId);
    if (!account?.legacyId || account.legacyLinkedAt) return;
    const { legacyId, email, firstName, lastName } = account;
    const isPremiumMember = (await rolesOf(account.id)).includes(premiumRole(productName));
    await ensureLegacyUser({ legacyId, isPremiumMember, email, firstName, lastName });
    await accounts.markLegacyLinked(account.id);
  });

  return async function link(tx: Transaction, { id, legacyId }: Account): Promise<void> {
    if (legacyId) await jobs.add({ kind, key: id, payload: { accountId: id } }, tx);
  };
}
