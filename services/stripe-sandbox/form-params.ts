export type Params = Record<string, unknown>;

/** `items[0][price]=x&metadata[a]=b` as nested objects and arrays, the way Stripe's clients write them. */
export function parseForm(text: string): Params {
  const root: Params = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split("[").map((part) => part.replace(/\]$/, ""));
    if (path.some((part) => part === "__proto__")) continue;
    let at = root;
    path.forEach((part, depth) => {
      const key = part === "" ? String(Object.keys(at).length) : part;
      if (depth === path.length - 1) at[key] = value;
      else {
        if (typeof at[key] !== "object" || at[key] === null) at[key] = {};
        at = at[key] as Params;
      }
    });
  }
  return withArrays(root) as Params;
}

/** An object whose keys are 0, 1, 2 … was an array. */
function withArrays(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withArrays(inner)] as const);
  const isArray = entries.length > 0 && entries.every(([key], nth) => key === String(nth));
  return isArray ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
