import { pageSettledEvent } from "../../ui/page-settle.tsx";
import { purchaseUnderway } from "../checkout/underway.ts";

/** A return from the card form: with action=upgrade, or to the page that an editor has chosen, which may be any. */
const isReturn = (query: URLSearchParams, action: string) => action === "upgrade" || query.has("session_id");

/** What an address asks for on any page. Other action values are ignored. */
function runAction(): void {
  const query = new URLSearchParams(location.search);
  const action = query.get("action") ?? "";
  if (isReturn(query, action))
    void purchaseUnderway(
      import("../checkout/complete-purchase.ts").then(({ completePurchase }) => completePurchase()),
    );
  else if (action === "welcome:studyguides")
    void import("../study-guides/open-welcome.ts").then(({ openWelcome }) => openWelcome());
}

export function startQueryActions(): void {
  runAction();
  addEventListener(pageSettledEvent, runAction);
}
