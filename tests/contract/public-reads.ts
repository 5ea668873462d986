/**
 * The fence: every read that is open to somebody who is not signed in, and what a stranger, a member and a premium member may
 * learn from it. public-reads.test.ts compares it with the routes that the server really has. That no filter, sort, expansion,
 * search or feed tells more is tried for every closed property by services/content/closed-words.test.ts and by
 * closed-elsewhere.test.ts; that nothing comes before its day by services/content/embargo.test.ts. The calls of the OpenID
 * provider below /identity are those of its own specification.
 */

/** What can be learned from an answer, besides what it says. */
interface Knowledge {
  values: string;
  existence: string;
  counts: string;
  order: string;
  time: string;
}

const ofWhatIsShown = {
  existence: "of what has come and is published; drafts and what is to come are not there",
  counts: "of the same items for everybody",
  order: "by what the reader is shown of each item",
  time: "by how much is shown",
};

/** From the least to the most. */
export const knowledge = {
  holder: {
    values: "what belongs to the secret in the address, the header or the body",
    existence: "of that secret alone; a wrong one and none are answered alike",
    counts: "of what belongs to it",
    order: "of what belongs to it",
    time: "that of one look-up",
  },
  fixed: {
    values: "the same for everybody, and of no content or person",
    existence: "public",
    counts: "public",
    order: "public",
    time: "public",
  },
  teasers: { values: "everything that is open, and the teasers of what is closed", ...ofWhatIsShown },
  account: { values: "the same, and what an account opens", ...ofWhatIsShown },
  whole: { values: "the same, and what premium opens", ...ofWhatIsShown },
} satisfies Record<string, Knowledge>;

type Level = keyof typeof knowledge;
type Learned = readonly [stranger: Level, member: Level, premium: Level];

const byTier: Learned = ["teasers", "account", "whole"];
/** A page or a file that everybody gets as the same bytes. */
const sameBytes: Learned = ["teasers", "teasers", "teasers"];
const fixed: Learned = ["fixed", "fixed", "fixed"];
const holder: Learned = ["holder", "holder", "holder"];

const delivery = "/umbraco/delivery/api/v2";
const rows = (learned: Learned, ...reads: string[]): [string, Learned][] =>
  reads.map((read) => [read, learned]);

/** By method and path, as the route table has them; `{member}` is where members' calls are. */
export const publicReads: Readonly<Record<string, Learned>> = Object.fromEntries([
  ...rows(
    byTier,
    ...["content", "content/items", "content/item", "content/item/*"].map(
      (call) => `GET ${delivery}/${call}`,
    ),
    ...["media", "media/items", "media/item", "media/item/*"].map((call) => `GET ${delivery}/${call}`),
    "GET {member}/relatedcontent/random",
  ),
  // A recording that is not for everybody needs the signed word in its address.
  ...rows(holder, "GET /media/*"),
  ...rows(
    sameBytes,
    "GET /search-api/v1/search",
    "GET /search-api/v1/suggest",
    "GET /*", // the feeds
    ...["_index", 1, 2, 3, 4, 5, 6, 7, 8, 9].map((part) => `GET /sitemap${part}.xml`),
    "GET /share-card/:locale/:kind/:file",
    // The next six days too, which is the one exception to what has not come (decision 106).
    "GET /downloads/days/en-US",
    "GET /downloads/days/es",
  ),
  ...rows(
    fixed,
    ...["translations", "books", "passages", "references", "cross-references", "search", "downloads"].map(
      (call) => `GET /scripture/api/v1/${call}`,
    ),
    "GET /scripture/api/v1/chapters/:translation/:book/:chapter",
    "GET /scripture/api/v1/downloads/:translation/:file",
    ...["/robots.txt", "/ads.txt", "/sitemap.xml", "/manifest.webmanifest", "/es/manifest.webmanifest"].map(
      (path) => `GET ${path}`,
    ),
    ...["/healthz", "/readyz", "/status", "/builds/latest.json"].map((path) => `GET ${path}`),
    "GET /contact-api/v1/token",
    "GET /lead-routing/params",
    "GET /push-api/v1/key",
    "GET {member}/openapi.json",
    "GET {member}/docs",
    "GET /sandbox/stripe/sandbox.css",
    "GET /sandbox/stripe/card-form.js",
  ),
  ...rows(
    holder,
    "GET /metrics",
    "GET /consents-api/v1/confirm",
    "GET /consents-api/v1/consents",
    "GET /consents-api/v1/unsubscribe",
    "GET /lead-routing/sessions/:rsid/email",
    "GET {member}/calendar/:file{[\\w-]+\\.ics}",
    "GET {member}/reminders/:version{[0-9a-f-]+}/stop",
    "GET {member}/stripe/checkout/sessions/:id",
    "GET /sandbox/stripe",
    "GET /sandbox/stripe/checkout/:secret",
    "GET /sandbox/stripe/portal/:key",
    ...[
      "forms/sign-in-link",
      "verify-email",
      "sign-in-link",
      "change-email",
      "reset-password",
      "cancel-deletion",
    ].map((path) => `GET /identity/${path}`),
  ),
  ...rows(
    holder,
    "GET /lead-routing/postup/recip/:id/email",
    "GET /lead-routing/get-response/contacts/:id/email",
  ),
]);

/** Open routes of the site's own table that read as a member. Every other page is the same bytes for everybody. */
export const pagesByTier: ReadonlySet<string> = new Set(["unlocked"]);
