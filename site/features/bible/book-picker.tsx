import { Form } from "react-router";
import { localizePath } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { AppLink } from "../../ui/app-link.tsx";
import { ChapterGrid } from "./chapter-grid.tsx";
import type { ChapterView } from "./load-chapter.server.ts";
import { ReferenceForm } from "./reference-form.tsx";

/** The chapters of this book, any other book, or any passage at all: each a plain link or form. */
export function BookPicker({ chapter }: { chapter: ChapterView }) {
  const reading = { translation: chapter.address, beside: chapter.beside?.id ?? null };
  return (
    <>
      <ReferenceForm id="reader-reference" reading={reading} />
      <Form method="get" action={localizePath("/bible", getLocale())} className="mt-4">
        <label htmlFor="reader-book" className="font-semibold">
          {m.bible_book()}
        </label>
        <div className="mt-2 flex gap-2">
          <select
            id="reader-book"
            name="ref"
            defaultValue={chapter.osis}
            className="min-h-11 w-full min-w-0 rounded-sm border border-muted bg-paper px-3"
          >
            {chapter.books.map((book) => (
              <option key={book.osis} value={book.osis}>
                {book.name}
              </option>
            ))}
          </select>
          <input type="hidden" name="translation" value={reading.translation} />
          {reading.beside && <input type="hidden" name="with" value={reading.beside} />}
          <button type="submit" className="pill shrink-0 border border-line hover:bg-sand">
            {m.bible_open_book()}
          </button>
        </div>
      </Form>
      <div className="mt-4">
        <ChapterGrid
          label={m.bible_chapters_of({ book: chapter.book })}
          count={chapter.chapters}
          address={{ ...reading, slug: chapter.slug }}
          current={chapter.chapter}
        />
      </div>
      <AppLink
        to="/bible"
        className="mt-3 inline-flex min-h-11 items-center font-semibold text-water hover:underline"
      >
        {m.bible_all_books()}
      </AppLink>
    </>
  );
}
