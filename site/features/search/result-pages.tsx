import { ChevronLeft, ChevronRight } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { pagesShown, type SearchRequest, searchPath } from "./search-path.ts";

export function ResultPages({ request, pages }: { request: SearchRequest; pages: number }) {
  const { page } = request;
  if (pages < 2) return null;
  const to = (number: number) => searchPath({ ...request, page: number });
  return (
    <nav aria-label={m.catalog_pages()} className="mt-8 flex flex-wrap items-center justify-center gap-1.5">
      {page > 1 && (
        <AppLink
          to={to(page - 1)}
          rel="prev"
          className="icon-button border border-line"
          aria-label={m.catalog_previous_page()}
        >
          <ChevronLeft className="size-5" aria-hidden="true" />
        </AppLink>
      )}
      {pagesShown(page, pages).map((number, index) =>
        number === 0 ? (
          <span key={`gap ${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <AppLink
            key={number}
            to={to(number)}
            aria-label={m.catalog_page_number({ number })}
            aria-current={number === page ? "page" : undefined}
            className="icon-button tabular-nums aria-[current=page]:bg-water aria-[current=page]:text-on-water"
          >
            {number}
          </AppLink>
        ),
      )}
      {page < pages && (
        <AppLink
          to={to(page + 1)}
          rel="next"
          className="icon-button border border-line"
          aria-label={m.catalog_next_page()}
        >
          <ChevronRight className="size-5" aria-hidden="true" />
        </AppLink>
      )}
    </nav>
  );
}
