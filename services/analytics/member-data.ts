import { leadIdentifier } from "../../contracts/lead-fields.ts";
import type { MemberData } from "../../platform/member-data.ts";
import type { EventStore } from "./store.ts";

/** Events name no account; a member is found through the leads that have the same addresses, if there are any. */
export function createAnalyticsMemberData(
  store: () => Promise<EventStore>,
  leadIdsOf: (emails: readonly string[]) => Promise<number[]>,
): MemberData {
  async function identifiers(emails: readonly string[]): Promise<[EventStore, string[]]> {
    const [events, leadIds] = [await store(), await leadIdsOf(emails)];
    const own = leadIds.map(leadIdentifier);
    const aliases = await Promise.all(own.map((identifier) => events.aliasesOf(identifier)));
    return [events, [...own, ...aliases.flat()]];
  }
  return {
    name: "measurement",
    async collect({ emails }) {
      const [events, ids] = await identifiers(emails);
      return { identifiers: ids, events: await events.eventsOf(ids) };
    },
    async erase({ emails }) {
      const [events, ids] = await identifiers(emails);
      await events.erase(ids);
    },
  };
}
