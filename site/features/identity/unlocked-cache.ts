import { putNewest } from "../../service-worker/page-store.ts";
import { sealedPrefix as prefix } from "./forget-unlocked.ts";
import { findKey, memberKey } from "./member-keys.ts";
import { seal, unseal } from "./seal.ts";

const max = 400;

const canSeal = () => "caches" in globalThis && "indexedDB" in globalThis && "subtle" in crypto;

export async function cacheUnlocked(member: string, address: string, unlocked: object): Promise<void> {
  if (!canSeal()) return;
  const sealed = await seal(await memberKey(member), address, unlocked);
  await putNewest(await caches.open(prefix + member), address, new Response(sealed), max);
}

/** Offline it is not known who is signed in, only that somebody is: at most one member has a cache. */
async function onlyOwner(): Promise<string | undefined> {
  const [only, ...others] = (await caches.keys()).filter((name) => name.startsWith(prefix));
  return others.length > 0 ? undefined : only?.slice(prefix.length);
}

export async function findUnlocked<Unlocked>(
  member: string | undefined,
  address: string,
): Promise<Unlocked | undefined> {
  if (!canSeal()) return undefined;
  const owner = member ?? (await onlyOwner());
  const key = owner && (await findKey(owner));
  if (!key || !(await caches.has(prefix + owner))) return undefined;
  const cached = await (await caches.open(prefix + owner)).match(address);
  return cached && unseal<Unlocked>(key, address, await cached.arrayBuffer());
}

/** The addresses of what a member has here. */
export async function listUnlocked(member: string): Promise<Set<string>> {
  if (!canSeal() || !(await caches.has(prefix + member))) return new Set();
  const keys = await (await caches.open(prefix + member)).keys();
  return new Set(keys.map(({ url }) => url.slice(new URL(url).origin.length)));
}

export async function dropUnlocked(member: string, address: string): Promise<void> {
  if (canSeal()) await (await caches.open(prefix + member)).delete(address);
}
