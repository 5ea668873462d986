import { createHmac, timingSafeEqual } from "node:crypto";
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

const idPattern = /^[\w-]{1,64}$/;
const digestOf = (text: string, key: string) => createHmac("sha256", key).update(text).digest();

/**
 * The id of `ID.SIGNATURE`, as the old system writes it into its links; null for an id that anybody may have typed. The
 * signature is of "legacyId:ID", by HMAC-SHA256 with the key that both share, in base64url.
 */
export function readLegacyId(given: string, key: string | undefined): string | null {
  const [id = "", signature = "", ...more] = given.split(".");
  if (key === undefined || more.length > 0 || !idPattern.test(id)) return null;
  const expected = digestOf(`legacyId:${id}`, key);
  const sent = Buffer.from(signature, "base64url");
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? id : null;
}

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
