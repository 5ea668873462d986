/** Where a link of the old site leads now. */
import { pathKey } from "../../services/content/content-index.ts";
import { ghostOrigin } from "./source.ts";

export type LinkGoal = { href: string } | { problem: string };

/** Stands for an old site whose address is not known. */
const unknownSite = "https://old-site.invalid";
const schemes = new Set(["http:", "https:", "mailto:", "tel:"]);
const hostOf = (url: URL) => url.hostname.replace(/^www\./, "");
/** They would end a link of Markdown. */
const encodings: Record<string, string> = {
  "(": "%28",
  ")": "%29",
  "<": "%3C",
  ">": "%3E",
  "\\": "%5C",
  "[": "%5B",
  "]": "%5D",
};

/** `paths` has the new paths by the keys of the old ones. */
export function createLinks(origin: string | undefined, paths: ReadonlyMap<string, string>) {
  const base = new URL(origin && URL.canParse(origin) ? origin : unknownSite);
  return (written: string): LinkGoal => {
    const address = written.replaceAll(ghostOrigin, base.origin).trim();
    if (address === "" || address.startsWith("#"))
      return { problem: "links within the text are left as words" };
    if (!URL.canParse(address, base.href))
      return { problem: `the link ${address} is not an address: left as words` };
    const url = new URL(address, base);
    if (!schemes.has(url.protocol)) return { problem: `a link with "${url.protocol}" is left as words` };
    if (!url.protocol.startsWith("http") || hostOf(url) !== hostOf(base))
      return { href: url.href.replace(/[()<>\\[\]]/g, (sign) => encodings[sign]!) };
    const path = paths.get(pathKey(url.pathname)) ?? paths.get(url.search);
    if (path !== undefined) return { href: path };
    if (pathKey(url.pathname) === "" && url.search === "") return { href: "/" };
    return {
      problem: `the link ${url.pathname}${url.search} leads to what is not carried over: left as words`,
    };
  };
}
