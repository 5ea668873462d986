import type { Database, Transaction } from "../../platform/database/database.ts";
import type { AccountMails } from "./account-mails.ts";
import type { Account, Accounts } from "./accounts.ts";
import type { Attempts } from "./attempts.ts";
import type { Devices } from "./devices.ts";
import type { MailLinks } from "./mail-links.ts";
import { endHalfSignIns, revokeAccount } from "./oidc-adapter.ts";
import type { PasskeyStore } from "./passkey-store.ts";
import type { Registration, Registrations } from "./registrations.ts";

interface CredentialsOptions {
  database: Database;
  accounts: Accounts;
  registrations: Registrations;
  links: MailLinks;
  attempts: Attempts;
  devices: Devices;
  passkeyStore: PasskeyStore;
  accountMails: AccountMails;
  /** Within the transaction that makes an account. */
  onConfirmed(tx: Transaction, account: Account): Promise<void>;
}

/** Changes of what opens an account. Each is one transaction: whatever fails in it leaves everything as it was. */
export function createCredentials(options: CredentialsOptions) {
  const { database, accounts, registrations, links, attempts, devices, passkeyStore, accountMails } = options;

  return {
    /** The new account; undefined when the address has one by now. */
    confirm: (token: string, registration: Registration): Promise<Account | undefined> =>
      database.transaction(async (tx) => {
        const account = await accounts.create(tx, registration);
        // Of two who press at once, one makes the account.
        if (!account) return undefined;
        await links.redeem("verify-email", token, tx);
        await links.moveToAccount(tx, "verify-email", token, account.id);
        await registrations.forget(tx, [account.email]);
        await options.onConfirmed(tx, account);
        return account;
      }),
    /** Whether this link did it already: a second click need not be an error. */
    async isConfirmed(token: string): Promise<boolean> {
      const link = await links.used("verify-email", token);
      return Boolean(link?.accountId && (await accounts.find(link.accountId)));
    },
    async isMoved(token: string): Promise<boolean> {
      const link = await links.used("change-email", token);
      const account = link?.accountId ? await accounts.find(link.accountId) : undefined;
      return account !== undefined && account.email === link?.email;
    },
    changeEmail: (token: string): Promise<boolean> =>
      database.transaction(async (tx) => {
        const link = await links.redeem("change-email", token, tx);
        if (!link?.accountId || !link.email) return false;
        if (!(await accounts.changeEmail(tx, link.accountId, link.email))) return false;
        // What was sent to the old address opens nothing any more.
        await links.forget(tx, ["reset-password", "sign-in"], link.accountId);
        return true;
      }),
    /** Whom the link signs in, which it does once; of two who press at once, one. */
    async signInBy(token: string): Promise<Account | undefined> {
      const link = await database.transaction((tx) => links.redeem("sign-in", token, tx));
      return link?.accountId ? accounts.find(link.accountId) : undefined;
    },
    /** By a link in a mail: ends every other session, passkey and pending sign-in. */
    reset: (token: string, passwordHash: string): Promise<boolean> =>
      database.transaction(async (tx) => {
        const link = await links.redeem("reset-password", token, tx);
        const account = link?.accountId && (await accounts.setPassword(tx, link.accountId, passwordHash));
        if (!account) return false;
        // A person with the old password may have requested another address meanwhile.
        await links.forget(tx, ["reset-password", "change-email", "sign-in"], account.id);
        await revokeAccount(tx, account.id);
        await devices.forget(tx, account.id);
        await passkeyStore.removeAll(tx, account.id);
        await attempts.clear("sign-in", account.email, tx);
        await accountMails.notify("recovered", account, tx);
        return true;
      }),
    /** By someone signed in who has just given the password `account` has; false when it has another one by now. */
    changePassword: (account: Account, passwordHash: string, savedUid: string): Promise<boolean> =>
      database.transaction(async (tx) => {
        if (!(await accounts.setPassword(tx, account.id, passwordHash, account.passwordHash))) return false;
        await links.forget(tx, ["reset-password", "change-email", "sign-in"], account.id);
        await endHalfSignIns(tx, account.id);
        await devices.endOthers(tx, account.id, savedUid);
        await accountMails.notify("changed", account, tx);
        return true;
      }),
  };
}

export type Credentials = ReturnType<typeof createCredentials>;
