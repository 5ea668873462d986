/** Every address of the site: the OpenAPI document, the services' calls, the route table, and what the sitemaps name. */
import { stripePath } from "../contracts/checkout.ts";
import { memberApi } from "../contracts/member-paths.ts";
import { pages } from "../site/routes.ts";
import type { Target } from "./attack.ts";

export interface Endpoint {
  method: string;
  /** Parts that begin with a colon are made up anew each time. */
  path: string;
  /** How often it is chosen, against the others of its kind. */
  kind: "service" | "page" | "kept";
}

/** Services without a document of their own: method and path as their apps have them. */
const services = `
GET /healthz | GET /readyz | GET /robots.txt | GET /ads.txt | GET /sitemap_index.xml | GET /feed | GET /feed/:slug
GET /builds/latest.json | GET /builds/meta/:id.json | GET /share-card/:locale/:kind/:file | GET /media/:path | GET /media/art/:file
GET /umbraco/delivery/api/v2/content | GET /umbraco/delivery/api/v2/content/items | GET /umbraco/delivery/api/v2/content/item/:path
GET /umbraco/delivery/api/v2/media | GET /umbraco/delivery/api/v2/media/items | GET /umbraco/delivery/api/v2/media/item/:path
GET /scripture/api/v1/translations | GET /scripture/api/v1/books | GET /scripture/api/v1/passages | GET /scripture/api/v1/references
GET /scripture/api/v1/cross-references | GET /scripture/api/v1/chapters/:translation/:book/:chapter | GET /scripture/api/v1/search
GET /search-api/v1/search | GET /search-api/v1/suggest | GET /contact-api/v1/token | POST /contact-api/v1/messages
POST /lead-routing/leads | GET /lead-routing/leads/:id/coreg-offers | POST /lead-routing/leads/:id/impressions
POST /lead-routing/offers/:id/pending-impressions | GET /lead-routing/params | GET /lead-routing/sessions/:id/email
GET /lead-routing/postup/recip/:id/email | GET /lead-routing/get-response/contacts/:id/email
POST /lead-routing/facebookconversions/:product/event | GET /bible-minute/:path
POST /consents-api/v1/newsletter | POST /consents-api/v1/manage-link | POST /consents-api/v1/confirm | GET /consents-api/v1/unsubscribe
POST /consents-api/v1/unsubscribe | POST /consents-api/v1/privacy-choices | GET /consents-api/v1/consents
POST /consents-api/v1/consents/:id/revoke | GET /api/users/legacy/:id | POST /api/users | POST /hooks/content
POST /collect/track | POST /collect/e/ | POST /opened | GET /__manifest
GET /identity/auth | POST /identity/token | GET /identity/me | GET /identity/jwks | GET /identity/.well-known/openid-configuration
POST /identity/token/revocation | GET /identity/session/end | POST /identity/forms/login | POST /identity/forms/register
POST /identity/forms/forgot-password | POST /identity/forms/reset-password | POST /identity/forms/cancel-deletion
GET /identity/verify-email | GET /identity/reset-password | GET /identity/change-email | GET /identity/cancel-deletion
GET /identity/api/v1/devices | DELETE /identity/api/v1/devices/:id | POST /identity/api/v1/password | POST /identity/api/v1/email
GET /identity/api/v1/passkeys | POST /identity/api/v1/passkeys/registration | POST /identity/api/v1/passkeys/registration/done
DELETE /identity/api/v1/passkeys/:id | GET /identity/api/v1/deletion | POST /identity/api/v1/deletion | GET /identity/api/v1/data
POST /identity/passkey | POST /identity/passkey/done | GET /sandbox/stripe | POST /sandbox/stripe/:path | GET /dev/mailbox
GET {member}/journal | GET {member}/journal/:id | PUT {member}/journal/:id | DELETE {member}/journal/:id
POST {stripe}/checkout/sessions | GET {stripe}/checkout/sessions/:id | PUT {stripe}/checkout/sessions/:id | POST {stripe}/webhooks
GET {stripe}/subscription | POST {stripe}/portal | GET {member}/notifications | PUT {member}/notifications
GET {member}/operator/report | GET {member}/operator/exports/:file`;

const fromTable = (member: string, stripe: string): Endpoint[] =>
  services
    .trim()
    .split(/\s*[|\n]\s*/)
    .map((line) => {
      const [method = "GET", path = "/"] = line
        .replace("{member}", member)
        .replace("{stripe}", stripe)
        .split(" ");
      return { method, path, kind: "service" as const };
    });

const fromPages = (): Endpoint[] =>
  pages.flatMap(({ path }) =>
    [`/${path}`, `/es/${path}`, `/${path}.data`].map((each) => ({
      method: "GET",
      path: each,
      kind: "page" as const,
    })),
  );

async function fromDocument(target: Target, member: string): Promise<Endpoint[]> {
  const { status, body } = await target.ask(`${member}/openapi.json`);
  if (status !== 200) return [];
  const { paths = {} } = JSON.parse(String(body)) as { paths?: Record<string, Record<string, unknown>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: (path.startsWith(member) ? path : member + path).replace(/\{(\w+)\}/g, ":$1"),
      kind: "service" as const,
    })),
  );
}

async function fromSitemaps(target: Target): Promise<Endpoint[]> {
  const locations = async (path: string) => {
    const { status, body } = await target.ask(path);
    if (status !== 200) return [];
    // The sitemap may name the site by another host than the one it is attacked at.
    return [...String(body).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  };
  const found: string[] = [];
  for (const part of (await locations("/sitemap_index.xml")).slice(0, 20)) {
    const all = await locations(part);
    found.push(...all.filter((_, at) => at % Math.ceil(all.length / 25) === 0));
  }
  return found.map((path) => ({ method: "GET", path, kind: "kept" }));
}

/** Wherever the service for members is, its document says so. */
export async function findEndpoints(target: Target, siteName = "Wellspring"): Promise<Endpoint[]> {
  const member = memberApi(siteName);
  return [
    ...fromTable(member, stripePath(siteName)),
    ...fromPages(),
    ...(await fromDocument(target, member)),
    ...(await fromSitemaps(target)),
  ];
}
