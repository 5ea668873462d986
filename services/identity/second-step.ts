import { createHmac, timingSafeEqual } from "node:crypto";
import type { Account, Accounts } from "./accounts.ts";

export const secondStepCookie = "identity_second_step";
export const secondStepSeconds = 10 * 60;

/** Between the password, or a link in a mail, and the code: who has shown it, in a cookie that ends by itself and with that password. */
export function createSecondStep({ secrets, accounts }: { secrets: readonly string[]; accounts: Accounts }) {
  const codeOf = (secret: string, until: string, amr: string, { id, passwordHash }: Account) =>
    createHmac("sha256", secret)
      .update(`second-step ${until} ${amr} ${id} ${passwordHash}`)
      .digest("base64url");
  return {
    /** `amr` is what was shown first. */
    cookieFor(account: Account, amr: string): string {
      const until = String(Date.now() + secondStepSeconds * 1000);
      return `${account.id}.${until}.${amr}.${codeOf(secrets[0]!, until, amr, account)}`;
    },
    async read(cookie = ""): Promise<{ account: Account; amr: string } | undefined> {
      const [id = "", until = "", amr = "", code = ""] = cookie.split(".");
      const account = Number(until) > Date.now() ? await accounts.find(id) : undefined;
      const fits = (secret: string) => {
        const [given, right] = [Buffer.from(code), Buffer.from(codeOf(secret, until, amr, account!))];
        return given.length === right.length && timingSafeEqual(given, right);
      };
      return account && secrets.some(fits) ? { account, amr } : undefined;
    },
  };
}

export type SecondStep = ReturnType<typeof createSecondStep>;
