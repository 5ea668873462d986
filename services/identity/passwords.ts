import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
export const hashingCost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same password typed on another keyboard is the same password. */
const normal = (password: string) => password.normalize("NFKC");

export function createPasswords(argon2 = { hash, verify }) {
  /** Nobody's password: checked when there is no account, so that the answer takes as long. */
  let nobodys: Promise<string> | undefined;
  return {
    hash: (password: string): Promise<string> => argon2.hash(normal(password), hashingCost),
    async matches(password: string, passwordHash: string | undefined): Promise<boolean> {
      nobodys ??= argon2.hash(randomBytes(32), hashingCost);
      const known = passwordHash !== undefined;
      const same = await argon2.verify(known ? passwordHash : await nobodys, normal(password));
      return known && same;
    },
    /** Makes nobody's hash now, so that the first unknown address is not answered later than others. */
    async warm(): Promise<void> {
      nobodys ??= argon2.hash(randomBytes(32), hashingCost);
      await nobodys;
    },
  };
}

export type Passwords = ReturnType<typeof createPasswords>;
