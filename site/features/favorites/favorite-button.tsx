import { Heart } from "lucide-react";
import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import { m } from "../../i18n/paraglide/messages.js";
import { identityStore } from "../identity/identity-store.ts";

/** The favorite's id, and its title for the journal. */
export interface FavoriteItem {
  id: string;
  title: string;
}

const MemberFavorites = lazy(() => import("./member-favorites.tsx"));

const save = async (item: string) =>
  (await import("../member-data/apply-mark.ts")).applyMark(
    { kind: "favourite", item },
    true,
    m.favorite_login(),
  );

/** A heart for everybody; whether it is filled, and the pen beside it, is for members, and loaded for them alone. */
export function FavoriteButton({ favoriteItem }: { favoriteItem: FavoriteItem }) {
  const isMember = useStore(identityStore, ({ person }) => person !== undefined);
  const heart = (
    <button
      type="button"
      className="icon-button border border-line"
      aria-label={m.favorite_add()}
      aria-pressed={false}
      onClick={() => void save(favoriteItem.id)}
    >
      <Heart className="size-5" aria-hidden="true" />
    </button>
  );
  return isMember ? (
    <Suspense fallback={heart}>
      <MemberFavorites favoriteItem={favoriteItem} />
    </Suspense>
  ) : (
    heart
  );
}
