import { Heart } from "lucide-react";
import { Suspense, useState } from "react";
import { useStore } from "zustand";
import { m } from "../../i18n/paraglide/messages.js";
import { lazyPart } from "../../ui/lazy-part.ts";
import { identityStore } from "../identity/identity-store.ts";

/** The favorite's id, and its title for the journal. */
export interface FavoriteItem {
  id: string;
  title: string;
}

const save = async (item: string) =>
  (await import("../member-data/apply-mark.ts")).applyMark(
    { kind: "favourite", item },
    true,
    m.favorite_login(),
  );

/** What the member's part knows and does. */
export interface OwnFavorite {
  marked: boolean;
  change(): void;
}

const MemberFavorites = lazyPart(() => import("./member-favorites.tsx"));

/**
 * A heart for everybody; whether it is filled, and the pen beside it, is for members, and loaded for them alone. The
 * button stays the same element when that comes, so that a tap in that moment counts.
 */
export function FavoriteButton({ favoriteItem }: { favoriteItem: FavoriteItem }) {
  const isMember = useStore(identityStore, ({ person }) => person !== undefined);
  const [own, setOwn] = useState<OwnFavorite>();
  const marked = own?.marked ?? false;
  return (
    <>
      <button
        type="button"
        className={`icon-button border ${marked ? "border-dawn text-dawn" : "border-line"}`}
        aria-label={m.favorite_add()}
        aria-pressed={marked}
        onClick={() => (own ? own.change() : void save(favoriteItem.id))}
      >
        <Heart className={`size-5 ${marked ? "fill-current" : ""}`} aria-hidden="true" />
      </button>
      {isMember && (
        <Suspense>
          <MemberFavorites favoriteItem={favoriteItem} onOwn={setOwn} />
        </Suspense>
      )}
    </>
  );
}
