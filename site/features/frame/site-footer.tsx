import { m } from "../../i18n/paraglide/messages.js";
import { siteSettings } from "../../settings.ts";
import { AppLink } from "../../ui/app-link.tsx";
import { footerNavigation } from "./navigation.ts";

export function SiteFooter() {
  return (
    <footer className="mt-auto border-t border-line">
      <div className="wrap grid gap-x-8 gap-y-10 py-12 text-[0.95rem] lg:grid-cols-[minmax(0,5fr)_minmax(0,12fr)]">
        <div className="max-w-xs">
          <p className="font-serif text-[1.1rem] font-[560]">{siteSettings().siteName}</p>
          <p className="mt-1 text-muted">{m.footer_line()}</p>
        </div>
        <nav aria-label={m.footer_navigation()} className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
          {footerNavigation.map(({ title, links }) => (
            <div key={title()}>
              <p className="font-semibold">{title()}</p>
              <ul className="mt-1 text-muted">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <AppLink
                      to={to}
                      className="inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline md:min-h-9"
                    >
                      {label()}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <p className="wrap pb-10 text-[0.88rem] text-muted">
        {m.footer_scripture()}{" "}
        <AppLink
          to="/cookies"
          data-privacy-choices
          className="inline-flex min-h-11 items-center whitespace-nowrap underline hover:text-ink"
        >
          {m.consent_link()}
        </AppLink>
      </p>
    </footer>
  );
}
