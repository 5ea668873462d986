/** Random requests at every endpoint, as fast as the site answers; none may be answered with 500 or above. */
import type { Socket } from "node:net";
import type { Target } from "./attack.ts";
import { type Endpoint, findSurface } from "./endpoints.ts";
import { findPeople, kinds } from "./people.ts";
import { createRandom, type Random } from "./random.ts";
import { bodyWords, methods, type RandomRequest, randomRequest } from "./random-request.ts";
import { curlOf, exchange, written } from "./wire.ts";

const connections = 16;
const peopleOfEachKind = (requests: number) => (requests < 10_000 ? 1 : 6);
/** Tokens end sooner or later, and so may a session that a request has ended. */
const renewMs = 4 * 60_000;
const progressMs = 30_000;

/** Pages that have to be rendered are a few in a thousand: they take a hundred times as long as anything else. */
function chooser(endpoints: readonly Endpoint[]) {
  const of = (kind: Endpoint["kind"]) => endpoints.filter((endpoint) => endpoint.kind === kind);
  const [service, page, cached] = [of("service"), of("page"), of("cached")];
  return (random: Random): Endpoint =>
    random.chance(0.005)
      ? random.pick(page)
      : cached.length > 0 && random.chance(0.1)
        ? random.pick(cached)
        : random.pick(service);
}

/** Signed-in calls look up the member, which costs several times a refusal. */
const signedInShare = 0.18;

/** What was sent and how it was answered. */
function createTally(base: URL) {
  const statuses = new Map<number, number>();
  const failures = new Map<string, number>();
  const answered = new Map<Endpoint, Set<number>>();
  const sent = new Map<string, number>();
  const add = <K>(map: Map<K, number>, key: K) => map.set(key, (map.get(key) ?? 0) + 1);
  return {
    statuses,
    failures,
    answered,
    sent,
    count(request: RandomRequest, status: number) {
      add(statuses, status);
      add(sent, request.kind);
      const known = answered.get(request.endpoint) ?? new Set();
      answered.set(request.endpoint, known.add(status));
      if (status < 500 && status !== 0) return;
      const key = `${status || "no answer"} ${request.method} ${request.endpoint.path} (${request.kind})`;
      // Logged at once, so that nobody has to wait for a long run.
      if (!failures.has(key)) console.log(`\n${key}\n  ${curlOf(request, base)}`);
      add(failures, key);
    },
  };
}
type Tally = ReturnType<typeof createTally>;

const listed = <K>(counts: ReadonlyMap<K, number>) =>
  [...counts].map(([name, count]) => `${name}: ${count}`).join(", ");

function report({ statuses, failures, answered, sent }: Tally, endpoints: readonly Endpoint[]): void {
  const sorted = new Map([...statuses].sort(([a], [b]) => a - b));
  const classes = new Map<string, number>();
  for (const [status, count] of sorted) {
    const name = status === 0 ? "no answer" : `${Math.floor(status / 100)}xx`;
    classes.set(name, (classes.get(name) ?? 0) + count);
  }
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const refused = (100 * (statuses.get(429) ?? 0)) / total;
  const isServed = (endpoint: Endpoint) => [...(answered.get(endpoint) ?? [])].some((code) => code < 400);
  const never = endpoints.filter((endpoint) => !isServed(endpoint));
  console.log(`${listed(classes)}; ${refused.toFixed(1)} % of all were 429`);
  console.log(listed(sorted));
  console.log(`sent as ${listed(sent)}`);
  console.log(
    `${answered.size} of ${endpoints.length} endpoints reached; ${endpoints.length - never.length} answered below 400 at least once`,
  );
  if (never.length > 0 && total > 100 * endpoints.length)
    console.log(`never below 400: ${never.map(({ method, path }) => `${method} ${path}`).join(" | ")}`);
  for (const [key, count] of failures) console.log(`${key}: ${count} times`);
  console.log(`\n${failures.size} distinct answers of 500 or above, or none at all.`);
}

interface Fuzzed {
  sent: number;
  /** Answered with 500 or above, or not at all. */
  failures: number;
  refused: number;
  perSecond: number;
}

export async function fuzz(
  target: Target,
  requests: number,
  seed: number,
  productName = "Wellspring",
): Promise<Fuzzed> {
  const { endpoints, defs, ids } = await findSurface(target, productName);
  const people = await findPeople(target, peopleOfEachKind(requests), productName);
  const choose = chooser(endpoints);
  const random = createRandom(seed);
  const from = { words: bodyWords, ids, defs };
  const tally = createTally(target.base);
  const found = kinds.filter((kind) => people.some((person) => person.kind === kind));
  console.log(
    `${requests} requests to ${endpoints.length} endpoints of ${target.base.origin} as ${found.join(", ")}; seed ${seed}`,
  );
  if (found.length < kinds.length)
    console.log("No account was made: the site has no mailbox for developers.");

  const personOf = (kind: string) => random.pick(people.filter((person) => person.kind === kind));
  const everything = endpoints.length * methods.length * found.length;
  let next = 0;
  /** Where there are enough requests, first every endpoint with every method as everybody, then at random. */
  function request(): RandomRequest {
    const at = next++;
    if (requests < 2 * everything || at >= everything) {
      const isSignedIn = found.length > 1 && random.chance(signedInShare);
      const person = personOf(isSignedIn ? random.pick(found.slice(1)) : "signed out");
      return randomRequest(random, choose(random), { person, from });
    }
    const method = methods[Math.floor(at / endpoints.length) % methods.length];
    const person = personOf(found[Math.floor(at / (endpoints.length * methods.length))]!);
    return randomRequest(random, endpoints[at % endpoints.length]!, { person, from }, method);
  }

  const open = async (): Promise<Socket> => (await target.connect()).on("error", () => {}).setNoDelay(true);
  async function worker(): Promise<void> {
    let socket: Socket | undefined;
    while (next < requests) {
      const sent = request();
      const bytes = written(sent, target.base.host);
      const isReused = socket !== undefined;
      socket ??= await open();
      let { status, reusable } = await exchange(socket, bytes, sent.method);
      if (status === 0 && isReused) {
        // The site may have closed this keep-alive connection before it saw the request.
        socket.destroy();
        socket = await open();
        ({ status, reusable } = await exchange(socket, bytes, sent.method));
      }
      tally.count(sent, status);
      if (!reusable) {
        socket.destroy();
        socket = undefined;
      }
    }
    socket?.destroy();
  }

  const began = performance.now();
  const rate = () => (next * 1000) / (performance.now() - began);
  const perSecond = () => rate().toFixed(0);
  const progress = setInterval(
    () =>
      console.log(
        `  ${target.base.host}: ${next} sent, ${perSecond()} a second, ${tally.failures.size} failures`,
      ),
    progressMs,
  );
  const renewing = setInterval(() => {
    for (const person of people)
      person
        .renew()
        .catch((error) => console.log(`  a ${person.kind} could not sign in again: ${error.message}`));
  }, renewMs);
  await Promise.all(Array.from({ length: connections }, worker));
  clearInterval(progress);
  clearInterval(renewing);
  const fuzzed = { sent: next, refused: tally.statuses.get(429) ?? 0, perSecond: rate() };
  console.log(
    `\n${target.base.host}: ${next} sent, ${fuzzed.perSecond.toFixed(0)} a second (${((performance.now() - began) / 1000).toFixed(0)} s)`,
  );
  report(tally, endpoints);
  const failures = [...tally.failures.values()].reduce((sum, count) => sum + count, 0);
  return { ...fuzzed, failures };
}
