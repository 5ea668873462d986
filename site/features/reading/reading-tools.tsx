import { Columns2, Printer } from "lucide-react";
import { useLocation } from "react-router";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { SiteLink } from "../../ui/app-link.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { ServerMarkup } from "../../ui/server-markup.tsx";
import { TextSizeButtons } from "../../ui/text-size-buttons.tsx";
import { FavoriteButton } from "../favorites/favorite-button.tsx";
import { ShareButton } from "../sharing/share-button.tsx";

// Their code is the small program's (start/controls.ts).
const TextMenu = lazyPart(() => import("../../ui/text-menu.tsx"));
const ListenButton = lazyPart(async () => ({
  default: (await import("../listen/listen-button.tsx")).ListenButton,
}));

interface ReadingToolsProps {
  title: string;
  summary: string | null;
  id: string;
  /** Words to share it with, in place of title and summary. */
  invitation?: string;
  /** The address of a recording. */
  audio: string | null;
  /** Shown with both languages now. */
  isSideBySide: boolean;
}

/** Side-by-side language, text, print, share, listen. */
export function ReadingTools({ id, title, summary, invitation, audio, isSideBySide }: ReadingToolsProps) {
  const { pathname } = useLocation();
  const other = getLocale() === "es" ? "en-US" : "es";
  return (
    <div className="column mt-4 flex flex-wrap items-center gap-1" data-no-print>
      <SiteLink
        to={isSideBySide ? pathname : `${pathname}?with=${other}`}
        preventScrollReset
        data-live
        className={`icon-button border border-line ${isSideBySide ? "bg-sand" : ""}`}
        aria-label={isSideBySide ? m.reading_one_language() : m.reading_side_by_side()}
        title={isSideBySide ? m.reading_one_language() : m.reading_side_by_side()}
      >
        <Columns2 className="size-5" aria-hidden="true" />
      </SiteLink>
      <TextSizeButtons />
      <ServerMarkup className="size-11">
        <TextMenu />
      </ServerMarkup>
      <button
        type="button"
        className="icon-button border border-line max-md:hidden"
        aria-label={m.reading_print()}
        data-do="print"
      >
        <Printer className="size-5" aria-hidden="true" />
      </button>
      <ShareButton shared={{ title, text: summary ?? "", invitation }} />
      <FavoriteButton favoriteItem={{ id, title }} />
      <ServerMarkup className="size-11">
        <ListenButton title={title} audio={audio} />
      </ServerMarkup>
    </div>
  );
}
