import { identifyEvent } from "../../../contracts/analytics.ts";
import { leadIdentifier, leadTokenProperty } from "../../../contracts/lead-fields.ts";
import { track } from "./track.ts";

/** From now on what is measured belongs to this lead. Registering an identifier with none given is skipped. */
export function identifyLead(lead: { id: number; token?: string } | undefined): void {
  if (!lead || lead.id <= 0) {
    console.warn("No identifier was given, so none is registered.");
    return;
  }
  track(identifyEvent, {
    distinct_id: leadIdentifier(lead.id),
    ...(lead.token ? { [leadTokenProperty]: lead.token } : {}),
  });
}
