import { notFound } from "../errors.ts";
import { stripLocale } from "../i18n/locale.ts";
import type { Route } from "./+types/redirect";

/** The page's rule has redirected already; to come this far means there was nowhere to go. */
export function loader({ url }: Route.LoaderArgs): never {
  throw notFound(stripLocale(url.pathname));
}

export default function Redirect() {
  return null;
}
