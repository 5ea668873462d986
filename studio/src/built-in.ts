/** The collections that Payload adds by itself allow everybody who is signed in; here each person has what is theirs. */
import type { Access, SanitizedConfig } from "payload";
import { hasRole, nobody } from "./access.ts";
import { editors } from "./collections/names.ts";

const signedIn: Access = ({ req: { user } }) => hasRole(user);
const ownLock: Access = ({ req: { user } }) => hasRole(user) && { "user.value": { equals: user!.id } };

/** Taking over from somebody is a change of the lock to oneself, and nothing else. */
const takeOver: Access = ({ req: { user }, data, id }) => {
  const { user: next, ...others } = (data ?? {}) as { user?: { relationTo?: string; value?: unknown } };
  return (
    hasRole(user) &&
    id !== undefined &&
    next?.relationTo === editors &&
    next.value === user!.id &&
    Object.keys(others).length === 0
  );
};

/** Locks are made by the server when a form is opened. */
const locks = { read: signedIn, create: nobody, update: takeOver, delete: ownLock };
const closed = { read: nobody, create: nobody, update: nobody, delete: nobody };

export function closeBuiltIn(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (collection.slug === "payload-locked-documents") Object.assign(collection.access, locks);
    else if (collection.slug === "payload-preferences") collection.access.create = signedIn;
    else if (collection.slug.startsWith("payload-")) Object.assign(collection.access, closed);
  }
  return config;
}
