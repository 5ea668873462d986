import { m } from "../../i18n/paraglide/messages.js";
import { siteSettings } from "../../settings.ts";
import { pageMeta } from "../seo/page-meta.ts";

/** Account pages are for people, not for search engines. */
export function accountMeta(title: string, path: string) {
  return pageMeta({
    title,
    description: m.sign_in_page_description({ siteName: siteSettings().siteName }),
    paths: path,
    noindex: true,
  });
}
