/** What the operator sets; the site's own command passes these on. */
import path from "node:path";
import { signInScope } from "../../contracts/identity.ts";
import { studioClientId } from "../../contracts/studio.ts";

/** This folder: every command of the studio runs in it. */
export const root = process.cwd();

const dataDir = process.env.DATA_DIR || path.join(/* turbopackIgnore: true */ root, "../data");

export const settings = {
  /** Where pictures, recordings and the embedded database are. */
  folder: path.join(dataDir, "studio"),
  databaseUrl: process.env.DATABASE_URL || undefined,
  /** The site's address, behind which `/studio` is. */
  origin: (process.env.ORIGIN || "").replace(/\/$/, ""),
  /** Shared with the site, which reads the library with it. */
  key: process.env.STUDIO_KEY || "",
  /** Who people are, when the embedded provider does not know it. */
  oidc: {
    authority: process.env.OIDC_AUTHORITY || undefined,
    clientId: process.env.STUDIO_OIDC_CLIENT_ID || studioClientId,
    clientSecret: process.env.STUDIO_OIDC_CLIENT_SECRET || undefined,
    scope: process.env.OIDC_SCOPE || signInScope,
    rolesClaim: process.env.OIDC_ROLES_CLAIM || "roles",
  },
};
