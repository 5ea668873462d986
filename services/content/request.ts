/** What the headers of a request say: language, root, drafts, and who reads. */
import type { Context } from "hono";
import { defaultLocale, type Locale, locales } from "../../contracts/site.ts";
import { rootId, rootPath } from "./content-index.ts";
import { isGuid, normaliseGuid } from "./ids.ts";

/** One culture only; a browser's list of languages is ignored, as Umbraco does. */
export function localeOf(c: Context): Locale {
  const header = c.req.header("accept-language");
  return matchLocale(header) ?? matchLocale(c.req.query("locale")) ?? defaultLocale;
}

function matchLocale(value: string | undefined): Locale | undefined {
  if (!value || !/^[\w-]+$/.test(value)) return undefined;
  const wanted = value.toLowerCase();
  const language = wanted.split("-")[0];
  return (
    locales.find((locale) => locale.toLowerCase() === wanted) ??
    locales.find((locale) => locale.toLowerCase().split("-")[0] === language)
  );
}

/** Whether the Start-Item header names the root; undefined when it is not sent. */
export function namesRoot(header: string | undefined): boolean | undefined {
  if (header === undefined || header.trim() === "") return undefined;
  const wanted = header.trim().replace(/^\/+|\/+$/g, "");
  return wanted.toLowerCase() === rootPath || (isGuid(wanted) && normaliseGuid(wanted) === rootId);
}

export const wantsPreview = (c: Context): boolean => c.req.header("preview")?.toLowerCase() === "true";
