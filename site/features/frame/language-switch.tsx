import { useLocation, useMatches } from "react-router";
import type { Locale } from "../../../contracts/site.ts";
import { localizePath, stripLocale } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { cookiesOfLocale } from "../../i18n/remember-locale.ts";
import type { Alternate } from "../../ui/other-language-link.tsx";

/** A page whose address differs between languages, or that is not in each, has `alternates` in its loader data. */
interface Alternates {
  alternates?: Partial<Record<Locale, string>>;
}

export function useAlternate(): Alternate {
  const locale: Locale = getLocale() === "es" ? "en-US" : "es";
  const { pathname } = useLocation();
  const { alternates } = (useMatches().at(-1)?.loaderData ?? {}) as Alternates;
  // Where the page is not in the other language, that language's home page is.
  const path = alternates ? (alternates[locale] ?? "/") : stripLocale(pathname);
  return { locale, path: localizePath(path, locale) };
}

/** A plain link: it works without JavaScript, and a new language is a new document. */
export function LanguageSwitch({ className = "" }: { className?: string }) {
  const { locale: other, path } = useAlternate();
  const short = other === "es" ? "ES" : "EN";
  return (
    <a
      href={path}
      hrefLang={other}
      lang={other}
      className={`icon-button text-[0.92rem] font-semibold ${className}`}
      // The name holds what is seen, so that it can be spoken to.
      aria-label={`${short}: ${m.switch_language({}, { locale: other })}`}
      data-remember={cookiesOfLocale(other)}
    >
      {short}
    </a>
  );
}
