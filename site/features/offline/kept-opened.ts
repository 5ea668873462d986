import { keepNewest } from "../../service-worker/page-store.ts";

/** What was opened for a member lies in a cache of theirs, which the service worker does not look into. */
const prefix = "opened-";
const most = 120;

const hasCaches = () => "caches" in globalThis;
const names = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

export async function keepOpened(member: string, address: string, opened: object): Promise<void> {
  if (!hasCaches()) return;
  await keepNewest(await caches.open(prefix + member), address, Response.json(opened), most);
}

/**
 * Without a network it is not known who is signed in, only that somebody is: then it is whoever has a cache, since at most
 * one member has.
 */
export async function findOpened<Opened>(
  member: string | undefined,
  address: string,
): Promise<Opened | undefined> {
  if (!hasCaches()) return undefined;
  const [only, ...others] = member ? [prefix + member] : await names();
  if (!only || others.length > 0 || !(await caches.has(only))) return undefined;
  const kept = await (await caches.open(only)).match(address);
  return kept && ((await kept.json()) as Opened);
}

export async function dropOpened(member: string, address: string): Promise<void> {
  if (hasCaches()) await (await caches.open(prefix + member)).delete(address);
}

/** Nothing stays of anybody but this member. */
export async function forgetOpened(except?: string): Promise<void> {
  if (!hasCaches()) return;
  const others = (await names()).filter((name) => name !== prefix + except);
  await Promise.all(others.map((name) => caches.delete(name)));
}
