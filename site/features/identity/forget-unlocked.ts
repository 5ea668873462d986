/** Unlocked text is sealed with the member's own key, in a cache per member which the service worker does not read. */
export const sealedPrefix = "sealed-";
/** Recordings of protected texts, sealed in the same way; the service worker opens and plays them. */
export const recordingsPrefix = "recordings-of-";
/** Texts cached by earlier versions, as they were. */
const formerPrefix = "opened-";
export const keyDatabase = "member-keys";

/** Without its key what is sealed is noise, also where it could not be deleted. A member who stays makes a new one. */
const dropKeys = () =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(keyDatabase);
    request.onsuccess = request.onerror = request.onblocked = () => resolve();
  });

/** Nothing stays of anybody but this member. */
export async function forgetUnlocked(except?: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  const others = (await caches.keys()).filter(
    (name) =>
      name.startsWith(formerPrefix) ||
      [sealedPrefix, recordingsPrefix].some((prefix) => name.startsWith(prefix) && name !== prefix + except),
  );
  if (others.length === 0) return;
  if ("indexedDB" in globalThis) await dropKeys();
  await Promise.all(others.map((name) => caches.delete(name)));
}
