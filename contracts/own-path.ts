/** Any origin does: what matters is whether the address leaves it. */
const base = "http://same-site.invalid";

/**
 * A path of this site, resolved as the browser will read it, or undefined. Refused is all that could lead to another site:
 * other schemes and hosts, and forms that browsers quietly turn into such (backslashes, control characters, "/.//host").
 */
export function readOwnPath(given: string): URL | undefined {
  // Browsers drop tabs and line ends inside an address and trim spaces around it, so these could hide a second slash.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(given) || !URL.canParse(given, base)) return undefined;
  const url = new URL(given, base);
  return url.origin === base && !url.pathname.startsWith("//") ? url : undefined;
}
