import { Menu, Search } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { stripLocale } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { ServerLinks } from "../../ui/server-links.tsx";
import { AccountCorner, AccountEntry } from "./account-corner.tsx";
import { Brand } from "./brand.tsx";
import { ColorModeSwitch } from "./color-mode-switch.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { menuOf } from "./navigation.ts";

const MenuMore = import.meta.env.SSR
  ? (await import("./menu-more.tsx")).default
  : lazyPart(() => import("./menu-more.tsx"));

const linkClass = "inline-flex min-h-11 items-center hover:text-ink aria-[current=page]:text-ink";

/** Whether a page is the one that a link of the menu leads to, or below it. */
const isBelow = (path: string, to: string) => path === to || (to !== "/" && path.startsWith(`${to}/`));

function NavigationLinks({ className }: { className: string }) {
  const path = stripLocale(useLocation().pathname);
  return menuOf("main").links.map(({ to, label }) =>
    to.startsWith("/") ? (
      <AppLink
        key={to}
        to={to}
        aria-current={isBelow(path, to) ? "page" : undefined}
        className={`${linkClass} ${className}`}
      >
        <span className="border-b-2 border-transparent in-aria-[current=page]:border-dawn">{label}</span>
      </AppLink>
    ) : (
      <a key={to} href={to} className={`${linkClass} ${className}`}>
        {label}
      </a>
    ),
  );
}

/**
 * The menu on a phone or tablet is a disclosure, which opens without JavaScript; the next page finds it closed. It rises from
 * below, where the thumb is, and what is dimmed around it belongs to its button: a tap there closes it.
 */
function PhoneMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current !== key) menu.current!.open = false;
    shown.current = key;
  }, [key]);
  const entry = `${linkClass} rounded-sm px-3 text-[1.05rem] text-ink hover:bg-sand`;
  return (
    <details ref={menu} data-menu className="group lg:hidden">
      <summary
        className="icon-button list-none group-open:before:fixed group-open:before:inset-0 group-open:before:z-30 group-open:before:bg-[rgb(0_0_0/45%)] [&::-webkit-details-marker]:hidden"
        aria-label={m.menu()}
      >
        <Menu className="size-[1.35rem]" aria-hidden="true" />
      </summary>
      <div className="fixed inset-x-0 bottom-0 z-40 max-h-[82dvh] overflow-y-auto overscroll-contain rounded-t-lg border-t border-line bg-paper px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-float md:inset-x-auto md:right-6 md:bottom-6 md:w-96 md:rounded-lg md:border">
        <nav aria-label={menuOf("main").title} className="grid grid-cols-2 gap-1">
          <NavigationLinks className="rounded-sm px-3 text-[1.05rem] text-ink hover:bg-sand" />
          <AppLink to="/search" className={entry}>
            {m.nav_search()}
          </AppLink>
          <AccountEntry className={entry} />
        </nav>
        <ServerLinks same="menu">
          <MenuMore entry={linkClass} />
        </ServerLinks>
      </div>
    </details>
  );
}

/** Where letters are twice as large, the buttons have a line of their own. */
export function SiteHeader() {
  return (
    <header className="wrap flex items-center gap-1 py-3 max-lg:flex-wrap max-md:px-3 lg:gap-6">
      <Brand />
      <nav
        aria-label={menuOf("main").title}
        className="hidden flex-1 gap-x-4.5 text-[0.95rem] whitespace-nowrap text-muted lg:flex"
      >
        <NavigationLinks className="" />
      </nav>
      <div className="ml-auto flex flex-wrap items-center justify-end">
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
