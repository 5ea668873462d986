import { X } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { ChapterGrid } from "./chapter-grid.tsx";
import type { FinderView } from "./load-finder.server.ts";

type BookGroup = FinderView["groups"][number];

const groupNames: Record<BookGroup["name"], () => string> = {
  law: m.bible_group_law,
  history: m.bible_group_history,
  poetry: m.bible_group_poetry,
  prophets: m.bible_group_prophets,
  gospels: m.bible_group_gospels,
  letters: m.bible_group_letters,
  revelation: m.bible_group_revelation,
};

interface BookListProps {
  group: BookGroup;
  translation: string;
  open: FinderView["open"];
}

/** The books of one kind; the one that is open shows its chapters below its name. */
export function BookList({ group, translation, open }: BookListProps) {
  return (
    <section className="mt-6 md:grid md:grid-cols-[170px_1fr] md:gap-6">
      <h3 className="font-sans text-[0.92rem] font-semibold tracking-normal text-muted md:mt-3.5">
        {groupNames[group.name]()}
      </h3>
      <ul className="mt-1 grid md:mt-0 grid-flow-row-dense grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-6 sm:grid-cols-3 lg:grid-cols-4">
        {group.books.map((book) =>
          book.slug === open?.slug ? (
            <li key={book.slug} id={book.slug} className="col-span-full my-2 rounded-md bg-sand p-4 md:p-6">
              <div className="flex items-center justify-between gap-4">
                <h4 className="font-serif text-[1.3rem]">{book.name}</h4>
                <AppLink
                  to="/bible"
                  preventScrollReset
                  data-live
                  className="icon-button"
                  aria-label={m.bible_close_book({ book: book.name })}
                >
                  <X className="size-5" aria-hidden="true" />
                </AppLink>
              </div>
              <ChapterGrid
                label={m.bible_chapters_of({ book: book.name })}
                count={open.chapters}
                address={{ translation, slug: book.slug }}
              />
            </li>
          ) : (
            <li key={book.slug}>
              <AppLink
                to={`/bible?book=${book.slug}#${book.slug}`}
                preventScrollReset
                data-live
                className="flex min-h-11 items-center font-serif text-[1.1rem] hover:text-water hover:underline"
              >
                {book.name}
              </AppLink>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
