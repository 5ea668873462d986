import type { PassageView } from "./load-passages.server.ts";
import { PassageSource } from "./passage-source.tsx";

/** A page's main passage, set large; long passages a little smaller. */
export function ScriptureQuote({ passage }: { passage: PassageView }) {
  const text = passage.verses.map((verse) => verse.text).join(" ");
  return (
    <blockquote>
      <p
        className={`scripture-text ${text.length > 260 ? "text-[calc(1.35rem*var(--text-scale,1))] md:text-[calc(1.7rem*var(--text-scale,1))]" : ""}`}
        lang={passage.otherLanguage ?? undefined}
      >
        {text}
      </p>
      <PassageSource passage={passage} className="mt-4" />
    </blockquote>
  );
}
