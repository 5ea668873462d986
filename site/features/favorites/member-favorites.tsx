import { Heart, PenLine } from "lucide-react";
import { useLocation } from "react-router";
import { memberLimits } from "../../../contracts/member-paths.ts";
import { stripLocale } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { premiumNow } from "../identity/premium-store.ts";
import { newEntryAddress } from "../journal/journal-address.ts";
import { useMark, useMemberList } from "../member-data/use-mark.ts";
import { useMarked } from "../member-data/use-marked.ts";
import type { FavoriteItem } from "./favorite-button.tsx";

/** Adds or removes a favorite, and links to its journal entry. */
export default function MemberFavorites({ favoriteItem: { id, title } }: { favoriteItem: FavoriteItem }) {
  useMemberList({ kind: "favourite" });
  const saved = useMarked("favourite");
  const { marked, set } = useMark({ kind: "favourite", item: id }, m.favorite_login());
  const { pathname } = useLocation();

  function change(): void {
    const isFull = !marked && (saved?.length ?? 0) >= memberLimits.freeFavorites && !premiumNow();
    if (isFull)
      showToast({
        title: m.favorite_full({ count: memberLimits.freeFavorites }),
        description: m.favorite_full_how(),
      });
    else void set(!marked);
  }

  return (
    <>
      <button
        type="button"
        className={`icon-button border ${marked ? "border-dawn text-dawn" : "border-line"}`}
        aria-label={m.favorite_add()}
        aria-pressed={marked}
        onClick={change}
      >
        <Heart className={`size-5 ${marked ? "fill-current" : ""}`} aria-hidden="true" />
      </button>
      <AppLink
        to={newEntryAddress({ kind: "item", ref: id, label: title, path: stripLocale(pathname) })}
        className="icon-button border border-line"
        aria-label={m.journal_write_about({ title })}
      >
        <PenLine className="size-5" aria-hidden="true" />
      </AppLink>
    </>
  );
}
