import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { plainText } from "../../../contracts/verse-lines.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { ListenButton } from "../listen/listen-button.tsx";
import { ShareButton } from "../sharing/share-button.tsx";
import { BookPicker } from "./book-picker.tsx";
import type { ChapterView } from "./load-chapter.server.ts";
import { TranslationPicker } from "./translation-picker.tsx";

interface ReaderMenuProps {
  label: ReactNode;
  name: string;
  side: "left" | "right";
  children: ReactNode;
}

/** A disclosure, which opens without JavaScript. */
function ReaderMenu({ label, name, side, children }: ReaderMenuProps) {
  return (
    <details className="reader-menu md:relative" name="reader-menu" data-menu>
      <summary
        className="pill gap-1.5 !px-3.5 hover:bg-sand [[open]>&]:bg-sand"
        aria-label={name === "" ? undefined : name}
      >
        {label}
        <ChevronDown className="size-4 text-muted" aria-hidden="true" />
      </summary>
      <div
        className={`absolute inset-x-2 z-30 mt-2 max-h-[72dvh] overflow-y-auto md:w-[420px] overscroll-contain rounded-md border border-line bg-paper p-5 shadow-float ${
          side === "left" ? "md:right-auto md:left-0" : "md:right-0 md:left-auto"
        }`}
      >
        {children}
      </div>
    </details>
  );
}

export function ReaderBar({ chapter }: { chapter: ChapterView }) {
  const text = chapter.translation.abbreviation;
  const label = chapter.beside ? `${text} | ${chapter.beside.abbreviation}` : text;
  return (
    <nav
      aria-label={m.bible_controls()}
      data-no-print
      className="reader-bar border-b border-line/60"
      // A new page begins with its menus closed.
      key={`${chapter.address} ${chapter.slug} ${chapter.chapter} ${chapter.beside?.id}`}
    >
      <div className="mx-auto flex max-w-[1060px] flex-wrap items-center gap-1 px-2 py-1.5 md:px-6">
        <ReaderMenu
          side="left"
          name=""
          label={<span className="reference truncate">{chapter.reference}</span>}
        >
          <BookPicker chapter={chapter} />
        </ReaderMenu>
        <div className="ml-auto flex flex-wrap items-center gap-1">
          <ReaderMenu side="right" name={`${m.bible_read_in()}: ${label}`} label={label}>
            <TranslationPicker chapter={chapter} />
          </ReaderMenu>
          <ListenButton title={chapter.reference} lang={chapter.translation.lang} />
          <ShareButton
            shared={{
              title: m.bible_chapter_title({ reference: chapter.reference, translation: text }),
              text: plainText(chapter.verses.slice(0, 1)),
            }}
          />
        </div>
      </div>
    </nav>
  );
}
