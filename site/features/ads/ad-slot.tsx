import { useLocation } from "react-router";
import { lazyPart } from "../../ui/lazy-part.ts";
import { ServerMarkup } from "../../ui/server-markup.tsx";

const Promotions = lazyPart(() => import("./promotions.tsx"));

/** Reserved space for a promotion; start-ads.ts shows what belongs in it without shifting the layout. */
export function AdSlot({ id = "", tags = [] as string[], className = "column" }) {
  const { pathname } = useLocation();
  return (
    <ServerMarkup
      key={pathname}
      className={`ad-slot ${className}`}
      data-ad-slot={id}
      data-tags={tags.join(",")}
      data-no-print
    >
      <Promotions seed={pathname} />
    </ServerMarkup>
  );
}
