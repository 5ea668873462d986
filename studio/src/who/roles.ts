/** Which roles somebody has now: the site knows, and is queried again twice a minute. */
import { type StudioPerson, type StudioRoles, studioPersonPath } from "../../../contracts/studio.ts";
import { type Role, rolesNamed } from "../access.ts";
import type { Session } from "./session.ts";
import { callSite } from "./site.ts";

const freshMs = 30_000;
/** While the site does not answer; then nobody has a role. */
const longestMs = 55_000;
const mostKnown = 1000;

interface Known {
  roles: Role[];
  at: number;
}

const known = new Map<string, Known>();
const pending = new Map<string, Promise<Role[]>>();

async function ask(person: StudioPerson): Promise<Role[]> {
  const answer = await callSite(studioPersonPath, person);
  if (answer.status === 404) return [];
  if (!answer.ok) throw new Error(`The site answered ${answer.status} to who somebody is.`);
  return rolesNamed(((await answer.json()) as StudioRoles).roles);
}

async function look(name: string, person: StudioPerson): Promise<Role[]> {
  const before = known.get(name);
  const at = Date.now();
  try {
    const roles = await ask(person);
    if (known.size >= mostKnown) known.clear();
    known.set(name, { roles, at });
    return roles;
  } catch (error) {
    if (before && at - before.at < longestMs) return before.roles;
    known.delete(name);
    throw error;
  }
}

export async function rolesOf({ subject, session, grant, claimed = [] }: Session): Promise<Role[]> {
  const name = JSON.stringify([subject, session, grant]);
  const found = known.get(name);
  if (found && Date.now() - found.at < freshMs) return [...new Set([...found.roles, ...rolesNamed(claimed)])];
  let answer = pending.get(name);
  if (!answer) {
    answer = look(name, { subject, session, grant }).finally(() => pending.delete(name));
    pending.set(name, answer);
  }
  return [...new Set([...(await answer), ...rolesNamed(claimed)])];
}

/** The next question is put to the site. */
export const forgetRoles = (): void => known.clear();
