import { createHash, randomBytes } from "node:crypto";
import { hashRaw } from "@node-rs/argon2";
import { Secret, TOTP } from "otpauth";
import type { SecondFactorSetUp, SecondFactorState } from "../../contracts/identity-calls.ts";
import { type Clock, systemClock } from "../../platform/clock.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { and, eq, inArray, isNull, lt, sql } from "../../platform/database/drizzle.ts";
import type { KeyRing } from "../../platform/sealing.ts";
import type { Account } from "./accounts.ts";
import { hashingCost } from "./passwords.ts";
import { recoveryCodes, secondFactors } from "./schema.ts";

interface SecondFactorOptions {
  database: Database;
  clock: Clock;
  /** Of the apps that make codes: the machine's, whatever the site's clock says. */
  machineClock?: Clock | undefined;
  ring: KeyRing;
  siteName: string;
}

const periodSeconds = 30;
const codesGiven = 10;
const codeLength = 10;
/** Unambiguous letters and digits: 50 bits per code, few enough that whoever reads the table must not be able to try them fast. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";

/** One slow hash finds the code among all of its account's, whose random id is the salt. */
async function slowHashOf(accountId: string, code: string): Promise<string> {
  const hash = await hashRaw(code, { ...hashingCost, salt: Buffer.from(accountId) });
  return `argon2id ${hash.toString("base64url")}`;
}
/** Of codes that were given out before hashes were slow. */
const fastHashOf = (accountId: string, code: string) =>
  createHash("sha256").update(`${accountId} ${code}`).digest("base64url");
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, "");

function newCode(): string {
  // 31 characters: bytes that would favor the first ones are discarded.
  const characters: string[] = [];
  while (characters.length < codeLength)
    for (const byte of randomBytes(16))
      if (byte < 248 && characters.length < codeLength) characters.push(alphabet[byte % alphabet.length]!);
  return `${characters.slice(0, 5).join("")}-${characters.slice(5).join("")}`;
}

/** Whether there was one that is asked for. */
export async function removeSecondFactor(tx: Transaction, accountId: string): Promise<boolean> {
  const [removed] = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.accountId, accountId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  return Boolean(removed?.confirmedAt);
}

/** A code from an app, beside the password (RFC 6238). */
export function createSecondFactor(options: SecondFactorOptions) {
  const { database, clock, machineClock = systemClock, ring, siteName } = options;
  const { db } = database;
  const about = (accountId: string) => `second-factor ${accountId}`;
  const totpOf = (secret: string, label = "") =>
    new TOTP({ issuer: siteName, label, period: periodSeconds, secret: Secret.fromBase32(secret) });
  const on = (accountId: string) =>
    and(eq(secondFactors.accountId, accountId), sql`${secondFactors.confirmedAt} is not null`);

  async function rowOf(accountId: string) {
    const [row] = await db.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
    return row;
  }

  /** The code's time step of 30 seconds; one step of clock skew is accepted. */
  function stepOf(sealed: string, accountId: string, code: string): number | undefined {
    const now = machineClock.now().getTime();
    const totp = totpOf(ring.unseal(sealed, about(accountId)).toString());
    const delta = totp.validate({ token: code.replace(/\s/g, ""), timestamp: now, window: 1 });
    return delta === null ? undefined : Math.floor(now / 1000 / periodSeconds) + delta;
  }

  async function issueCodes(accountId: string): Promise<string[]> {
    const codes = Array.from({ length: codesGiven }, newCode);
    const hashes = await Promise.all(codes.map((code) => slowHashOf(accountId, plain(code))));
    await database.transaction(async (tx) => {
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
      await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ hash, accountId })));
    });
    return codes;
  }

  /** It is gone with its first use. */
  async function useRecoveryCode(accountId: string, written: string): Promise<boolean> {
    const code = plain(written);
    if (code.length !== codeLength) return false;
    const hashes = [await slowHashOf(accountId, code), fastHashOf(accountId, code)];
    const used = await db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.accountId, accountId), inArray(recoveryCodes.hash, hashes)))
      .returning({ hash: recoveryCodes.hash });
    return used.length > 0;
  }

  return {
    async isOn(accountId: string): Promise<boolean> {
      return Boolean((await rowOf(accountId))?.confirmedAt);
    },
    async state(accountId: string): Promise<SecondFactorState> {
      const row = await rowOf(accountId);
      const left = await db
        .select({ hash: recoveryCodes.hash })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.accountId, accountId));
      return { since: row?.confirmedAt?.toISOString() ?? null, recoveryCodesLeft: left.length };
    },
    /** A new secret, which counts once a code made with it has come back; undefined when it is on already. */
    async begin({ id, email }: Account): Promise<SecondFactorSetUp | undefined> {
      const secret = new Secret({ size: 20 }).base32;
      const values = { secret: ring.seal(Buffer.from(secret), about(id)), lastStep: 0 };
      const stored = await db
        .insert(secondFactors)
        .values({ accountId: id, ...values })
        .onConflictDoUpdate({
          target: secondFactors.accountId,
          set: values,
          setWhere: isNull(secondFactors.confirmedAt),
        })
        .returning({ id: secondFactors.accountId });
      return stored.length > 0 ? { secret, uri: totpOf(secret, email).toString() } : undefined;
    },
    /** Enables the second factor; recovery codes are returned here and never again. */
    async confirm(accountId: string, code: string): Promise<string[] | undefined> {
      const row = await rowOf(accountId);
      const step = row && !row.confirmedAt ? stepOf(row.secret, accountId, code) : undefined;
      if (step === undefined) return undefined;
      const confirmed = await db
        .update(secondFactors)
        .set({ confirmedAt: clock.now(), lastStep: step })
        .where(and(eq(secondFactors.accountId, accountId), isNull(secondFactors.confirmedAt)))
        .returning({ id: secondFactors.accountId });
      return confirmed.length > 0 ? issueCodes(accountId) : undefined;
    },
    /** A code of the app, each good once, or a recovery code, which is then gone. */
    async check(accountId: string, code: string): Promise<boolean> {
      const row = await rowOf(accountId);
      if (!row?.confirmedAt) return false;
      const step = stepOf(row.secret, accountId, code);
      if (step !== undefined) {
        const taken = await db
          .update(secondFactors)
          .set({ lastStep: step })
          .where(and(on(accountId), lt(secondFactors.lastStep, step)))
          .returning({ id: secondFactors.accountId });
        return taken.length > 0;
      }
      return useRecoveryCode(accountId, code);
    },
    issueCodes,
    turnOff: (accountId: string): Promise<boolean> =>
      database.transaction((tx) => removeSecondFactor(tx, accountId)),
  };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;
