import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Account } from "./accounts.ts";

export const knownDeviceCookie = "identity_known";
export const knownDeviceSeconds = 365 * 24 * 60 * 60;

/** A browser may be shared by a family. */
const maxAccounts = 4;

type Owner = Pick<Account, "id" | "passwordHash">;

/**
 * A browser that an account has signed in with before has its own count of wrong passwords, so that strangers who guess
 * cannot lock the owner out. Its cookie names nobody: a random id, and a code that only fits one account and its password.
 */
export function createKnownDevices(secrets: readonly string[]) {
  const codeOf = (secret: string, id: string, { id: accountId, passwordHash }: Owner) =>
    createHmac("sha256", secret)
      .update(`known-device ${id} ${accountId} ${passwordHash}`)
      .digest("base64url");
  const entriesIn = (cookie = "") =>
    cookie
      .split("~")
      .map((entry) => entry.split("."))
      .filter((parts): parts is [string, string] => parts.length === 2)
      .map(([id, code]) => ({ id, code }));
  const fits = ({ id, code }: { id: string; code: string }, owner: Owner) =>
    secrets.some((secret) => {
      const [given, right] = [Buffer.from(code), Buffer.from(codeOf(secret, id, owner))];
      return given.length === right.length && timingSafeEqual(given, right);
    });

  return {
    /** The browser's id with this account, if they know each other. */
    idOf(cookie: string | undefined, owner: Owner | undefined): string | undefined {
      return owner && entriesIn(cookie).find((entry) => fits(entry, owner))?.id;
    },
    /** The cookie after this account has signed in. */
    withAccount(cookie: string | undefined, owner: Owner): string {
      const id = randomBytes(16).toString("base64url");
      const others = entriesIn(cookie).filter((entry) => !fits(entry, owner));
      return [{ id, code: codeOf(secrets[0]!, id, owner) }, ...others]
        .slice(0, maxAccounts)
        .map((entry) => `${entry.id}.${entry.code}`)
        .join("~");
    },
  };
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;
