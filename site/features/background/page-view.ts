import type { EventProperties } from "../../../contracts/analytics.ts";
import { stripLocale } from "../../i18n/locale.ts";
import { identityStore } from "../identity/identity-store.ts";
import { premiumNow } from "../identity/premium-store.ts";

const campaign = ["utm_source", "utm_medium", "utm_campaign", "utm_content"] as const;

const audience = (): string =>
  premiumNow() ? "premium" : identityStore.getState().person ? "member" : "visitor";

/** The referrer's host only, for privacy. */
function referrer(): string | undefined {
  try {
    const { origin, host } = new URL(document.referrer);
    return origin === location.origin ? undefined : host;
  } catch {
    return undefined;
  }
}

/** Properties of a page view: page, language, kind of reader and source. */
export function pageView(isFirst: boolean): EventProperties {
  const query = new URLSearchParams(location.search);
  const given: Record<string, string | null | undefined> = {
    path: stripLocale(location.pathname),
    title: document.title,
    locale: document.documentElement.lang,
    audience: audience(),
    ...(isFirst ? { referrer: referrer() } : {}),
    ...(isFirst ? Object.fromEntries(campaign.map((name) => [name, query.get(name)])) : {}),
  };
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
