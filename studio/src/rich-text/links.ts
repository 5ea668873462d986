/** Links that were picked from the library. The path of an item never changes, so the link has it too. */
import type { Node } from "./nodes.ts";

interface PickedLink {
  collection: string;
  id: string;
  path?: string;
}

const idOf = (value: unknown): string =>
  typeof value === "object" && value !== null ? String((value as { id?: unknown }).id) : String(value);

export function internalLinkOf(node: Node): PickedLink | undefined {
  if (node.type !== "link") return undefined;
  const { linkType, doc, path } = (node.fields ?? {}) as {
    linkType?: string;
    doc?: { relationTo?: string; value?: unknown } | null;
    path?: unknown;
  };
  if (linkType !== "internal" || !doc?.relationTo || doc.value === undefined || doc.value === null)
    return undefined;
  return {
    collection: doc.relationTo,
    id: idOf(doc.value),
    ...(typeof path === "string" && path !== "" ? { path } : {}),
  };
}
