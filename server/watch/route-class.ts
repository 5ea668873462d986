import { routedPath } from "../routed-path.ts";

/** Kinds of addresses, for counting: a fixed list, whatever strangers ask for. */
const classes: readonly [start: string, route: string][] = [
  ["/assets/", "file"],
  ["/media/", "media"],
  ["/share-card/", "media"],
  ["/identity", "identity"],
  ["/umbraco/", "content"],
  ["/scripture/", "scripture"],
  ["/search-api/", "search"],
  ["/collect", "events"],
  ["/lead-routing", "leads"],
  ["/bible-minute", "leads"],
  ["/contact-api", "contact"],
  ["/consents-api", "consents"],
  ["/push-api", "push"],
  ["/hooks/", "hooks"],
  ["/api/", "legacy-users"],
  ["/sandbox/", "sandbox"],
  ["/dev", "dev"],
  ["/global", "file"],
  ["/builds/", "health"],
  ["/healthz", "health"],
  ["/readyz", "health"],
  ["/status", "health"],
  ["/metrics", "health"],
];

/** Feeds, maps of the site and what lies at the root, such as /robots.txt. */
const hasExtension = /\.[a-z0-9]{2,11}$/;

export function createRouteClass(productSegment: string): (path: string) => string {
  const own = `/${productSegment}/`;
  return (requested) => {
    const path = routedPath(requested);
    if (path.endsWith(".data")) return "data";
    if (path.startsWith(own)) return path.includes("/stripe/") ? "checkout" : "member";
    for (const [start, route] of classes) if (path.startsWith(start)) return route;
    return hasExtension.test(path) ? "file" : "page";
  };
}

export const isPageClass = (route: string): boolean => route === "page" || route === "data";
