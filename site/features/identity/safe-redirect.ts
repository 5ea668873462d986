export const externalUrlError = "Navigating to an external URL is not allowed by default";

/** Any origin does: what matters is whether the address leaves it. */
const base = "http://same-site.invalid";

/**
 * The path to go to after sign-in, as the browser will read it. Anything that could lead to another site is refused:
 * other schemes and hosts, and forms that browsers quietly turn into such (backslashes, control characters, "/.//host").
 */
export function safeRedirect(value: string): string {
  // Browsers drop tabs and line ends inside an address and trim spaces around it, so these could hide a second slash.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value) || !URL.canParse(value, base))
    throw new Error(externalUrlError);
  const url = new URL(value, base);
  const path = url.pathname + url.search + url.hash;
  if (url.origin !== base || path.startsWith("//")) throw new Error(externalUrlError);
  return path;
}
