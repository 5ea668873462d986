/**
 * How many members one process serves with p99 at most 250 ms: more and more of them, each doing something every six
 * seconds on average, until it takes longer. On the embedded database and on PostgreSQL.
 */
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { createTarget } from "../attacks/attack.ts";
import { findPeople, type Person } from "../attacks/people.ts";
import { createRandom } from "../attacks/random.ts";
import { memberApi, memberPaths } from "../contracts/member-paths.ts";
import { findSamples, type ReadContent, type Samples } from "../tests/support/member-samples.ts";
import { startPostgres } from "../tests/support/postgres-server.ts";
import { type Figure, milliseconds, shown } from "./figure.ts";
import { manyPages } from "./site-pages.ts";
import { startSite } from "./site-process.ts";

const budgetMs = 250;
const thinkMs = { min: 2000, max: 10_000 };
const [warmUpMs, measuredMs] = [4000, 12_000];
const first = 50;
const growth = 1.5;
const max = 10_000;
const member = memberApi("Wellspring");
const whole = (value: number) => value.toLocaleString("en-US");

interface Act {
  method: string;
  path: string;
  as?: Person;
  json?: unknown;
}

/** Of a hundred acts of a member: pages read, what they call for, and what is marked or written. */
function createMix(pages: readonly string[], people: readonly Person[], samples: Samples) {
  const random = createRandom(14);
  const { planId, lessonIds, lessonId, sectionIds, verseId, triviaId } = samples;
  const reads = [
    memberPaths.subscriptions,
    memberPaths.streak,
    memberPaths.favorites,
    memberPaths.completedArticles(planId),
    memberPaths.notes(lessonId),
    memberPaths.triviaResponses(triviaId),
    "/notifications",
  ];
  return (): Act => {
    const as = random.pick(people);
    const at = random.below(100);
    if (at < 40) return { method: "GET", path: random.pick(pages) };
    if (at < 80) return { method: "GET", path: member + random.pick(reads), as };
    if (at < 92)
      return {
        method: "POST",
        path: member + memberPaths.completedArticle(planId, random.pick(lessonIds)),
        as,
      };
    if (at < 96) return { method: "POST", path: member + memberPaths.favorite(verseId), as };
    const json = { text: `Note ${random.below(1e6)}`, updatedAt: new Date().toISOString() };
    return { method: "PUT", path: member + memberPaths.note(lessonId, random.pick(sectionIds)), as, json };
  };
}

function createClient(url: string) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true });
  const send = ({ method, path, as, json }: Act): Promise<{ ms: number; status: number }> => {
    const began = performance.now();
    const body = json === undefined ? undefined : JSON.stringify(json);
    const headers = {
      "accept-encoding": "br",
      "x-time-zone": "UTC",
      "x-local-date": new Date().toISOString().slice(0, 10),
      ...Object.fromEntries(as?.headers ?? []),
      ...(body ? { "content-type": "application/json", "content-length": Buffer.byteLength(body) } : {}),
    };
    return new Promise((resolve, reject) => {
      request({ hostname, port, path, method, headers, agent }, (response) => {
        response.resume();
        response.on("end", () =>
          resolve({ ms: performance.now() - began, status: response.statusCode ?? 0 }),
        );
      })
        .on("error", reject)
        .end(body);
    });
  };
  return { send, close: () => agent.destroy() };
}

interface Step {
  p99: number;
  perSecond: number;
  failed: number;
}

async function measureStep(members: number, act: () => Act, send: ReturnType<typeof createClient>["send"]) {
  const latencies: number[] = [];
  let failed = 0;
  const began = performance.now();
  const until = began + warmUpMs + measuredMs;
  const think = () => thinkMs.min + Math.random() * (thinkMs.max - thinkMs.min);
  const live = async () => {
    // Nobody comes at the same moment as everybody else.
    await sleep(Math.random() * warmUpMs);
    while (performance.now() < until) {
      const isMeasured = performance.now() > began + warmUpMs;
      const { ms, status } = await send(act()).catch(() => ({ ms: Number.POSITIVE_INFINITY, status: 0 }));
      if (isMeasured) latencies.push(ms);
      if (status === 0 || status >= 400) failed++;
      await sleep(Math.min(think(), Math.max(0, until - performance.now())));
    }
  };
  await Promise.all(Array.from({ length: members }, live));
  latencies.sort((a, b) => a - b);
  const p99 = latencies[Math.floor((latencies.length - 1) * 0.99)] ?? Number.POSITIVE_INFINITY;
  return { p99, perSecond: (latencies.length * 1000) / measuredMs, failed } satisfies Step;
}

async function measureOn(name: string, settings: Record<string, string>): Promise<Figure[]> {
  const site = await startSite({ TRUSTED_PROXIES: "1", ...settings });
  const { send, close } = createClient(site.url);
  try {
    const target = createTarget(site.url, false);
    const read: ReadContent = async (at) =>
      JSON.parse(String((await target.request(`/umbraco/delivery/api/v2${at}`)).body));
    const people = (await findPeople(target, 10, "Wellspring")).filter(({ kind }) => kind !== "signed out");
    const act = createMix((await manyPages(site.url)).slice(0, 300), people, await findSamples(read));
    // Pages that are requested at all are soon cached.
    await measureStep(first * 4, act, send);
    let best: (Step & { members: number }) | undefined;
    for (let members = first; members <= max; members = Math.ceil(members * growth)) {
      await Promise.all(people.map((person) => person.renew()));
      const step = await measureStep(members, act, send);
      console.log(
        `  ${name}: ${members} members, ${step.perSecond.toFixed(0)} acts a second, p99 ${step.p99.toFixed(0)} ms, ${step.failed} refused or failed`,
      );
      if (step.p99 > budgetMs || step.failed > 0) break;
      best = { ...step, members };
    }
    return [
      shown(`${name}: members at p99 ≤ ${budgetMs} ms`, best?.members ?? 0, whole),
      shown(`${name}: what they do in a second`, best?.perSecond ?? 0, whole),
      shown(`${name}: p99 then`, best?.p99 ?? 0, milliseconds),
    ];
  } finally {
    close();
    await site.stop();
  }
}

export async function measureMembers(): Promise<Figure[]> {
  const embedded = await measureOn("PGlite", {});
  const database = await startPostgres();
  try {
    return [...embedded, ...(await measureOn("PostgreSQL", { DATABASE_URL: database.url }))];
  } finally {
    await database.stop();
  }
}
