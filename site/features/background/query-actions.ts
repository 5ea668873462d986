import { pageReadyEvent } from "../../ui/page-ready-event.ts";

/** Actions in the query string of any page; `upgrade` is for checkout/start-purchases.ts, other values are ignored. */
function runAction(): void {
  if (new URLSearchParams(location.search).get("action") === "welcome:studyguides")
    void import("../study-guides/open-welcome.ts").then(({ openWelcome }) => openWelcome());
}

export function startQueryActions(): void {
  runAction();
  addEventListener(pageReadyEvent, runAction);
}
