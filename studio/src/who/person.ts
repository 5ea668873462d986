/** A person of the site's own identity as Payload knows a user. */
import type { AuthStrategy, BasePayload } from "payload";
import type { Role } from "../access.ts";
import { editors } from "../collections/names.ts";
import { rolesOf } from "./roles.ts";
import { type Session, sessionOf } from "./session.ts";

export interface Person {
  id: string;
  name: string;
  email: string;
  roles: Role[];
}

const findPerson = async (payload: BasePayload, id: string): Promise<Person | undefined> => {
  const { docs } = await payload.find({
    collection: editors,
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs[0] as unknown as Person | undefined;
};

/** As they were when they last signed in; scheduled publishes run with what is stored here. */
export async function savePerson(payload: BasePayload, person: Person): Promise<void> {
  const { id, ...data } = person;
  const common = { collection: editors, overrideAccess: true, depth: 0 } as const;
  if (await findPerson(payload, id)) await payload.update({ ...common, id, data });
  else await payload.create({ ...common, data: person });
}

/** Whoever has no role now is nobody here. */
export async function personOf(payload: BasePayload, session: Session): Promise<Person | undefined> {
  const [person, roles] = await Promise.all([findPerson(payload, session.subject), rolesOf(session)]);
  if (!person) return undefined;
  if (String(person.roles) !== String(roles)) await savePerson(payload, { ...person, roles });
  return roles.length > 0 ? { ...person, roles } : undefined;
}

export const siteStrategy: AuthStrategy = {
  name: "site",
  async authenticate({ headers, payload }) {
    const session = await sessionOf(headers);
    const person = session && (await personOf(payload, session));
    return { user: person ? ({ ...person, collection: editors, _strategy: "site" } as never) : null };
  },
};
