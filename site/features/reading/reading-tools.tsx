import { Columns2, Printer } from "lucide-react";
import { Link, useLocation } from "react-router";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { TextSizeButtons } from "../../ui/text-size-buttons.tsx";
import { FavoriteButton } from "../favorites/favorite-button.tsx";
import { ShareButton } from "../sharing/share-button.tsx";

interface ReadingToolsProps {
  title: string;
  summary: string | null;
  id: string;
  /** Shown with both languages now. */
  isSideBySide: boolean;
}

/** Text size, side-by-side language, print, share. */
export function ReadingTools({ id, title, summary, isSideBySide }: ReadingToolsProps) {
  const { pathname } = useLocation();
  const other = getLocale() === "es" ? "en-US" : "es";
  return (
    <div className="column mt-4 flex flex-wrap items-center gap-1" data-no-print>
      <Link
        to={isSideBySide ? pathname : `${pathname}?with=${other}`}
        preventScrollReset
        data-live
        className={`icon-button border border-line ${isSideBySide ? "bg-sand" : ""}`}
        aria-label={isSideBySide ? m.reading_one_language() : m.reading_side_by_side()}
        title={isSideBySide ? m.reading_one_language() : m.reading_side_by_side()}
      >
        <Columns2 className="size-5" aria-hidden="true" />
      </Link>
      <TextSizeButtons />
      <button
        type="button"
        className="icon-button border border-line max-md:hidden"
        aria-label={m.reading_print()}
        data-do="print"
      >
        <Printer className="size-5" aria-hidden="true" />
      </button>
      <ShareButton title={title} text={summary ?? ""} />
      <FavoriteButton favoriteItem={{ id, title }} />
    </div>
  );
}
