import { personalKeys } from "../../personal-storage.ts";

/** Event: a lead has become known in this browser. */
export const leadKnownEvent = "lead:known";

/** Somebody who gave their address in this browser. */
export interface StoredLead {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  zip?: string;
  /** For the calls about this lead; another backend may give none. */
  token?: string;
}

export function storedLead(): StoredLead | undefined {
  try {
    const lead = JSON.parse(localStorage.getItem(personalKeys.lead) ?? "null") as StoredLead | null;
    return lead && lead.id > 0 ? lead : undefined;
  } catch {
    return undefined;
  }
}

export function storeLead(lead: StoredLead): void {
  try {
    localStorage.setItem(personalKeys.lead, JSON.stringify(lead));
  } catch {
    // Storage is forbidden: the lead is then known for this page only.
  }
  dispatchEvent(new CustomEvent(leadKnownEvent));
}

/** Back to none. */
export const clearLead = (): void => localStorage.removeItem(personalKeys.lead);
