import type { RouterContextProvider } from "react-router";
import type { Locale } from "../contracts/site.ts";
import type { SiteServices } from "./context.ts";

/** What a page's rules are given. */
export interface PageRequest {
  /** The whole requested path. */
  pathname: string;
  /** Path without its language prefix. */
  path: string;
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  services: SiteServices;
  /** Takes what a rule has found, so that the loader need not ask for it again. */
  context: Pick<RouterContextProvider, "set">;
}

/** Lets the request pass, throws a 404, or throws a redirect. */
export type PageRule = (request: PageRequest) => void | Promise<void>;
export type PageRules = Record<string, PageRule>;
