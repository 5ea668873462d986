import { ChevronLeft, ChevronRight } from "lucide-react";
import { m } from "../i18n/paraglide/messages.js";
import { AppLink, NextLink } from "./app-link.tsx";

interface PaginationProps {
  to(page: number): string;
  page: number;
  pages: number;
}

/** Of a list's root, which is page 1. */
export const pagePath = (path: string, page: number) => (page === 1 ? path : `${path}/page/${page}`);

/** The first, the last, and those around the current one; 0 marks a gap. */
export function pagesShown(page: number, pages: number): number[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return near.flatMap((number, index) =>
    index > 0 && number > near[index - 1]! + 1 ? [0, number] : [number],
  );
}

export function Pagination({ to, page, pages }: PaginationProps) {
  if (pages < 2) return null;
  const shown = pagesShown(page, pages);
  return (
    <nav aria-label={m.catalog_pages()} className="mt-10 flex items-center justify-center sm:gap-2">
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
      {shown.map((number, index) =>
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
            className={`icon-button tabular-nums aria-[current=page]:bg-water aria-[current=page]:text-on-water ${
              // On the narrowest phones the arrows lead to the neighbours.
              shown.length > 5 && Math.abs(number - page) === 1 && number !== 1 && number !== pages
                ? "max-sm:hidden"
                : ""
            }`}
          >
            {number}
          </AppLink>
        ),
      )}
      {page < pages && (
        <NextLink
          to={to(page + 1)}
          rel="next"
          className="icon-button border border-line"
          aria-label={m.catalog_next_page()}
        >
          <ChevronRight className="size-5" aria-hidden="true" />
        </NextLink>
      )}
    </nav>
  );
}
