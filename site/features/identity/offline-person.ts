import { forgetUnlocked } from "./forget-unlocked.ts";
import { mayBeSignedIn, type Person } from "./identity-store.ts";
import { cacheUnlocked, findUnlocked } from "./unlocked-cache.ts";

const address = "/person";

/** Who is signed in, sealed on the device, so that an app opened without a network is still theirs. */
export async function rememberPerson(person: Person): Promise<void> {
  await cacheUnlocked(person.id, address, person).catch((error: unknown) => console.warn(error));
  // They may have signed out meanwhile, perhaps in another tab.
  if (!mayBeSignedIn()) await forgetUnlocked();
}

export const recallPerson = (): Promise<Person | undefined> =>
  findUnlocked<Person>(undefined, address).catch(() => undefined);
