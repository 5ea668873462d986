import { Menu, Search } from "lucide-react";
import { NavLink, useLocation } from "react-router";
import { localizePath } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { AppLink } from "../../ui/app-link.tsx";
import { AccountCorner, AccountEntry } from "./account-corner.tsx";
import { Brand } from "./brand.tsx";
import { ColorModeSwitch } from "./color-mode-switch.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { mainNavigation } from "./navigation.ts";

const linkClass = "inline-flex min-h-11 items-center hover:text-ink aria-[current=page]:text-ink";

function NavigationLinks({ className }: { className: string }) {
  return mainNavigation.map(({ to, label }) => (
    <NavLink
      key={to}
      to={localizePath(to, getLocale())}
      end={to === "/"}
      prefetch="intent"
      className={`${linkClass} ${className}`}
    >
      <span className="border-b-2 border-transparent in-aria-[current=page]:border-dawn">{label()}</span>
    </NavLink>
  ));
}

/** The menu on a phone or tablet is a disclosure, which opens without JavaScript; the next page finds it closed. */
function PhoneMenu() {
  return (
    <details key={useLocation().key} data-menu className="group relative lg:hidden">
      <summary className="icon-button list-none [&::-webkit-details-marker]:hidden" aria-label={m.menu()}>
        <Menu className="size-[1.35rem]" aria-hidden="true" />
      </summary>
      <nav
        aria-label={m.main_navigation()}
        className="absolute right-0 z-30 mt-2 grid w-60 gap-1 rounded-md border border-line bg-paper p-3 shadow-float"
      >
        <NavigationLinks className="rounded-sm px-3 text-[1.05rem] text-ink hover:bg-sand" />
        <AppLink
          to="/search"
          className={`${linkClass} rounded-sm px-3 text-[1.05rem] text-ink hover:bg-sand`}
        >
          {m.nav_search()}
        </AppLink>
        <AccountEntry className={`${linkClass} rounded-sm px-3 text-[1.05rem] text-ink hover:bg-sand`} />
      </nav>
    </details>
  );
}

export function SiteHeader() {
  return (
    <header className="wrap flex items-center gap-1 py-3 max-md:px-3 lg:gap-6">
      <Brand />
      <nav
        aria-label={m.main_navigation()}
        className="hidden flex-1 gap-x-4.5 text-[0.95rem] whitespace-nowrap text-muted lg:flex"
      >
        <NavigationLinks className="" />
      </nav>
      <div className="ml-auto flex items-center">
        <AppLink to="/search" className="icon-button max-[359px]:hidden" aria-label={m.nav_search()}>
          <Search className="size-[1.2rem]" aria-hidden="true" />
        </AppLink>
        <LanguageSwitch />
        <ColorModeSwitch />
        <AccountCorner />
        <PhoneMenu />
      </div>
    </header>
  );
}
