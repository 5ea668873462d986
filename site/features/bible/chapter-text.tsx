import { useLocation } from "react-router";
import { gapBefore, linesOf } from "../../../contracts/verse-lines.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { readerAddress } from "../passages/reader-address.ts";
import type { ChapterView, VerseView } from "./load-chapter.server.ts";
import { VerseNumber } from "./verse-number.tsx";
import { VersePairs } from "./verse-pairs.tsx";

/** The verse the address points to. The hash is the browser's own knowledge, so it counts only once the page is live. */
function useSelectedVerse(chapter: ChapterView): { live: boolean; selected: number | undefined } {
  const { hash } = useLocation();
  const live = useHydrated();
  const inHash = live && /^#v(\d+)$/.exec(hash)?.[1];
  return { live, selected: inHash ? Number(inHash) : chapter.note?.verse };
}

function paragraphsOf(verses: readonly VerseView[]): VerseView[][] {
  const paragraphs: VerseView[][] = [];
  for (const verse of verses) {
    if (verse.opens || paragraphs.length === 0) paragraphs.push([]);
    paragraphs.at(-1)!.push(verse);
  }
  return paragraphs;
}

export function ChapterText({ chapter }: { chapter: ChapterView }) {
  const { live, selected } = useSelectedVerse(chapter);
  const isSelected = (verse: VerseView) =>
    selected !== undefined && selected >= verse.number && selected <= (verse.last ?? verse.number);
  const addressOf = (verse: VerseView) =>
    readerAddress({
      translation: chapter.address,
      slug: chapter.slug,
      chapter: chapter.chapter,
      beside: chapter.beside?.id ?? null,
      verse: verse.number,
    });
  return (
    <div className="chapter-text" data-live={live || undefined}>
      {chapter.title && (
        <p className="mb-6 text-[1.05rem] text-muted italic" lang={chapter.translation.lang}>
          {chapter.title}
        </p>
      )}
      {chapter.beside ? (
        <VersePairs chapter={chapter} beside={chapter.beside} isSelected={isSelected} addressOf={addressOf} />
      ) : (
        <div lang={chapter.translation.lang} data-listen>
          {paragraphsOf(chapter.verses).map((verses) => (
            <p
              key={verses[0]!.number}
              data-poetry={verses.some(({ text }) => text.includes("\n")) || undefined}
            >
              {verses.map((verse, index) => (
                <span
                  key={verse.number}
                  id={`v${verse.number}`}
                  className="verse"
                  data-verse={verse.number}
                  data-selected={isSelected(verse) || undefined}
                >
                  {index > 0 && gapBefore(verse.text)}
                  <VerseNumber verse={verse} to={addressOf(verse)} />
                  {linesOf(verse.text)}
                </span>
              ))}
            </p>
          ))}
        </div>
      )}
      {chapter.subscription && (
        <p className="mt-6 text-[1.05rem] text-muted italic" lang={chapter.translation.lang}>
          {chapter.subscription}
        </p>
      )}
    </div>
  );
}
