import { X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import type { ChapterView } from "./load-chapter.server.ts";
import type { VerseNoteView } from "./load-verse-note.server.ts";
import { VerseActions } from "./verse-actions.tsx";

interface VerseNoteProps {
  chapter: ChapterView;
  note: VerseNoteView;
  /** The chapter without the note. */
  closed: string;
}

/** The note on one verse: where else to turn, and how to pass it on. */
export function VerseNote({ chapter, note, closed }: VerseNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previousVerse = useRef(note.verse);
  // A note that opens while the page is read takes focus; one that came with the page does not.
  useEffect(() => {
    if (document.activeElement?.matches(".verse-number") || previousVerse.current !== note.verse) {
      heading.current?.focus({ preventScroll: true });
      document.getElementById(`v${note.verse}`)?.scrollIntoView({ block: "nearest" });
    }
    previousVerse.current = note.verse;
  }, [note.verse]);
  const aside = useRef<HTMLElement>(null);
  // On close the focus returns to the verse it was opened from.
  useLayoutEffect(
    () => () => {
      if (aside.current?.contains(document.activeElement))
        document
          .querySelector<HTMLElement>(`#v${previousVerse.current} .verse-number`)
          ?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <aside
      ref={aside}
      aria-labelledby="verse-note"
      data-no-print
      className={`verse-note rounded-md border border-line bg-paper px-5 pt-3 pb-4 shadow-float ${
        chapter.beside ? "" : "verse-note-margin"
      }`}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="verse-note" ref={heading} tabIndex={-1} className="text-[1.15rem] focus-visible:outline-none">
          {note.reference}
        </h2>
        <AppLink
          to={closed}
          preventScrollReset
          data-live
          data-key="Escape"
          className="icon-button -mr-3"
          aria-label={m.bible_close_note()}
        >
          <X className="size-5" aria-hidden="true" />
        </AppLink>
      </div>
      <VerseActions
        title={m.bible_chapter_title({
          reference: note.reference,
          translation: chapter.translation.abbreviation,
        })}
        reference={note.reference}
        text={note.text}
        verse={note.verse}
      />
      {note.items.length > 0 ? (
        <>
          <h3 className="mt-3 font-sans text-[0.92rem] font-semibold text-muted">
            {m.bible_cross_references()}
          </h3>
          <ul>
            {note.items.map((item) => (
              <li key={item.path} className="border-b border-line/70 last:border-b-0">
                <AppLink to={item.path} className="group block py-2.5">
                  <span className="reference text-water group-hover:underline">{item.reference}</span>
                  <span
                    className="mt-0.5 line-clamp-3 font-serif text-[0.96rem] leading-[1.5]"
                    lang={chapter.translation.lang}
                  >
                    {item.text}
                  </span>
                </AppLink>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-3 text-muted">{m.bible_no_cross_references()}</p>
      )}
    </aside>
  );
}
