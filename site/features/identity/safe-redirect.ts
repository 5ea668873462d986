import { readOwnPath } from "../../../contracts/own-path.ts";

export const externalUrlError = "Navigating to an external URL is not allowed by default";

/** The path to go to after sign-in; anything that could lead to another site is refused. */
export function safeRedirect(value: string): string {
  const url = readOwnPath(value);
  if (!url) throw new Error(externalUrlError);
  return url.pathname + url.search + url.hash;
}
