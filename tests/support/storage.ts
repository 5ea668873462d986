/** The browser's storage, over a map that the test can look into. */
export const storageOver = (
  saved: Map<string, string>,
): Pick<Storage, "getItem" | "setItem" | "removeItem"> => ({
  getItem: (key) => saved.get(key) ?? null,
  setItem: (key, value) => void saved.set(key, value),
  removeItem: (key) => void saved.delete(key),
});
