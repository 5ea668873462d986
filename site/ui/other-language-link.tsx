import { Languages } from "lucide-react";
import type { Locale } from "../../contracts/site.ts";
import { m } from "../i18n/paraglide/messages.js";

/** The page in the other language. */
export interface Alternate {
  locale: Locale;
  path: string;
}

export const OtherLanguageLink = ({ locale, path }: Alternate) => (
  <a
    href={path}
    hrefLang={locale}
    className="icon-button border border-line"
    aria-label={m.read_in_other_language()}
  >
    <Languages className="size-5" aria-hidden="true" />
  </a>
);
