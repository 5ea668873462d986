import { pageReadyEvent } from "../../ui/page-ready-event.ts";

/** Actions in the query string of any page; `upgrade` is for checkout/start-purchases.ts, other values are ignored. */
function runAction(): void {
  const action = new URLSearchParams(location.search).get("action");
  if (action === "welcome:studyguides")
    void import("../study-guides/open-welcome.ts").then(({ openWelcome }) => openWelcome());
  if (action === "register")
    void import("../welcome/open-welcome.ts").then(({ openWelcome }) => openWelcome());
}

export function startQueryActions(): void {
  runAction();
  addEventListener(pageReadyEvent, runAction);
}
