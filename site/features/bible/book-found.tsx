import { BookOpen } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import type { BookInQuery } from "./passage-in-query.server.ts";

/** Before what was found: the book whose name was typed, and which place it does not have. */
export function BookFound({ book: { name, path, missing } }: { book: BookInQuery }) {
  return (
    <div className="mt-4">
      {missing && (
        <p role="status" className="mb-3 text-[1.1rem]">
          {missing.kind === "chapter"
            ? m.bible_no_chapter({ reference: missing.reference, book: name, last: missing.last })
            : m.bible_no_verse({ reference: missing.reference, chapter: name, last: missing.last })}
        </p>
      )}
      <AppLink to={path} className="pill bg-water text-on-water hover:opacity-90">
        <BookOpen className="size-5" aria-hidden="true" />
        {m.bible_open_named({ name })}
      </AppLink>
    </div>
  );
}
