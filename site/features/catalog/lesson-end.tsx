import { ArrowLeft, ArrowRight } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink, NextLink } from "../../ui/app-link.tsx";
import type { LessonView } from "./load-lesson.server.ts";

/** A large link to the next lesson, after the last one to all of them, and a small link back. */
export function LessonEnd({ lesson }: { lesson: LessonView }) {
  const ahead = lesson.next ?? { path: lesson.parent.path, title: lesson.parent.name };
  return (
    <div className="mt-12 border-t border-line pt-6" data-no-print>
      <nav aria-label={lesson.parent.name} className="grid gap-3 sm:grid-cols-2">
        {lesson.previous ? (
          <AppLink
            to={lesson.previous.path}
            rel="prev"
            className="flex items-center gap-3 rounded-md border border-line p-4 hover:bg-sand"
          >
            <ArrowLeft className="size-5 shrink-0 text-water" aria-hidden="true" />
            <span>
              <span className="block text-[0.88rem] text-muted">{m.catalog_previous()}</span>
              <span className="font-serif font-[560]">{lesson.previous.title}</span>
            </span>
          </AppLink>
        ) : (
          <span />
        )}
        <NextLink
          to={ahead.path}
          rel={lesson.next ? "next" : undefined}
          className="flex items-center justify-between gap-3 rounded-md bg-sand p-4 hover:bg-line/60"
        >
          <span>
            <span className="block text-[0.88rem] text-muted">
              {lesson.next ? m.catalog_next() : m.catalog_last()}
            </span>
            <span className="font-serif font-[560]">{ahead.title}</span>
          </span>
          <ArrowRight className="size-5 shrink-0 text-water" aria-hidden="true" />
        </NextLink>
      </nav>
    </div>
  );
}
