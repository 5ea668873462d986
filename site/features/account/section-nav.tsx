import { Link } from "react-router";
import { m } from "../../i18n/paraglide/messages.js";
import { accountSections } from "./sections.ts";

/** A grid of small tiles on a phone, a list beside the section on a desk. */
export function SectionNav({ shown }: { shown: string }) {
  return (
    <nav aria-label={m.account_sections()}>
      <ul className="grid grid-cols-3 gap-2 md:sticky md:top-6 md:grid-cols-1 md:gap-1">
        {accountSections.map(({ id, title, icon: Icon }) => {
          const here = id === shown;
          return (
            <li key={id}>
              <Link
                to={`#${id}`}
                preventScrollReset
                aria-current={here ? "page" : undefined}
                className={`flex h-full min-h-16 flex-col items-center justify-center gap-1 rounded-md px-0.5 py-2 text-center text-[0.82rem] font-semibold md:min-h-12 md:flex-row md:justify-start md:gap-3 md:px-4 md:text-left md:text-[1rem] ${here ? "bg-water text-on-water" : "bg-sand hover:opacity-90 md:bg-transparent md:hover:bg-sand"}`}
              >
                <Icon className="size-5 shrink-0" aria-hidden="true" />
                <span className="max-w-full break-words">{title()}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
