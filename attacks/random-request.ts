/** Requests no client would send, each determined by the seed and its number. */
import type { Endpoint } from "./endpoints.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";
import { type SchemaWords, schemaValue } from "./schema-value.ts";

export interface RandomRequest {
  endpoint: Endpoint;
  /** The person who sends it. */
  kind: Person["kind"];
  method: string;
  path: string;
  headers: [string, string][];
  body: Buffer | undefined;
}

export const methods = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "REPORT",
  "LINK",
];
const uuid = "6f0d3c52-8a41-4a7e-9d0b-1c7a52e0a102";
const scraps = [
  ..."0|1|-1|2|99999999999|1e9|NaN|null|true|[]|{}|a|%00|%|%E0%A4%A|..%2f..%2f|%252e%252e|__proto__|constructor|toString".split(
    "|",
  ),
  ...[
    uuid,
    uuid.toUpperCase(),
    "john",
    "kjv",
    "es",
    "en-US",
    "2026-11-16",
    "2026-02-30",
    "0001-01-01",
    "learning-to-wait",
  ],
  ...[
    "ñ",
    "🌊",
    "\u202e",
    "a".repeat(300),
    "' or 1=1--",
    "<script>alert(1)</script>",
    "{{7*7}}",
    "pf:1",
    "cs_test_a1",
    '"a b" c*',
    "\u0000",
    "a\u0000b",
  ],
];
const names =
  "q|take|skip|expand|fields|filter|sort|fetch|locale|id|ref|verse|language|translation|book|page|token|culture|date|count|query|after|width|height|format|quality|rmode|rxy|v|with|topic|n|client_id|redirect_uri|scope|state|response_type|code|prompt|session_id|siteId|from|to|p|paths|verbose|data".split(
    "|",
  );
const values = [
  ...scraps,
  ...[
    "properties[$all]",
    "properties[a[properties[$all]]]",
    "properties[",
    "contentType:article",
    "scheduledDate:2026-11-16",
  ],
  ...[
    "children:/",
    "descendants:/articles/",
    "name:asc",
    "createDate>2020",
    "John 3:16",
    "Ps 1-150",
    "openid",
    "code",
    "none",
  ],
];
const types = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "text/plain",
  "application/json; charset=utf-16",
  "image/png",
  "",
  "application/scim+json",
];

/** What part of a path is: now and then something that is there, so that more than the lookup is reached. */
function part(random: Random, ids: readonly string[]): string {
  if (random.chance(0.4)) return random.pick(ids);
  const found = random.pick(scraps);
  if (found.startsWith("%")) return found;
  return random.chance(0.7) ? encodeURIComponent(found.toWellFormed()) : found.replace(/[^\x21-\x7e]/g, "");
}

function json(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 6 : 9);
  if (kind < 3) return random.pick(scraps);
  if (kind === 3) return random.pick([0, -1, 1.5, 1e308, 2 ** 53, true, false, null]);
  if (kind === 4) return "x".repeat(random.below(5000));
  if (kind === 5) return random.pick([[], {}, "", "a@example.com", "\ud800", "2026-11-16T00:00:00.000Z"]);
  if (kind === 6) return Array.from({ length: random.below(5) }, () => json(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: random.below(7) }, () => [key(random), json(random, depth + 1)]),
  );
}
const keys =
  "metaData|parameters|email|password|firstName|lastName|zip|rsid|locale|token|offerId|accepted|parameters|id|name|message|subject|title|document|ties|updatedAt|measurement|marketing|at|place|eventName|eventId|userEmail|path|evening|event|properties|distinct_id|timeZone|type|content|answers|items|grant_type|client_id|code|refresh_token".split(
    "|",
  );
const key = (random: Random) => (random.chance(0.1) ? random.pick(scraps) : random.pick(keys));

function junk(random: Random): Buffer {
  const kind = random.below(20);
  if (kind < 12) return Buffer.from(JSON.stringify(json(random)));
  if (kind < 15)
    return Buffer.from(
      new URLSearchParams(
        Array.from({ length: random.below(6) }, () => [key(random), random.pick(values).toWellFormed()]),
      ).toString(),
    );
  if (kind === 15) return Buffer.from(`{"a":`.repeat(1 + random.below(5000)));
  const deep = `${"[".repeat(7000)}${"]".repeat(7000)}`;
  if (kind === 16)
    return Buffer.from(
      random.chance(0.3) ? deep : `{${JSON.stringify(key(random))}:${deep},"email":"a@example.com"}`,
    );
  if (kind === 17) return Buffer.from([0xff, 0xfe, 0, 0xd8, 0x80, 0xc3, 0x28]);
  if (kind === 18)
    return Buffer.from('--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na\r\n--x--');
  return Buffer.from(random.pick(['""', "null", "[]", "0", "{", "", "data=W10", "data=%"]));
}

const extras: ((random: Random) => [string, string])[] = [
  (random) => [
    "authorization",
    random.pick(["Bearer x", "Bearer a.b.c", "Basic YTpi", "Bearer", "bearer \t"]),
  ],
  (random) => ["cookie", random.pick(["_session=x; _session.sig=y", "locale=%", "a", "=;=;", "language=es"])],
  (random) => ["accept", random.pick(["text/html", "application/json", "*/*;q=x", "image/webp"])],
  (random) => ["accept-encoding", random.pick(["br", "gzip", "br;q=0", "*", "identity;q=0", "zstd"])],
  (random) => ["accept-language", random.pick(["es", "xx", "es;q=2", "*", "-"])],
  (random) => ["if-none-match", random.pick(["*", '"a"', "W/", ","])],
  (random) => ["range", random.pick(["bytes=0-1", "bytes=-1", "bytes=9-1", "x"])],
  (random) => ["content-encoding", random.pick(["gzip", "br", "x"])],
  (random) => ["origin", random.pick(["null", "https://elsewhere.example", "x"])],
  (random) => ["x-lead-token", random.pick(scraps).replace(/[^\x21-\x7e]/g, "")],
  (random) => ["x-consent-token", random.pick(scraps).replace(/[^\x21-\x7e]/g, "")],
  (random) => ["x-buyer-key", "a".repeat(random.below(80))],
  (random) => ["start-item", random.pick(["/", "home", uuid, "x"])],
  (random) => ["preview", random.pick(["true", "false"])],
  (random) => ["stripe-signature", random.pick(["t=1,v1=a", "x"])],
  () => ["expect", "100-continue"],
];

interface Body {
  type: string;
  bytes: Buffer;
}

/** As the endpoint's contract says, or that with one value replaced by anything. */
function fitting(random: Random, { body, form }: Endpoint, from: SchemaWords): Body {
  const value = schemaValue(body!, random, { ...from, defs: { ...from.defs, ...body!.$defs } });
  if (random.chance(0.5) && typeof value === "object" && value !== null) {
    const names = Object.keys(value);
    if (names.length > 0) (value as Record<string, unknown>)[random.pick(names)] = json(random, 2);
  }
  if (!form) return { type: "application/json", bytes: Buffer.from(JSON.stringify(value)) };
  const fields = Object.entries(value as Record<string, unknown>).map(
    ([name, field]) => [name, typeof field === "string" ? field : JSON.stringify(field)] as const,
  );
  const encoded = new URLSearchParams(fields.map(([name, field]) => [name, field.toWellFormed()]));
  return { type: "application/x-www-form-urlencoded", bytes: Buffer.from(encoded.toString()) };
}

const anything = (random: Random): Body => ({
  type: random.chance(0.7) ? "application/json" : random.pick(types),
  bytes: junk(random),
});

interface Sender {
  person: Person;
  from: SchemaWords;
}

/** Mostly as the endpoint wants it, so that more than its first check is reached; `method` given, with that one. */
export function randomRequest(
  random: Random,
  endpoint: Endpoint,
  { person, from }: Sender,
  method = random.chance(0.75) ? endpoint.method : random.pick(methods),
): RandomRequest {
  const filled = endpoint.path.replace(/:\w+/g, () => part(random, from.ids));
  const query = Array.from(
    { length: random.chance(0.6) ? random.below(5) : 0 },
    () => `${random.pick(names)}=${encodeURIComponent(random.pick(values).toWellFormed())}`,
  );
  const path = `${filled}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  const hasBody = method !== "GET" && method !== "HEAD" ? random.chance(0.85) : random.chance(0.03);
  const body =
    hasBody && (endpoint.body && random.chance(0.6) ? fitting(random, endpoint, from) : anything(random));
  const headers: [string, string][] = [
    // Where a proxy is trusted, every request comes from another address, and limits per address hide nothing.
    ["x-forwarded-for", `10.${random.below(200)}.${random.below(250)}.${random.below(250)}`],
    ...(body ? [["content-type", body.type] as [string, string]] : []),
    ...person.headers,
  ];
  for (let more = random.below(3); more > 0; more--) {
    const extra = random.pick(extras)(random);
    if (!headers.some(([name]) => name === extra[0])) headers.push(extra);
  }
  return { endpoint, kind: person.kind, method, path, headers, body: body ? body.bytes : undefined };
}

/** What strings in bodies are chosen from where a contract asks for a string. */
export const bodyWords: readonly string[] = [
  ...scraps,
  ...["en-US", "07:00", "+15551234567", "America/New_York", "/articles/learning-to-wait", "John 3:16"],
  ...["granite otter umbrella tide", "ana@example.com", "I111abcdefghijkl", "newsletter", "note", "/"],
];
