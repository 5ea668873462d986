import { m } from "../i18n/paraglide/messages.js";
import { AppLink } from "./app-link.tsx";

export interface Crumb {
  name: string;
  path: string;
}

/** Home, the section, what the page is part of; the page itself is its own heading. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label={m.catalog_breadcrumbs()} className="text-[0.95rem] text-muted" data-no-print>
      <ol className="flex flex-wrap items-center gap-x-2">
        {[{ name: m.catalog_home(), path: "/" }, ...crumbs].map((crumb, index) => (
          <li
            key={crumb.path}
            // A phone's line holds two: the way home is in the brand above it.
            className={`flex items-center gap-2 ${index === 0 && crumbs.length > 1 ? "max-sm:hidden" : ""}`}
          >
            <AppLink
              to={crumb.path}
              className="-mr-1.5 inline-flex min-h-11 items-center pr-1.5 hover:text-ink hover:underline"
            >
              {crumb.name}
            </AppLink>
            {index < crumbs.length && <span aria-hidden="true">›</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
