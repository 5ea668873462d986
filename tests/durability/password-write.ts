import { randomUUID } from "node:crypto";
import type { Person } from "../../attacks/people.ts";
import { formPaths } from "../../contracts/identity.ts";
import type { Write } from "./write.ts";

const notFresh = 403;

/** The last that was acknowledged opens the account, or one that was cut off after it. */
export function changePassword(people: readonly Person[]): Write {
  const busy = new Set<Person>();
  const maybe = new Map<Person, string[]>();
  return async (call, nth) => {
    const as = people[nth % people.length]!;
    const { account } = as;
    if (!account || busy.has(as) || maybe.has(as)) return undefined;
    busy.add(as);
    const next = randomUUID();
    try {
      const json = { current: account.password, next };
      const { status } = await call("POST", "/identity/api/v1/password", { as, json });
      if (status === notFresh) await as.renew().catch(() => {});
      if (status !== 204) return undefined;
      account.password = next;
      return async (request) => {
        const known = [account.password, ...(maybe.get(as) ?? [])];
        for (const password of known) {
          const form = { email: account.email, password, locale: "en-US" };
          const { location } = await request("POST", formPaths.login, { form });
          if (!location.includes("error=")) return "stored";
        }
        return "lost";
      };
    } catch (error) {
      maybe.set(as, [next]);
      throw error;
    } finally {
      busy.delete(as);
    }
  };
}
