import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { type Alternate, OtherLanguageLink } from "../../ui/other-language-link.tsx";
import { FavoriteButton } from "../favorites/favorite-button.tsx";
import { PassageBlocks } from "../passages/passage-block.tsx";
import { ShareButton } from "../sharing/share-button.tsx";
import type { PrayerView } from "./load-prayer.server.ts";

/** The passage behind a prayer, and what can be done with it. */
export function PrayerFoot({ prayer, alternate }: { prayer: PrayerView; alternate: Alternate }) {
  return (
    <div className="column mt-8" data-activity="prayer" data-item={prayer.id}>
      {prayer.passages.length > 0 && (
        <section aria-labelledby="prayer-passage">
          <h2 id="prayer-passage" className="font-sans text-[1rem] font-semibold text-muted">
            {m.prayer_passage()}
          </h2>
          <div className="[&>blockquote]:mt-3 [&>blockquote]:mb-0">
            <PassageBlocks passages={prayer.passages} />
          </div>
        </section>
      )}
      <div className="mt-8 flex items-center gap-2.5" data-no-print>
        <ShareButton shared={{ title: prayer.title, text: prayer.opening }} />
        <FavoriteButton favoriteItem={{ id: prayer.id, title: prayer.title }} />
        <OtherLanguageLink {...alternate} />
        <span className="ml-1 text-muted">{m.prayer_share()}</span>
      </div>
      <p className="mt-4" data-no-print>
        <AppLink to="/prayer-list" className="underline">
          {m.prayer_your_list()}
        </AppLink>
      </p>
    </div>
  );
}
