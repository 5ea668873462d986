import { Heart } from "lucide-react";
import { lazy, Suspense } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { useIdentity } from "../sign-in/identity-store.ts";

/** What is kept, and what the journal would call it. */
export interface Keepsake {
  id: string;
  title: string;
}

const MemberKeepsakes = lazy(() => import("./member-keepsakes.tsx"));

const keep = async (item: string) =>
  (await import("../offline/carry-out.ts")).carryOut({ kind: "favourite", item }, true, m.favourite_login());

/** A heart for everybody; whether it is filled, and the pen beside it, is for members, and loaded for them alone. */
export function FavouriteButton({ keepsake }: { keepsake: Keepsake }) {
  const isMember = useIdentity(({ person }) => person !== undefined);
  const heart = (
    <button
      type="button"
      className="icon-button border border-line"
      aria-label={m.favourite_keep()}
      aria-pressed={false}
      onClick={() => void keep(keepsake.id)}
    >
      <Heart className="size-5" aria-hidden="true" />
    </button>
  );
  return isMember ? (
    <Suspense fallback={heart}>
      <MemberKeepsakes keepsake={keepsake} />
    </Suspense>
  ) : (
    heart
  );
}
