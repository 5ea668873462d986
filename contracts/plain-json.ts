/** A list in a list of a journal takes four levels; nobody writes so many. */
export const deepestJson = 100;

/**
 * Whether a program may work on it and a database store it: no half of a sign (a lone surrogate, which neither UTF-8 nor an
 * address can hold), and not so deep that a recursion ends in the middle. Without recursion itself.
 */
export function isPlainJson(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepestJson) return false;
    const inner: unknown[] = [];
    for (const part of level) {
      if (typeof part === "string" && !part.isWellFormed()) return false;
      if (typeof part !== "object" || part === null) continue;
      for (const [name, each] of Object.entries(part)) {
        if (!name.isWellFormed()) return false;
        inner.push(each);
      }
    }
    level = inner;
  }
  return true;
}

/** The body of a request; undefined if it is no JSON, or none that is plain. */
export const readPlainJson = (request: { json(): Promise<unknown> }): Promise<unknown> =>
  request.json().then(
    (value) => (isPlainJson(value) ? value : undefined),
    () => undefined,
  );
