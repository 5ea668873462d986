/** Every address of the site: the OpenAPI document, the services' calls, the route table, and what the sitemaps name. */
import { stripePath } from "../contracts/checkout.ts";
import { memberApi } from "../contracts/member-paths.ts";
import { pages } from "../site/routes.ts";
import type { Target } from "./attack.ts";
import { hasCheckout } from "./checkout.ts";
import { contractOf } from "./endpoint-bodies.ts";
import type { Schema } from "./schema-value.ts";

export interface Endpoint {
  method: string;
  /** Parts that begin with a colon are made up again each time. */
  path: string;
  /** How often it is chosen, against the others of its kind. */
  kind: "service" | "page" | "cached";
  /** What its body has to be, where a contract says so; sent as a form's fields if `form`. */
  body?: Schema;
  form?: boolean;
}

/** Services without a document of their own: method and path as their apps have them. */
const services = `
GET /healthz | GET /readyz | GET /status | GET /metrics | GET /preview | GET /robots.txt | GET /ads.txt | GET /sitemap_index.xml | GET /feed | GET /feed/:slug
GET /builds/latest.json | GET /builds/meta/:id.json | GET /share-card/:locale/:kind/:file | GET /media/:path | GET /media/art/:file
GET /umbraco/delivery/api/v2/content | GET /umbraco/delivery/api/v2/content/items | GET /umbraco/delivery/api/v2/content/item/:path
GET /umbraco/delivery/api/v2/media | GET /umbraco/delivery/api/v2/media/items | GET /umbraco/delivery/api/v2/media/item/:path
GET /scripture/api/v1/translations | GET /scripture/api/v1/books | GET /scripture/api/v1/passages | GET /scripture/api/v1/references
GET /scripture/api/v1/cross-references | GET /scripture/api/v1/chapters/:translation/:book/:chapter | GET /scripture/api/v1/search
GET /scripture/api/v1/downloads | GET /scripture/api/v1/downloads/:translation/:file | GET /downloads/days/:locale
GET /search-api/v1/search | GET /search-api/v1/suggest | GET /contact-api/v1/token | POST /contact-api/v1/messages
POST /lead-routing/leads | GET /lead-routing/leads/:id/coreg-offers | POST /lead-routing/leads/:id/impressions
POST /lead-routing/offers/:id/pending-impressions | GET /lead-routing/params | GET /lead-routing/sessions/:id/email
GET /lead-routing/postup/recip/:id/email | GET /lead-routing/get-response/contacts/:id/email
POST /lead-routing/facebookconversions/:product/event | GET /bible-minute/:path
POST /consents-api/v1/newsletter | POST /consents-api/v1/manage-link | POST /consents-api/v1/confirm | GET /consents-api/v1/confirm
GET /consents-api/v1/unsubscribe
POST /consents-api/v1/unsubscribe | POST /consents-api/v1/privacy-choices | GET /consents-api/v1/consents
POST /consents-api/v1/consents/:id/revoke | GET /api/users/legacy/:id | POST /api/users | POST /hooks/content
GET /push-api/v1/key | PUT /push-api/v1/subscription | POST /push-api/v1/subscription/find | POST /push-api/v1/subscription/end
POST /push-api/v1/subscription/renew | POST /push-api/v1/subscription/seen | POST /collect/track | POST /collect/e/ | POST /unlocked | GET /__manifest
GET /identity/auth | POST /identity/token | GET /identity/me | GET /identity/jwks | GET /identity/.well-known/openid-configuration
POST /identity/token/revocation | GET /identity/session/end | POST /identity/forms/login | POST /identity/forms/register
POST /identity/forms/forgot-password | POST /identity/forms/reset-password | POST /identity/forms/cancel-deletion
POST /identity/forms/email-link | POST /identity/forms/sign-in-link | GET /identity/forms/sign-in-link | GET /identity/sign-in-link
GET /identity/verify-email | GET /identity/reset-password | GET /identity/change-email | GET /identity/cancel-deletion
GET /identity/api/v1/devices | DELETE /identity/api/v1/devices/:id | POST /identity/api/v1/password | POST /identity/api/v1/email
GET /identity/api/v1/passkeys | POST /identity/api/v1/passkeys/registration | POST /identity/api/v1/passkeys/registration/done
DELETE /identity/api/v1/passkeys/:id | GET /identity/api/v1/deletion | POST /identity/api/v1/deletion | GET /identity/api/v1/data
DELETE /identity/api/v1/deletion | POST /identity/api/v1/confirmation | GET /identity/api/v1/second-factor
POST /identity/api/v1/second-factor | DELETE /identity/api/v1/second-factor | POST /identity/api/v1/second-factor/confirmation
POST /identity/api/v1/second-factor/recovery-codes | POST /identity/api/v1/passkey-sign-in | POST /identity/api/v1/passkey-sign-in/done
POST /identity/forms/second-factor | POST /identity/forms/verify-email | POST /identity/forms/change-email
GET /sandbox/stripe | POST /sandbox/stripe/charges/:id/refund | POST /sandbox/stripe/charges/:id/dispute
GET /sandbox/stripe/checkout/:secret | POST /sandbox/stripe/checkout/:secret/pay | GET /sandbox/stripe/card-form.js | GET /dev/mailbox
GET /.well-known/security.txt | GET /manifest.webmanifest | GET /sitemap.xml
GET {member}/journal | GET {member}/journal/:id | PUT {member}/journal/:id | DELETE {member}/journal/:id
GET {member}/prayer-list | PUT {member}/prayer-list/:id | DELETE {member}/prayer-list/:id
POST {stripe}/checkout/sessions | GET {stripe}/checkout/sessions/:id | PUT {stripe}/checkout/sessions/:id | POST {stripe}/webhooks
GET {stripe}/subscription | POST {stripe}/portal | GET {member}/notifications | PUT {member}/notifications
GET {member}/groups | GET {member}/groups/:id | PUT {member}/groups/:id | DELETE {member}/groups/:id | PUT {member}/groups/:id/me
DELETE {member}/groups/:id/people/:person | POST {member}/groups/:id/invitation | DELETE {member}/groups/:id/invitation
POST {member}/groups/invitations/read | POST {member}/groups/invitations/join | GET {member}/groups/:id/lessons/:lesson/notes
PUT {member}/groups/:id/lessons/:lesson/notes/:note | DELETE {member}/groups/:id/lessons/:lesson/notes/:note
POST {member}/groups/:id/lessons/:lesson/notes/:note/report | GET {member}/groups/reports | POST {member}/groups/reports/:id
DELETE {member}/groups/reports/:id/block
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
      return { method, path, kind: "service" as const, ...contractOf(line) };
    });

const fromPages = (): Endpoint[] =>
  pages.flatMap(({ path }) =>
    [`/${path}`, `/es/${path}`, `/${path}.data`].map((each) => ({
      method: "GET",
      path: each,
      kind: "page" as const,
    })),
  );

interface OpenApi {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
  components: { schemas: Record<string, Schema> };
}

async function readDocument(target: Target, member: string): Promise<OpenApi> {
  const { status, body } = await target.request(`${member}/openapi.json`);
  return status === 200 ? JSON.parse(String(body)) : { paths: {}, components: { schemas: {} } };
}

const fromDocument = ({ paths }: OpenApi, member: string): Endpoint[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path: (path.startsWith(member) ? path : member + path).replace(/\{(\w+)\}/g, ":$1"),
      kind: "service" as const,
      ...(requestBody ? { body: requestBody.content["application/json"]!.schema } : {}),
    })),
  );

async function fromSitemaps(target: Target): Promise<Endpoint[]> {
  const locations = async (path: string) => {
    const { status, body } = await target.request(path);
    if (status !== 200) return [];
    // The sitemap may name the site by another host than the one it is attacked at.
    return [...String(body).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  };
  const found: string[] = [];
  for (const part of (await locations("/sitemap_index.xml")).slice(0, 20)) {
    const all = await locations(part);
    found.push(...all.filter((_, at) => at % Math.ceil(all.length / 25) === 0));
  }
  return found.map((path) => ({ method: "GET", path, kind: "cached" }));
}

/** Ids of things that are there, some of every type. */
async function findIds(target: Target): Promise<string[]> {
  const ids: string[] = [];
  for (let skip = 0; skip < 5000; skip += 500) {
    const { status, body } = await target.request(
      `/umbraco/delivery/api/v2/content?take=60&skip=${skip}&fields=properties[title]`,
    );
    if (status !== 200) break;
    ids.push(...(JSON.parse(String(body)) as { items: { id: string }[] }).items.map(({ id }) => id));
  }
  return ids.length > 0 ? ids : ["6f0d3c52-8a41-4a7e-9d0b-1c7a52e0a102"];
}

interface Surface {
  endpoints: Endpoint[];
  /** What the document's schemas refer to. */
  defs: Record<string, Schema>;
  ids: string[];
}

export async function findSurface(target: Target, productName: string): Promise<Surface> {
  const member = memberApi(productName);
  const document = await readDocument(target, member);
  const stripe = stripePath(productName);
  const sells = await hasCheckout(target, productName);
  const endpoints = [
    ...fromTable(member, stripe).filter(({ path }) => sells || !path.startsWith(`${stripe}/`)),
    ...fromPages(),
    ...fromDocument(document, member),
    ...(await fromSitemaps(target)),
  ];
  return { endpoints, defs: document.components.schemas, ids: await findIds(target) };
}
