import { Heart } from "lucide-react";
import type { Favorite } from "../../../../contracts/member.ts";
import { memberLimits } from "../../../../contracts/member-paths.ts";
import { m } from "../../../i18n/paraglide/messages.js";
import { getLocale } from "../../../i18n/paraglide/runtime.js";
import { AppLink } from "../../../ui/app-link.tsx";
import { LoadingState } from "../../../ui/loading-state.tsx";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { kindOfType } from "../../catalog/kinds.ts";
import { usePremium } from "../../identity/use-premium.ts";
import { callMember } from "../../member-data/call-member.ts";
import { useMark, useMemberList } from "../../member-data/use-mark.ts";
import { EmptyNote } from "../empty-note.tsx";

const dailyKinds: Record<string, () => string> = { verse: m.favorite_verse, prayer: m.favorite_prayer };

const load = () => callMember("readFavorites", { query: { culture: getLocale() } });

/** In /my-profile: the member's favorites, newest first. Removed ones stay visible until the page is left. */
export default function FavoritesSection() {
  const { value: saved, failed, reload } = useLoaded(load);
  const premium = usePremium();
  useMemberList({ kind: "favourite" });
  if (!saved)
    return (
      <div className="mt-2 min-h-[124px]">
        <LoadingState failed={failed} retry={reload} />
      </div>
    );
  return (
    <>
      <p className="mt-2 text-muted">
        {premium
          ? m.favorite_count({ count: saved.length })
          : m.favorite_count_of({ count: saved.length, max: memberLimits.freeFavorites })}
      </p>
      {saved.length === 0 && (
        <div className="mt-6">
          <EmptyNote icon={Heart} text={m.favorite_none()} to="/verses" link={m.error_todays_verse()} />
        </div>
      )}
      <ul className="mt-4">
        {saved.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </ul>
    </>
  );
}

function Row({ item: { id, title, path, contentType } }: { item: Favorite }) {
  const { marked, set } = useMark({ kind: "favourite", item: id });
  const kind = dailyKinds[contentType]?.() ?? kindOfType(contentType)?.name();
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2.5">
      <span className="min-w-0">
        {kind && <span className="kicker">{kind}</span>}
        <AppLink to={path} className="font-serif text-[1.15rem] break-words hover:underline">
          {title}
        </AppLink>
      </span>
      <button
        type="button"
        className={`icon-button shrink-0 border ${marked ? "border-dawn text-dawn" : "border-line"}`}
        aria-label={m.favorite_add_name({ title })}
        aria-pressed={marked}
        onClick={() => void set(!marked)}
      >
        <Heart className={`size-5 ${marked ? "fill-current" : ""}`} aria-hidden="true" />
      </button>
    </li>
  );
}
