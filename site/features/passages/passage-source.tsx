import { m } from "../../i18n/paraglide/messages.js";
import type { PassageView } from "./load-passages.server.ts";

/** Where the words are from; says so when they are not in the reader's language. */
export function PassageSource({ passage, className = "" }: { passage: PassageView; className?: string }) {
  return (
    <footer className={className}>
      <cite className="font-semibold text-water not-italic">{passage.reference}</cite>
      <span className="text-muted">
        {" · "}
        {passage.translation}
        {passage.otherLanguage && ` · ${m.passage_in_english()}`}
      </span>
    </footer>
  );
}
