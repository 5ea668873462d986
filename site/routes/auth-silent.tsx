import { nonceContext } from "../context.ts";
import { silentPage } from "../features/identity/silent-page.server.ts";
import type { Route } from "./+types/auth-silent";

/** Not a page to look at: a hidden frame loads it, so it carries neither styles nor the app. */
export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(silentPage(context.get(nonceContext)), {
    headers: { "content-type": "text/html; charset=utf-8" },
  });
