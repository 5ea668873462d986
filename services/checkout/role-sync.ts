import type { RoleStore } from "../../contracts/roles.ts";
import type { Clock } from "../../platform/clock.ts";
import { givesPremium } from "./premium-rule.ts";
import type { CheckoutStore } from "./store.ts";

const maxReadings = 10;

/**
 * Sets the premium role from a member's purchases. Concurrent runs cannot leave a stale role behind: a run
 * that sees a change starts over, and if a process dies, another picks up its job.
 */
export function createRoleSync(options: {
  store: CheckoutStore;
  roles: RoleStore;
  role: string;
  clock: Clock;
}) {
  const { store, roles, role, clock } = options;
  return async function applyRole(subject: string): Promise<void> {
    for (let reading = 0; reading < maxReadings; reading++) {
      const changes = await store.changesOf(subject);
      if (changes === 0) return;
      const bought = await store.entitlementsOf(subject);
      const premium = bought.some((one) => givesPremium(one, clock.now()));
      if (premium) await roles.grant(subject, role);
      else if (bought.length > 0) await roles.revoke(subject, role);
      if ((await store.changesOf(subject)) === changes) return;
    }
    throw new Error("What the member has bought changes faster than it can be read.");
  };
}
