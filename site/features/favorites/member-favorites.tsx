import { PenLine } from "lucide-react";
import { useEffect } from "react";
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
import type { FavoriteItem, OwnFavorite } from "./favorite-button.tsx";

interface MemberFavoritesProps {
  favoriteItem: FavoriteItem;
  onOwn(own: OwnFavorite | undefined): void;
}

/** Fills the heart, adds or removes the favorite, and links to its journal entry. */
export default function MemberFavorites({ favoriteItem: { id, title }, onOwn }: MemberFavoritesProps) {
  useMemberList({ kind: "favourite" });
  const saved = useMarked("favourite");
  const { marked, set } = useMark({ kind: "favourite", item: id }, m.favorite_login());
  const { pathname } = useLocation();
  const savedCount = saved?.length ?? 0;

  useEffect(() => {
    function change(): void {
      if (!marked && savedCount >= memberLimits.freeFavorites && !premiumNow())
        showToast({
          title: m.favorite_full({ count: memberLimits.freeFavorites }),
          description: m.favorite_full_how(),
        });
      else void set(!marked);
    }
    onOwn({ marked, change });
    return () => onOwn(undefined);
  }, [id, marked, savedCount, onOwn]);

  return (
    <AppLink
      to={newEntryAddress({ kind: "item", ref: id, label: title, path: stripLocale(pathname) })}
      className="icon-button border border-line"
      aria-label={m.journal_write_about({ title })}
    >
      <PenLine className="size-5" aria-hidden="true" />
    </AppLink>
  );
}
