import path from "node:path";
import { withPayload } from "@payloadcms/next/withPayload";

/** @type {import("next").NextConfig} */
const config = {
  // The site passes `/studio` on; everything the studio serves is below it.
  assetPrefix: "/studio",
  poweredByHeader: false,
  // The table of content types is the site's own.
  turbopack: { root: path.resolve(import.meta.dirname, "..") },
  outputFileTracingRoot: path.resolve(import.meta.dirname, ".."),
  images: { unoptimized: true },
  // Checked by `npm run check`.
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(config, { devBundleServerPackages: false });
