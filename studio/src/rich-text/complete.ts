/** What is done to a rich text when it is saved: typed `[[references]]` become Scripture, picked links get their path. */
import { randomBytes } from "node:crypto";
import type { CollectionBeforeChangeHook, PayloadRequest } from "payload";
import type { ContentType } from "../../../contracts/content.ts";
import { formats } from "../../../contracts/content-types.ts";
import { groups, locales } from "../languages.ts";
import { internalLinkOf } from "./links.ts";
import { block, code, type Document, inlineBlock, type Node, text } from "./nodes.ts";

const typed = /(\[\[[^[\]\n]{1,200}\]\])/;

const newId = () => randomBytes(12).toString("hex");
const isReference = (part: string) => part.startsWith("[[") && part.endsWith("]]");
const referenceIn = (part: string) => ({ reference: part.slice(2, -2).trim() });

function inlineReferences(node: Node): Node[] {
  const words = String(node.text ?? "");
  const format = Number(node.format) || 0;
  if (node.type !== "text" || format & code || !typed.test(words)) return [node];
  return words
    .split(typed)
    .filter((part) => part !== "")
    .map((part) =>
      isReference(part)
        ? inlineBlock("reference", newId(), referenceIn(part))
        : { ...node, ...text(part, format) },
    );
}

/** A paragraph that is a reference and nothing else is a passage, as it is in files. */
function passageOf({ type, children }: Node): Node | undefined {
  const isWords = (child: Node) => child.type === "text" && !(Number(child.format) & code);
  if (type !== "paragraph" || !children?.length || !children.every(isWords)) return undefined;
  const words = children
    .map((child) => String(child.text ?? ""))
    .join("")
    .trim();
  return /^\[\[[^[\]\n]{1,200}\]\]$/.test(words) ? block("passage", newId(), referenceIn(words)) : undefined;
}

function withReferences(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    const passage = passageOf(node);
    if (passage) return [passage];
    // A reference is a link of its own, so none goes into a link.
    if (node.type === "link" || node.type === "autolink") return [node];
    return node.children ? [{ ...node, children: withReferences(node.children) }] : inlineReferences(node);
  });
}

type PathOf = (collection: string, id: string) => Promise<string | undefined>;

async function withPaths(nodes: readonly Node[], pathOf: PathOf): Promise<Node[]> {
  return Promise.all(
    nodes.map(async (node) => {
      const children = node.children ? { children: await withPaths(node.children, pathOf) } : {};
      const link = internalLinkOf(node);
      if (!link) return { ...node, ...children };
      const path = (await pathOf(link.collection, link.id)) ?? link.path;
      return { ...node, ...children, fields: { ...(node.fields as object), ...(path ? { path } : {}) } };
    }),
  );
}

export async function completeRichText(document: Document, pathOf: PathOf): Promise<Document> {
  const children = await withPaths(withReferences(document.root.children), pathOf);
  return { ...document, root: { ...document.root, children } };
}

type Values = Record<string, unknown>;
const isDocument = (value: unknown): value is Document =>
  Array.isArray((value as Document | null | undefined)?.root?.children);

export async function completeDocument(req: PayloadRequest, type: ContentType, data: Values): Promise<void> {
  const pathOf: PathOf = async (collection, id) => {
    const { docs } = await req.payload.find({
      collection,
      where: { id: { equals: id } },
      select: { path: true },
      limit: 1,
      depth: 0,
      draft: true,
      trash: true,
      overrideAccess: true,
      req,
    });
    return (docs[0] as { path?: string } | undefined)?.path;
  };
  for (const locale of locales) {
    const side = data[groups[locale]] as Values | undefined;
    if (!side) continue;
    for (const [key, kind] of Object.entries(formats[type].fields)) {
      const value = side[key];
      if (kind === "body" && isDocument(value)) side[key] = await completeRichText(value, pathOf);
      if (kind === "faq" && Array.isArray(value))
        for (const row of value as Values[])
          if (isDocument(row.answer)) row.answer = await completeRichText(row.answer, pathOf);
    }
  }
}

export const completeTexts =
  (type: ContentType): CollectionBeforeChangeHook =>
  async ({ data, req }) => {
    // An import brings paths with it.
    if (!req.context.isImport) await completeDocument(req, type, data as Values);
    return data;
  };
