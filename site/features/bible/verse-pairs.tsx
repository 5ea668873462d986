import { linesOf } from "../../../contracts/verse-lines.ts";
import type { ChapterView, VerseView } from "./load-chapter.server.ts";
import { VerseNumber, verseLabel } from "./verse-number.tsx";

interface VersePairsProps {
  chapter: ChapterView;
  beside: NonNullable<ChapterView["beside"]>;
  isSelected(verse: VerseView): boolean;
  addressOf(verse: VerseView): string;
}

/** Two texts, verse by verse: in columns on a desk, one below the other on a phone. */
export function VersePairs({ chapter, beside, isSelected, addressOf }: VersePairsProps) {
  const others = new Map(beside.verses.map((verse) => [verse.number, verse]));
  const { translation } = chapter;
  return (
    <div className="verse-pairs">
      <div className="verse-pair hidden border-b border-line pb-2 font-sans text-[0.92rem] font-semibold text-muted md:grid">
        <p lang={translation.lang}>{translation.name}</p>
        <p lang={beside.lang}>{beside.name}</p>
      </div>
      {chapter.verses.map((verse) => {
        const other = others.get(verse.number);
        return (
          <div
            key={verse.number}
            id={`v${verse.number}`}
            className="verse verse-pair"
            data-verse={verse.number}
            data-selected={isSelected(verse) || undefined}
          >
            <p lang={translation.lang} data-listen data-poetry={verse.text.includes("\n") || undefined}>
              <VerseNumber verse={verse} to={addressOf(verse)} />
              {linesOf(verse.text)}
            </p>
            <p lang={beside.lang} data-poetry={other?.text.includes("\n") || undefined}>
              {other && (
                <>
                  <span className="verse-number" aria-hidden="true">
                    {verseLabel(other)}
                  </span>
                  {linesOf(other.text)}
                </>
              )}
            </p>
          </div>
        );
      })}
    </div>
  );
}
