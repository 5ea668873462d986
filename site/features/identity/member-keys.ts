import { keyDatabase } from "./forget-unlocked.ts";

const store = "keys";

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Each use opens it anew: a sign-out in another tab must not wait for this one. */
async function within<T>(mode: IDBTransactionMode, use: (keys: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(keyDatabase, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const opened = await done(opening);
  try {
    return await use(opened.transaction(store, mode).objectStore(store));
  } finally {
    opened.close();
  }
}

/** The member's key of this browser; no script can read it out, only seal and open with it. */
export async function memberKey(member: string): Promise<CryptoKey> {
  const made = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  return within("readwrite", async (keys) => {
    const known: CryptoKey | undefined = await done(keys.get(member));
    // Another tab may have made one meanwhile.
    if (!known) await done(keys.put(made, member));
    return known ?? made;
  });
}

export const findKey = (member: string): Promise<CryptoKey | undefined> =>
  within("readonly", (keys) => done<CryptoKey | undefined>(keys.get(member)));
