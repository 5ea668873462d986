"use client";
/** Picks a passage: book, chapter and verses, as the site's own Scripture service has them. */
import { useRef, useState } from "react";
import type { Locale } from "../languages.ts";

interface Book {
  name: string;
  /** How many verses each chapter has. */
  chapters: number[];
}

async function readBooks(locale: Locale): Promise<Book[]> {
  const answer = await fetch(`/scripture/api/v1/books?language=${locale}`);
  if (!answer.ok) throw new Error(String(answer.status));
  return ((await answer.json()) as { items: Book[] }).items;
}

const upTo = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, nth) => first + nth);

const words = {
  "en-US": {
    pick: "Pick a passage",
    book: "Book",
    chapter: "Chapter",
    from: "From verse",
    to: "To verse",
    whole: "whole",
  },
  es: {
    pick: "Elegir un pasaje",
    book: "Libro",
    chapter: "Capítulo",
    from: "Del versículo",
    to: "Al versículo",
    whole: "todo",
  },
};

interface Picked {
  book: string;
  chapter: number;
  /** 0 for the whole chapter. */
  from: number;
  to: number;
}

const written = ({ book, chapter, from, to }: Picked) =>
  from === 0 ? `${book} ${chapter}` : `${book} ${chapter}:${from}${to > from ? `-${to}` : ""}`;

interface PickerProps {
  language: Locale;
  /** In which book names are written; asked when the picker is opened, since it depends on the side one writes in. */
  nameLanguage(element: HTMLElement): Locale;
  onPick(reference: string): void;
}

export function PassagePicker({ language, nameLanguage, onPick }: PickerProps) {
  const [books, setBooks] = useState<Book[]>([]);
  const [picked, setPicked] = useState<Picked>();
  const opened = useRef(false);
  const said = words[language];
  const open = async (element: HTMLElement) => {
    if (opened.current) return;
    opened.current = true;
    try {
      setBooks(await readBooks(nameLanguage(element)));
    } catch {
      // The reference can still be typed.
      opened.current = false;
    }
  };
  const pick = (next: Picked) => {
    setPicked(next);
    onPick(written(next));
  };
  const chapters = books.find(({ name }) => name === picked?.book)?.chapters ?? [];
  const verses = picked ? (chapters[picked.chapter - 1] ?? 0) : 0;
  const numbers = (
    label: string,
    value: number,
    options: number[],
    change: (value: number) => void,
    zero?: string,
  ) => (
    <label>
      {label}
      <select value={value} onChange={(event) => change(Number(event.target.value))}>
        {zero && <option value={0}>{zero}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
  return (
    <details className="passage-picker" onToggle={(event) => void open(event.currentTarget)}>
      <summary>{said.pick}</summary>
      <div>
        <label>
          {said.book}
          <select
            value={picked?.book ?? ""}
            onChange={(event) => pick({ book: event.target.value, chapter: 1, from: 0, to: 0 })}
          >
            <option value="" disabled />
            {books.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        {picked && (
          <>
            {numbers(said.chapter, picked.chapter, upTo(1, chapters.length), (chapter) =>
              pick({ ...picked, chapter, from: 0, to: 0 }),
            )}
            {numbers(
              said.from,
              picked.from,
              upTo(1, verses),
              (from) => pick({ ...picked, from, to: from }),
              said.whole,
            )}
            {picked.from > 0 &&
              numbers(said.to, picked.to, upTo(picked.from, verses), (to) => pick({ ...picked, to }))}
          </>
        )}
      </div>
    </details>
  );
}
