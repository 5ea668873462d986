/** The browser's storage, over a map that the test can look into. */
export const storageOver = (
  kept: Map<string, string>,
): Pick<Storage, "getItem" | "setItem" | "removeItem"> => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
});
