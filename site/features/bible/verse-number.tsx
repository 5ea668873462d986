import { localizePath } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { SiteLink } from "../../ui/app-link.tsx";
import type { VerseView } from "./load-chapter.server.ts";

export const verseLabel = ({ number, last }: VerseView) => (last ? `${number}–${last}` : String(number));

/** The number opens the note on its verse; `to` already holds the verse. */
export function VerseNumber({ verse, to }: { verse: VerseView; to: string }) {
  return (
    <SiteLink
      to={localizePath(to, getLocale())}
      preventScrollReset
      data-live
      rel="nofollow"
      className="verse-number"
      aria-label={m.bible_verse({ verse: verseLabel(verse) })}
    >
      {verseLabel(verse)}
    </SiteLink>
  );
}
