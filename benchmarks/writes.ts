/** Writes of every kind against a running site, and what became of those that were acknowledged. */
import { randomInt } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { inParallel, type Target } from "../attacks/attack.ts";
import { findPeople } from "../attacks/people.ts";
import { openDatabase } from "../platform/database/database.ts";
import { sql } from "../platform/database/drizzle.ts";
import { journalFolder } from "../services/analytics/journal-folder.ts";
import { type Cast, everyWrite } from "../tests/durability/every-write.ts";
import { type Call, type Check, type Fate, type MailsTo, once, type Row } from "../tests/durability/write.ts";
import { findSamples, type ReadContent } from "../tests/support/member-samples.ts";
import { atLeast, below, type Figure, shown } from "./figure.ts";

const writers = 10;

export interface Place {
  name: string;
  dataDir: string;
  url: string | undefined;
}

/** The processes of one site. */
export interface Fleet {
  /** While people are made nothing dies. */
  first: Target;
  alive(): Target[];
  stop(): Promise<void>;
}

const createCall =
  (fleet: Fleet): Call =>
  async (method, at, { as, json, form, headers = {} } = {}) => {
    const targets = fleet.alive();
    if (targets.length === 0) throw new Error("No process is up.");
    const sent = {
      // As a load balancer passes it on: the site has one name, whichever process answers.
      host: fleet.first.base.host,
      "x-forwarded-for": `10.${randomInt(200)}.${randomInt(250)}.${randomInt(250)}`,
      ...Object.fromEntries(as?.headers ?? []),
      ...(json ? { "content-type": "application/json" } : {}),
      ...(form ? { "content-type": "application/x-www-form-urlencoded" } : {}),
      ...headers,
    };
    const body = json ? JSON.stringify(json) : form ? new URLSearchParams(form).toString() : undefined;
    const options = { method, headers: sent, ...(body === undefined ? {} : { body }) };
    const answer = await targets[randomInt(targets.length)]!.request(at, options);
    // Tokens last for a quarter of an hour.
    if (answer.status === 401 && as) await as.renew().catch(() => {});
    const text = String(answer.body);
    const isJson = String(answer.headers["content-type"]).includes("json");
    return {
      status: answer.status,
      location: answer.headers.location ?? "",
      body: isJson && text ? JSON.parse(text) : {},
    };
  };

export async function findCast({ first }: Fleet): Promise<Cast> {
  const read: ReadContent = async (at) => {
    const { status, body } = await first.request(`/umbraco/delivery/api/v2${at}`);
    if (status !== 200) throw new Error(`${at} was answered with ${status}: ${body}`);
    return JSON.parse(String(body));
  };
  const people = await findPeople(first, 6, "Wellspring");
  const of = (kind: string) => people.filter((person) => person.kind === kind);
  const { items: offers } = await read("/content?filter=contentType:subscriptionOffer&take=100");
  const offer = offers.find(({ properties }) => properties.offerSlug === "standard_premium_offer")!;
  const terms = offer.properties.offerTerms as { items: { content: { id: string } }[] };
  return {
    premium: of("premium"),
    members: of("member"),
    changing: of("operator"),
    samples: await findSamples(read),
    verseIds: (await read("/content?filter=contentType:verse&take=100")).items.map(({ id }) => id),
    offer: { id: offer.id, termId: terms.items[0]!.content.id },
  };
}

/** One mail per message id: the mailbox stores a repeated one once, as a mail client shows it once. */
function readMails(dataDir: string): MailsTo {
  const folder = path.join(dataDir, "mailbox");
  const mails = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")));
  return (address) => mails.filter(({ to }) => to.address === address);
}

async function fatesOfRows(place: Place, rows: readonly Row[]): Promise<Fate[]> {
  const database = await openDatabase({ ...place, log: pino({ level: "silent" }) });
  const journal = journalFolder(place.dataDir);
  const waiting = (existsSync(journal) ? readdirSync(journal) : [])
    .map((file) => readFileSync(path.join(journal, file), "utf8"))
    .join("");
  const fates: Fate[] = [];
  for (const { schema, table, column, value } of rows) {
    const found = await database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(schema)}.${sql.identifier(table)} where ${sql.identifier(column)} = ${value}`,
    );
    // With the embedded database events wait on the disk for their turn.
    fates.push(once(found.rows[0]!.count || (waiting.includes(value) ? 1 : 0)));
  }
  await database.close();
  return fates;
}

/** Mail of a process that died is sent by another once its lease has expired. */
const verifyTimeoutMs = 150_000;

export interface Acknowledged {
  name: string;
  check: Check;
}

/** What became of everything that was acknowledged. Stops the site. */
export async function verify(
  place: Place,
  fleet: Fleet,
  all: readonly Acknowledged[],
  mails: () => MailsTo = () => readMails(place.dataDir),
): Promise<[string, Fate][]> {
  const statuses = new Map<number, number>();
  const send = createCall(fleet);
  const call: Call = async (...request) => {
    const answer = await send(...request);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    return answer;
  };
  const checked = all.filter(({ check }) => typeof check === "function");
  const until = performance.now() + verifyTimeoutMs;
  const fates: [string, Fate][] = [];
  let left = checked;
  while (left.length > 0) {
    const mailsTo = mails();
    statuses.clear();
    const results = await inParallel(left.length, 8, async (at) => {
      const { check } = left[at]!;
      return (check as Exclude<Check, Row>)(call, mailsTo).catch((): Fate => "lost");
    });
    const isLast = performance.now() > until;
    const missing = left.filter((_, at) => results[at] === "lost");
    left.forEach(({ name }, at) => {
      if (results[at] !== "lost" || isLast) fates.push([name, results[at]!]);
    });
    if (isLast && missing.length > 0)
      console.log(`  ${place.name}: ${missing.length} lost, last answered ${[...statuses].join("; ")}`);
    left = isLast ? [] : missing;
    if (left.length > 0) await sleep(5000);
  }
  const rows = all.filter(({ check }) => typeof check !== "function");
  await fleet.stop();
  const found = await fatesOfRows(
    place,
    rows.map(({ check }) => check as Row),
  );
  return [...fates, ...rows.map(({ name }, at): [string, Fate] => [name, found[at]!])];
}

/** Writes concurrently until stopped. */
export function startWriters(fleet: Fleet, cast: Cast) {
  const call = createCall(fleet);
  const kinds = Object.entries(everyWrite(cast)).flatMap(([name, { weight, write }]) =>
    Array.from({ length: weight }, () => ({ name, write })),
  );
  const acknowledged: Acknowledged[] = [];
  const counts = new Map<string, number>();
  let cut = 0;
  let refused = 0;
  let isStopped = false;
  let lastError: unknown;
  const writer = async () => {
    while (!isStopped) {
      if (fleet.alive().length === 0) {
        await sleep(20);
        continue;
      }
      const { name, write } = kinds[randomInt(kinds.length)]!;
      const nth = counts.get(name) ?? 0;
      counts.set(name, nth + 1);
      try {
        const check = await write(call, nth);
        if (check) acknowledged.push({ name, check });
        else refused++;
      } catch (error) {
        lastError = error;
        cut++;
        await sleep(20);
      }
    }
  };
  const all = Promise.all(Array.from({ length: writers }, writer));
  return {
    acknowledged,
    cut: () => cut,
    refused: () => refused,
    async stop() {
      isStopped = true;
      await all;
      if (acknowledged.length === 0) throw lastError ?? new Error("Nothing was acknowledged.");
    },
  };
}

const whole = (value: number) => value.toLocaleString("en-US");

/** Says on the console what went wrong, and how many there were of each kind. */
export function fateFigures(name: string, cast: Cast, fates: readonly [string, Fate][]): Figure[] {
  const count = (fate: Fate) => fates.filter(([, found]) => found === fate).length;
  const kinds = new Set(fates.map(([kind]) => kind));
  const wrong = fates.filter(([, fate]) => fate !== "stored").map((pair) => pair.join(": "));
  if (wrong.length > 0) console.log(`  ${name}: ${wrong.join(", ")}`);
  const perKind = [...kinds].map((kind) => `${kind} ${fates.filter(([found]) => found === kind).length}`);
  console.log(`  ${name}: ${perKind.join(", ")}`);
  return [
    atLeast(`${name}: kinds of writes`, kinds.size, Object.keys(everyWrite(cast)).length, whole),
    shown(`${name}: writes acknowledged`, fates.length, whole),
    below(`${name}: lost`, count("lost"), 0, whole),
    below(`${name}: doubled, mails included`, count("doubled"), 0, whole),
    below(`${name}: dead links in mails`, count("dead link"), 0, whole),
  ];
}
