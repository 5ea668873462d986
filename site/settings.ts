import type { CardPayments } from "../contracts/checkout.ts";
import type { ExternalData } from "../contracts/identity.ts";
import type { MenuPlace } from "../contracts/menus.ts";
import type { PopupSettings } from "../contracts/popups.ts";

/** The few settings a page may show. They are the same for every visitor, so pages stay cacheable. */
export interface SiteSettings {
  siteName: string;
  /** Names the path of the member service and the premium role, whatever the site is called. */
  productName: string;
  environment: string;
  origin: string;
  buildId: string;
  thirdParties?: ThirdParties;
  /** Another OpenID provider than our own. */
  identity?: {
    authority: string;
    clientId: string;
    scope: string;
    /** What access tokens are asked for (RFC 8707). */
    resource?: string;
    /** Its ID tokens are shown to our services, where nobody can read its access tokens. */
    bearer?: "id";
  };
  /** Absent when nothing can be bought here. */
  cardPayments?: CardPayments;
  /** Whether the lead-routing calls are answered; without it none is made. */
  leads?: true;
  /** The same for the bible-minute lookup. */
  bibleMinute?: true;
  /** Data that external services store for this site, so not in our archives; absent if none. */
  externalData?: ExternalData[];
  /** Absent where the operator has tightened nothing. */
  popups?: PopupSettings;
  /** Those that say something else than the messages do. */
  menus?: Menus;
  /** Absent where the operator makes no such statement. */
  charity?: Charity;
  /** The page shows a draft to whoever has a link for it; never on a page that is cached. */
  preview?: true;
}

/** A list of links under a heading. */
export interface Menu {
  title: string;
  /** Paths of the site without language prefix, or whole addresses. */
  links: { to: string; label: string }[];
}

export type Menus = Partial<Record<MenuPlace, Menu>>;

/** The organization to which the operator gives a share of each subscription. */
export interface Charity {
  name: string;
  /** As the operator writes it: "5 %", "one dollar a month". */
  share: string;
  url: string;
  /** Not a statement of anybody: shown outside Production only. */
  sample?: true;
}

/** Scripts and hosts of others, used only for visitors who agree; none by default. */
export interface ThirdParties {
  mixpanelToken?: string;
  /** Goes with the token: where its events are sent. */
  mixpanelUrl?: string;
  tagManagerId?: string;
  pixelId?: string;
  adsScript?: string;
  consentScript?: string;
}

let read: (() => SiteSettings) | undefined;

/** Set once by each entry: the server reads the request's settings, the browser those sent with the page. */
export function provideSettings(reader: () => SiteSettings): void {
  read = reader;
}

export function siteSettings(): SiteSettings {
  if (!read) throw new Error("Settings are read before an entry has provided them.");
  return read();
}

let readNonce: (() => string) | undefined;

/** Set by the server's entry alone: in the browser inline scripts have run already. */
export function provideNonce(reader: () => string): void {
  readNonce = reader;
}

export const pageNonce = (): string | undefined => readNonce?.();

export const settingsElementId = "site-settings";
