import type { Tie } from "../../../contracts/journal.ts";

/** A new entry, tied to what the reader comes from; without language prefix. */
export function newEntryAddress({ kind, ref, label, path }: Tie): string {
  const query = new URLSearchParams({ new: "", kind, ref, label, ...(path ? { path } : {}) });
  return `/journal?${query}`;
}

/** The item a new entry is about, from the address; undefined if it is not valid. */
export function tieOfAddress(query: URLSearchParams): Tie | undefined {
  const [kind, ref, label, path] = ["kind", "ref", "label", "path"].map((name) => query.get(name) ?? "");
  if ((kind !== "passage" && kind !== "item") || !ref || !label) return undefined;
  const isPath = /^\/(?![/\\])/.test(path!) && path!.length <= 300;
  return { kind, ref: ref.slice(0, 100), label: label.slice(0, 200), ...(isPath ? { path: path! } : {}) };
}
