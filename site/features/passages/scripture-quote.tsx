import { joinVerses } from "../../../contracts/verse-lines.ts";
import type { PassageView } from "./load-passages.server.ts";
import { PassageSource } from "./passage-source.tsx";

/** A page's main passage, set large; long passages a little smaller. */
export function ScriptureQuote({ passage }: { passage: PassageView }) {
  const text = joinVerses(passage.verses.map((verse) => verse.text));
  const lines = text.split("\n");
  return (
    <blockquote data-listen>
      <p
        className={`scripture-text ${text.length > 260 ? "text-[calc(1.35rem*var(--text-scale,1))] md:text-[calc(1.7rem*var(--text-scale,1))]" : ""}`}
        lang={passage.otherLanguage ?? undefined}
      >
        {lines.length === 1
          ? text
          : lines.map((line, nth) => (
              // Lines of poetry: what does not fit goes on a little further in.
              <span
                key={`${nth} ${line}`}
                className="block pl-[1em] -indent-[1em] in-[.text-center]:pl-0 in-[.text-center]:indent-0"
              >
                {line}
              </span>
            ))}
      </p>
      <PassageSource passage={passage} className="mt-4" />
    </blockquote>
  );
}
