import type { Config } from "../config.ts";
import { type Finding, fail, ok, warning } from "./finding.ts";
import type { HealthDetails } from "./signed-health.ts";

const check = "proxies";

/** How many proxies added themselves to a request that had none, against how many are trusted. */
export function checkProxies(
  { forwarded, trustedProxies: trusted }: Pick<HealthDetails, "forwarded" | "trustedProxies">,
  { ORIGIN, TRUSTED_PROXIES }: Pick<Config, "ORIGIN" | "TRUSTED_PROXIES">,
): Finding[] {
  if (trusted !== TRUSTED_PROXIES)
    return [
      warning(
        check,
        `the running server has TRUSTED_PROXIES=${trusted}, these settings ${TRUSTED_PROXIES}`,
        "Restart it.",
      ),
    ];
  if (trusted > forwarded)
    return [
      fail(
        check,
        `TRUSTED_PROXIES is ${trusted}, but ${forwarded} proxies add to X-Forwarded-For: visitors can claim any address, past every limit`,
        `Set TRUSTED_PROXIES=${forwarded}, or let each proxy add the address it sees.`,
      ),
    ];
  if (trusted < forwarded)
    return [
      fail(
        check,
        `${forwarded} proxies add to X-Forwarded-For, but TRUSTED_PROXIES is ${trusted}: visitors count as one address, and limits for one stop all`,
        `Set TRUSTED_PROXIES=${forwarded}.`,
      ),
    ];
  // The server itself speaks plain http.
  if (forwarded === 0 && ORIGIN.startsWith("https:"))
    return [
      fail(
        check,
        "a proxy with TLS is plainly there, but it adds nothing to X-Forwarded-For: visitors count as one address",
        "Let it add the visitor's address to X-Forwarded-For, and set TRUSTED_PROXIES=1.",
      ),
    ];
  return [ok(check, forwarded === 0 ? "none in front" : `${forwarded} in front, ${trusted} trusted`)];
}
