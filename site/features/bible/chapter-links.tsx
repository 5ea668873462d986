import { ChevronLeft, ChevronRight } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { NextLink } from "../../ui/app-link.tsx";
import type { ChapterView } from "./load-chapter.server.ts";

const linkClass = "inline-flex min-h-11 reference items-center gap-1.5 text-water hover:underline";

/** The chapter before and the one after, across books. */
export function ChapterLinks({ chapter: { previous, next } }: { chapter: ChapterView }) {
  return (
    <nav aria-label={m.bible_chapter_links()} data-no-print className="mt-12 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        {previous ? (
          <NextLink to={previous.path} className={linkClass} rel="prev" data-key="ArrowLeft">
            <ChevronLeft className="size-5" aria-hidden="true" />
            {previous.reference}
          </NextLink>
        ) : (
          <span />
        )}
        {next && (
          <NextLink to={next.path} className={linkClass} rel="next" data-key="ArrowRight">
            {next.reference}
            <ChevronRight className="size-5" aria-hidden="true" />
          </NextLink>
        )}
      </div>
      <p className="mt-3 hidden text-center text-[0.92rem] text-muted pointer-fine:block">{m.bible_keys()}</p>
    </nav>
  );
}
