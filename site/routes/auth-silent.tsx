import { nonceContext } from "../context.ts";
import { silentPage } from "../features/identity/silent-page.server.ts";
import type { Route } from "./+types/auth-silent";

/** Loaded by a hidden frame only, so it has neither styles nor scripts of the app. */
export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(silentPage(context.get(nonceContext)), {
    headers: { "content-type": "text/html; charset=utf-8" },
  });
