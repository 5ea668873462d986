import { pathKey } from "./content-index.ts";

/** What a picture's path names, as the index spells it. */
export function mediaAddress(pathname: string): { name: string; extension: string } {
  const path = pathKey(decoded(pathname)).replace(/^media\//, "");
  const dot = path.lastIndexOf(".");
  return { name: path.slice(0, Math.max(0, dot)), extension: path.slice(dot + 1) };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}
