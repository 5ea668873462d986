import { m } from "../../i18n/paraglide/messages.js";
import { siteSettings } from "../../settings.ts";
import { AppLink } from "../../ui/app-link.tsx";
import { MenuLink } from "./menu-link.tsx";
import { footerMenus } from "./navigation.ts";

export default function FooterContent() {
  return (
    <>
      <div className="wrap grid grid-cols-1 gap-x-8 gap-y-10 py-12 text-[0.95rem] lg:grid-cols-[minmax(0,5fr)_minmax(0,12fr)]">
        <div className="max-w-xs">
          <p className="font-serif text-[1.1rem] font-[560]">{siteSettings().siteName}</p>
          <p className="mt-1 text-muted">{m.footer_line()}</p>
        </div>
        <nav
          aria-label={m.footer_navigation()}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 gap-y-8 md:grid-cols-4"
        >
          {footerMenus().map(({ place, title, links }) => (
            <div key={place}>
              <p className="font-semibold">{title}</p>
              <ul className="mt-1 text-muted">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <MenuLink
                      to={to}
                      className="inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline md:min-h-9"
                    >
                      {label}
                    </MenuLink>
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
    </>
  );
}
