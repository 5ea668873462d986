import { notFound } from "../errors.ts";
import type { Route } from "./+types/redirect";

/** The page's rule has redirected already; to come this far means there was nowhere to go. */
export function loader({ url }: Route.LoaderArgs): never {
  throw notFound(url.pathname);
}

export default function Redirect() {
  return null;
}
