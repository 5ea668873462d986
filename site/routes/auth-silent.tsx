import { cachePolicyHeader } from "../cache-headers.ts";
import { silentPage } from "../features/sign-in/silent-page.server.ts";

/** Not a page to look at: a hidden frame loads it, so it carries neither styles nor the app. */
export const loader = () =>
  new Response(silentPage, {
    headers: { "content-type": "text/html; charset=utf-8", [cachePolicyHeader]: "content" },
  });
