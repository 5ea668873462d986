import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { siteSettings } from "../../settings.ts";
import { pageMeta } from "../seo/page-meta.ts";

/** Account pages are for people, not for search engines. */
export function accountMeta(title: string, path: string) {
  const settings = siteSettings();
  return pageMeta({
    title,
    description: m.sign_in_page_description({ siteName: settings.siteName }),
    paths: { "en-US": path, es: path },
    locale: getLocale(),
    noindex: true,
    settings,
  });
}
