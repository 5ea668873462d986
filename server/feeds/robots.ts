import { productSegment } from "../../contracts/site.ts";

interface RobotsOptions {
  origin: string;
  productName: string;
  /** A rehearsal of the site must not be found in place of the real one. */
  hidden: boolean;
}

/** Everything may be read but the services, members' own pages and searches. */
export function writeRobots({ origin, productName, hidden }: RobotsOptions): string {
  if (hidden) return "User-agent: *\nDisallow: /\n";
  const inBoth = (path: string) => [path, `/es${path}`];
  const closed = [
    "/umbraco/",
    `/${productSegment(productName)}/`,
    "/identity/",
    "/api/",
    "/scripture/",
    "/search-api/",
    "/contact-api/",
    "/consents-api/",
    "/push-api/",
    "/lead-routing/",
    "/bible-minute/",
    "/collect/",
    "/hooks/",
    "/dev/",
    "/downloads/",
    ...inBoth("/auth/"),
    ...inBoth("/my-profile"),
    ...inBoth("/search?"),
  ];
  return [
    "User-agent: *",
    "Allow: /",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap_index.xml`,
    "",
  ].join("\n");
}

/** The settings give the lines; in one line of an .env file they are parted by `\n`. */
export const writeAds = (lines: string | undefined): string =>
  lines ? `${lines.replaceAll("\\n", "\n").trim()}\n` : "# No sellers are authorized.\n";
