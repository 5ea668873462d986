/** One segment as browsers write it: lower case, and nothing encoded that need not be. */
const canonicalSegment = (segment: string): string =>
  encodeURI(decodeURIComponent(segment).toLowerCase()).replace(/[/?#]/g, encodeURIComponent);

/**
 * The one address of a page however it was typed: no empty segment, no slash at the end, lower case, and no character
 * percent-encoded that need not be (`/%65s` is `/es`). Names with a dot are files, whose case matters.
 */
export function canonicalPath(path: string): string {
  const segments = path.split("/").filter(Boolean);
  const isFile = path.replace(/\.data$/, "").includes(".");
  return `/${(isFile ? segments : segments.map(canonicalSegment)).join("/")}`;
}
