import { putNewest } from "../../service-worker/page-store.ts";

/** Unlocked text is stored in a cache per member, which the service worker does not read. */
const prefix = "opened-";
const max = 120;

const hasCaches = () => "caches" in globalThis;
const names = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

export async function cacheUnlocked(member: string, address: string, unlocked: object): Promise<void> {
  if (!hasCaches()) return;
  await putNewest(await caches.open(prefix + member), address, Response.json(unlocked), max);
}

/**
 * Offline it is not known who is signed in, only that somebody is: then the only cache is used, since at most one
 * member has one.
 */
export async function findUnlocked<Unlocked>(
  member: string | undefined,
  address: string,
): Promise<Unlocked | undefined> {
  if (!hasCaches()) return undefined;
  const [only, ...others] = member ? [prefix + member] : await names();
  if (!only || others.length > 0 || !(await caches.has(only))) return undefined;
  const cached = await (await caches.open(only)).match(address);
  return cached && ((await cached.json()) as Unlocked);
}

export async function dropUnlocked(member: string, address: string): Promise<void> {
  if (hasCaches()) await (await caches.open(prefix + member)).delete(address);
}

/** Nothing stays of anybody but this member. */
export async function forgetUnlocked(except?: string): Promise<void> {
  if (!hasCaches()) return;
  const others = (await names()).filter((name) => name !== prefix + except);
  await Promise.all(others.map((name) => caches.delete(name)));
}
