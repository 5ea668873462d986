import { ChevronLeft, ChevronRight } from "lucide-react";
import { m } from "../i18n/paraglide/messages.js";
import { AppLink, NextLink } from "./app-link.tsx";

interface PaginationProps {
  /** The list's root, which is page 1. */
  path: string;
  page: number;
  pages: number;
}

export const pagePath = (path: string, page: number) => (page === 1 ? path : `${path}/page/${page}`);

export function Pagination({ path, page, pages }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={m.catalog_pages()} className="mt-10 flex items-center justify-center gap-2">
      {page > 1 && (
        <AppLink
          to={pagePath(path, page - 1)}
          rel="prev"
          className="icon-button border border-line"
          aria-label={m.catalog_previous_page()}
        >
          <ChevronLeft className="size-5" aria-hidden="true" />
        </AppLink>
      )}
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <AppLink
          key={number}
          to={pagePath(path, number)}
          aria-label={m.catalog_page_number({ number })}
          aria-current={number === page ? "page" : undefined}
          className="icon-button aria-[current=page]:bg-water aria-[current=page]:text-on-water"
        >
          {number}
        </AppLink>
      ))}
      {page < pages && (
        <NextLink
          to={pagePath(path, page + 1)}
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
