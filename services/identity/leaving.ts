import { randomUUID } from "node:crypto";
import { deletionGraceDays } from "../../contracts/identity.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { MemberData } from "../../platform/member-data.ts";
import type { AccountMails } from "./account-mails.ts";
import type { Account, Accounts } from "./accounts.ts";
import type { MailLinks } from "./mail-links.ts";
import { revokeAccount } from "./oidc-adapter.ts";
import type { OwnData } from "./own-data.ts";

interface LeavingOptions {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, "add" | "handle">;
  accounts: Accounts;
  accountMails: AccountMails;
  links: MailLinks;
  /** Every other service that holds something about a member. */
  others(): readonly MemberData[];
  own: OwnData;
}

const day = 24 * 60 * 60_000;
const kind = "identity.erase";
const stopKind = "identity.leaving";
/**
 * From its day on nothing opens the account; erasing begins so much later, when every call and job that was let in before has
 * ended. So nothing is written for an account that is erased.
 */
export const erasureDelayMs = 2 * 60_000;

/** Account deletion, from request to last row. The date is stored in the account; the job runs on it. */
export function createLeaving(options: LeavingOptions) {
  const { database, clock, jobs, accounts, accountMails, links, others, own } = options;
  /** Accounts deleted before this moment can be erased. */
  const erasableBefore = () => new Date(clock.now().getTime() - erasureDelayMs);

  /**
   * Erases an account whose day has come, if its owner has not stayed after all. Identity comes last: as long as the account
   * is there, whatever stopped half-way is begun again, and every step is safe to repeat.
   */
  async function erase(accountId: string): Promise<void> {
    const account = await accounts.findLeft(accountId, erasableBefore());
    if (!account) return;
    const member = await accounts.subjectOf(account);
    await revokeAccount(database.db, account.id);
    // In order: a service may need data stored by the next one, so a failure postpones all after it.
    for (const service of others()) await service.erase(member);
    await own.erase(member, (tx) => accountMails.notify("left", account, tx));
  }

  jobs.handle<{ accountId: string }>(kind, ({ payload }) => erase(payload.accountId), {
    concurrency: 1,
    maxAttempts: 50,
  });

  /** What goes on by itself stops or goes on, as the account says by then. */
  jobs.handle<{ accountId: string }>(
    stopKind,
    async ({ payload }) => {
      const account = await accounts.find(payload.accountId);
      if (!account) return;
      const member = await accounts.subjectOf(account);
      for (const service of others()) await service.leaving?.(member, account.eraseAfter !== null);
    },
    { concurrency: 1, maxAttempts: 50 },
  );
  const stopOrGoOn = (accountId: string, tx?: Transaction) =>
    jobs.add({ kind: stopKind, key: randomUUID(), payload: { accountId } }, tx);

  const scheduleErasure = (accountId: string, at: Date) =>
    jobs.add({ kind, key: `${accountId} ${at.toISOString()}`, runAt: at, payload: { accountId } });

  async function stay(accountId: string, tx: Transaction): Promise<boolean> {
    if (!(await accounts.stay(accountId, tx))) return false;
    await stopOrGoOn(accountId, tx);
    return true;
  }

  return {
    /** When everything will be erased. */
    async wish(account: Account): Promise<Date> {
      const at = new Date(clock.now().getTime() + deletionGraceDays * day);
      const eraseAfter = (await accounts.leave(account.id, at)) ?? at;
      await scheduleErasure(account.id, new Date(eraseAfter.getTime() + erasureDelayMs));
      await stopOrGoOn(account.id);
      if (!account.eraseAfter) await accountMails.leaving(account);
      return eraseAfter;
    },
    /** By the link in the mail; false when it is too late. */
    stay: (token: string): Promise<boolean> =>
      database.transaction(async (tx) => {
        const link = await links.redeem("cancel-deletion", token, tx);
        return Boolean(link?.accountId && (await stay(link.accountId, tx)));
      }),
    /** By somebody who is signed in. */
    stayAs: (accountId: string): Promise<boolean> => database.transaction((tx) => stay(accountId, tx)),
    /** For those whose job was lost or given up: the account says what is due. */
    async sweep(): Promise<void> {
      const hour = Math.floor(clock.now().getTime() / 3_600_000) * 3_600_000;
      for (const { id } of await accounts.listLeft(erasableBefore()))
        await scheduleErasure(id, new Date(hour));
    },
  };
}

export type Leaving = ReturnType<typeof createLeaving>;
