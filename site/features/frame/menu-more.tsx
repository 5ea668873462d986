import { m } from "../../i18n/paraglide/messages.js";
import { MenuLink } from "./menu-link.tsx";
import { footerMenus } from "./navigation.ts";

/** In the phone's menu: everything that the foot of the page has. */
export default function MenuMore({ entry }: { entry: string }) {
  return (
    <nav
      aria-label={m.menu_more()}
      className="mt-3 columns-2 gap-x-2 border-t border-line pt-4 text-[0.95rem]"
    >
      {footerMenus().map(({ place, title, links }) => (
        <div key={place} className="mb-3 break-inside-avoid">
          <p className="px-3 font-semibold">{title}</p>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <MenuLink to={to} className={`${entry} w-full rounded-sm px-3 text-muted hover:bg-sand`}>
                  {label}
                </MenuLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
