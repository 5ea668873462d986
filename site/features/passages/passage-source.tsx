import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import type { PassageView } from "./load-passages.server.ts";

/** The translation, linked to the chapter; marked when it is not in the reader's language. */
export function PassageSource({ passage, className = "" }: { passage: PassageView; className?: string }) {
  return (
    <footer className={className}>
      <cite className="reference text-water not-italic">
        <AppLink to={passage.path} className="-my-2.5 inline-block py-2.5 hover:underline">
          {passage.reference}
        </AppLink>
      </cite>
      <span className="text-muted" data-listen="no">
        {" · "}
        {passage.translation}
        {passage.otherLanguage && ` · ${m.passage_in_english()}`}
      </span>
    </footer>
  );
}
