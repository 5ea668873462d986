import { m } from "../../i18n/paraglide/messages.js";
import { siteSettings } from "../../settings.ts";
import { AppLink } from "../../ui/app-link.tsx";
import { mainNavigation } from "./navigation.ts";

export function SiteFooter() {
  return (
    <footer className="mt-auto border-t border-line">
      <div className="wrap flex flex-col gap-6 py-10 text-[0.95rem] text-muted md:flex-row md:items-start md:justify-between">
        <div className="max-w-sm">
          <p className="font-serif text-[1.1rem] font-[560] text-ink">{siteSettings().siteName}</p>
          <p className="mt-1">{m.footer_line()}</p>
        </div>
        <nav aria-label={m.footer_navigation()} className="flex flex-wrap gap-x-6">
          {mainNavigation.map(({ to, label }) => (
            <AppLink key={to} to={to} className="inline-flex min-h-11 items-center hover:text-ink">
              {label()}
            </AppLink>
          ))}
        </nav>
      </div>
      <p className="wrap pb-10 text-[0.88rem] text-muted">{m.footer_scripture()}</p>
    </footer>
  );
}
