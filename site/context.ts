import { createContext, RouterContextProvider } from "react-router";
import type { ContentItem } from "../contracts/content.ts";
import type { ConsentsClient } from "../services/consents/client.ts";
import type { ContactClient } from "../services/contact/client.ts";
import type { ContentClient } from "../services/content/client.ts";
import type { LeadsClient } from "../services/leads/client.ts";
import type { ScriptureClient } from "../services/scripture/client.ts";
import type { SearchClient } from "../services/search/client.ts";
import type { SiteSettings } from "./settings.ts";

/** Services passed to every loader. The site cannot see if they are embedded or remote. */
export interface SiteServices {
  content: ContentClient;
  scripture: ScriptureClient;
  leads: LeadsClient;
  contact: ContactClient;
  consents: ConsentsClient;
  search: SearchClient;
  now(): Date;
  settings: SiteSettings;
}

export const servicesContext = createContext<SiteServices>();
/** The content item a page is about: found by the page's rule, taken by its loader. */
export const itemContext = createContext<ContentItem>();
/** Marks what the page itself writes inline, for this one rendering (server/own-inline.ts). */
export const nonceContext = createContext<string>();

export function createLoadContext(services: SiteServices, nonce: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(nonceContext, nonce);
  return context;
}
