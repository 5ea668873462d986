/** The grammar of `expand` and `fields`: `properties[a,b[properties[$all]]]`. */
import { LRUCache } from "lru-cache";
import { invalidValue } from "./bad-query.ts";

export interface PropertyNode {
  key: string;
  items: PropertyNode[];
}

// Each level multiplies the answer; four is more than any page needs.
const deepest = 4;
const parsed = new LRUCache<string, PropertyNode>({ max: 500 });

export function parseProperties(option: "expand" | "fields", value: string | null): PropertyNode | null {
  if (value === null || value.trim() === "") return null;
  const known = parsed.get(value);
  if (known) return known;
  const root: PropertyNode = { key: "", items: [] };
  const open: PropertyNode[] = [root];
  let word = "";
  let last: PropertyNode | undefined;
  const fail = (reason: string) => invalidValue(option, value, reason);
  const endWord = () => {
    const key = word.trim();
    word = "";
    if (key === "") return;
    last = { key, items: [] };
    open.at(-1)!.items.push(last);
  };
  for (const sign of value) {
    if (sign === "[") {
      endWord();
      if (!last) throw fail("An opening bracket must follow a name.");
      open.push(last);
      last = undefined;
      if (open.length > deepest * 2 + 1) throw fail(`Properties can be nested ${deepest} deep.`);
    } else if (sign === "]") {
      endWord();
      if (open.length === 1) throw fail("There are more closing brackets than opening ones.");
      if (open.at(-1)!.items.length === 0) throw fail("Brackets must hold a name.");
      last = open.pop();
    } else if (sign === ",") {
      endWord();
      last = undefined;
    } else word += sign;
  }
  endWord();
  if (open.length > 1) throw fail("There are more opening brackets than closing ones.");
  parsed.set(value, root);
  return root;
}

/** What a node says of one property: nothing (null), or the node that rules inside it. */
export function within(node: PropertyNode | null, alias: string): PropertyNode | null {
  if (!node) return null;
  const all = node.items.find((item) => item.key === "$all");
  if (all) return all;
  const properties = node.items.find((item) => item.key === "properties");
  return properties?.items.find((item) => item.key === "$all" || item.key === alias) ?? null;
}
