import { leadIdentifier } from "../../contracts/lead-fields.ts";
import type { MemberData } from "../../platform/member-data.ts";
import type { EventStore } from "./store.ts";

/** Events name no account; a member is found through the lead that has the same address, if there is one. */
export function createAnalyticsMemberData(
  store: () => Promise<EventStore>,
  leadIdOf: (email: string) => Promise<number | undefined>,
): MemberData {
  async function identifiers(email: string): Promise<[EventStore, string[]]> {
    const [events, leadId] = [await store(), await leadIdOf(email)];
    if (leadId === undefined) return [events, []];
    const identifier = leadIdentifier(leadId);
    return [events, [identifier, ...(await events.aliasesOf(identifier))]];
  }
  return {
    name: "measurement",
    async collect({ email }) {
      const [events, ids] = await identifiers(email);
      return { identifiers: ids, events: await events.eventsOf(ids) };
    },
    async erase({ email }) {
      const [events, ids] = await identifiers(email);
      await events.erase(ids);
    },
  };
}
