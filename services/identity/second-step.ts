import { createHmac, timingSafeEqual } from "node:crypto";
import type { Account, Accounts } from "./accounts.ts";

export const secondStepCookie = "identity_second_step";
export const secondStepSeconds = 10 * 60;

/** Between the password and the code: who has shown the password, in a cookie that ends by itself and with that password. */
export function createSecondStep({ secrets, accounts }: { secrets: readonly string[]; accounts: Accounts }) {
  const codeOf = (secret: string, until: string, { id, passwordHash }: Account) =>
    createHmac("sha256", secret).update(`second-step ${until} ${id} ${passwordHash}`).digest("base64url");
  return {
    cookieFor(account: Account): string {
      const until = String(Date.now() + secondStepSeconds * 1000);
      return `${account.id}.${until}.${codeOf(secrets[0]!, until, account)}`;
    },
    async accountOf(cookie = ""): Promise<Account | undefined> {
      const [id = "", until = "", code = ""] = cookie.split(".");
      const account = Number(until) > Date.now() ? await accounts.find(id) : undefined;
      const fits = (secret: string) => {
        const [given, right] = [Buffer.from(code), Buffer.from(codeOf(secret, until, account!))];
        return given.length === right.length && timingSafeEqual(given, right);
      };
      return account && secrets.some(fits) ? account : undefined;
    },
  };
}

export type SecondStep = ReturnType<typeof createSecondStep>;
