import type { Person } from "./identity-store.ts";

const text = (value: unknown) =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;

/** The person of an ID token. The provider may be external, so each claim is validated. */
export function personOf(profile: Record<string, unknown>): Person {
  const email = text(profile.email);
  const name = text(profile.name);
  const firstName = text(profile.given_name);
  return {
    id: String(profile.sub),
    ...(email ? { email } : {}),
    ...(name ? { name } : {}),
    ...(firstName ? { firstName } : {}),
    ...(text(profile.erase_after) ? { eraseAfter: text(profile.erase_after)! } : {}),
    roles: Array.isArray(profile.roles) ? profile.roles.filter((role) => typeof role === "string") : [],
  };
}

/** The name to address the person by, if known. */
export const calledName = ({ firstName, name }: Person): string | undefined => firstName ?? name;
