import { localizePath } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { siteSettings } from "../../settings.ts";

/** When not even the error page could be loaded; the link loads a whole page, which may mend it. */
export const PlainError = () => (
  <main className="column py-16">
    <h1 className="text-[2rem]">{m.error_internal()}</h1>
    <p className="mt-4">{m.error_internal_advice()}</p>
    <a href={localizePath("/", getLocale())} className="pill mt-6 bg-water text-on-water">
      {siteSettings().siteName}
    </a>
  </main>
);
