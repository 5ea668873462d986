import { lazy } from "react";
import { useLocation } from "react-router";
import { m } from "../../i18n/paraglide/messages.js";
import { ServerMarkup } from "../../ui/server-markup.tsx";

const HousePromotion = lazy(() => import("./house-promotion.tsx"));

/** Reserved space for a promotion; start-ads.ts shows what belongs in it without shifting the layout. */
export function AdSlot({ id = "", tags = [] as string[], className = "column" }) {
  const { pathname } = useLocation();
  return (
    <div className={`ad-slot ${className}`} data-ad-slot={id} data-tags={tags.join(",")} data-no-print>
      <p hidden data-ad-label className="text-[0.8rem] text-muted" suppressHydrationWarning>
        {m.ads_advertisement()}
      </p>
      <div hidden data-house-promotion suppressHydrationWarning>
        <ServerMarkup key={pathname}>
          <HousePromotion seed={pathname} />
        </ServerMarkup>
      </div>
    </div>
  );
}
