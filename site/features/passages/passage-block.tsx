import { gapBefore, linesOf } from "../../../contracts/verse-lines.ts";
import type { PassageView } from "./load-passages.server.ts";
import { PassageSource } from "./passage-source.tsx";

/** A passage within an article: numbered when it is more than one verse. */
export function PassageBlock({ passage }: { passage: PassageView }) {
  const numbered = passage.verses.length > 1;
  return (
    <blockquote
      className="my-[1.6em] rounded-md bg-sand px-6 py-5 font-serif text-[calc(1.22rem*var(--text-scale,1))] leading-[calc(1.6*var(--line-scale,1))] !border-l-0"
      lang={passage.otherLanguage ?? undefined}
      data-listen
    >
      <p className="whitespace-pre-line">
        {passage.verses.map((verse, index) => (
          // A passage may run over chapters, or name a verse twice.
          <span key={`${index} ${verse.number}`}>
            {index > 0 && gapBefore(verse.text)}
            {numbered && (
              <sup className="mr-1 font-sans text-[0.62em] font-semibold text-muted">{verse.number}</sup>
            )}
            {linesOf(verse.text)}
          </span>
        ))}
      </p>
      <PassageSource passage={passage} className="mt-3 font-sans text-[0.98rem]" />
    </blockquote>
  );
}

/** Several in the order they are named, one of them perhaps twice. */
export const PassageBlocks = ({ passages }: { passages: readonly PassageView[] }) =>
  passages.map((passage, index) => <PassageBlock key={`${index} ${passage.osis}`} passage={passage} />);
