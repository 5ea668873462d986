import { createTarget, type Target } from "../../attacks/attack.ts";
import type { Site } from "./site.ts";

/** What requests of a person are sent to: a sign-in is answered at the site's own host only, whatever port it is served on. */
export function createSiteTarget(site: Site, base: string): Target {
  const direct = createTarget(base, true);
  const { host } = new URL(site.parts.config.ORIGIN);
  return {
    ...direct,
    request: (path, options = {}) =>
      direct.request(path, { ...options, headers: { host, ...options.headers } }),
  };
}
