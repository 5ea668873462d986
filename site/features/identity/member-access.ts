import type { Person } from "./identity-store.ts";

interface Known {
  known: boolean;
  person: Person | undefined;
  token: string | undefined;
}

/** Whether a page for members opens: without groups being signed in is enough, with them one of these roles is needed. */
export function accessOf(
  { known, person, token }: Known,
  groups: readonly string[] | undefined,
): "unsettled" | "anonymous" | "refused" | "admitted" {
  if (!known) return "unsettled";
  // Without a network there is a person whose token is still to come.
  if (!token && !person) return "anonymous";
  return !groups || groups.some((role) => person?.roles.includes(role)) ? "admitted" : "refused";
}
