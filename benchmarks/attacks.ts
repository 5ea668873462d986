/** How readers of a cached page are affected while one address attacks, and the attack's memory use. */
import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import type { Socket } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createTarget, inParallel, type Target } from "../attacks/attack.ts";
import { findPeople } from "../attacks/people.ts";
import { memberApi } from "../contracts/member-paths.ts";
import { below, type Figure, median, megabytes, milliseconds, shown } from "./figure.ts";
import type { LoadOrder, LoadResult } from "./load-generator.ts";
import { startSite } from "./site-process.ts";

const durationMs = 5000;
const connections = 16;
const afterMs = 3000;
const page = "/articles/learning-to-wait";
const delivery = "/umbraco/delivery/api/v2";

interface Storm {
  name: string;
  /** Before it begins. */
  prepare?(target: Target): Promise<void>;
  /** Attacks until the signal says so. */
  run(target: Target, until: AbortSignal): Promise<void>;
  /** Extra figures after the run. */
  figures?(seconds: number): Figure[];
}

/** The attacker's, who is not the reader. */
const attackerAddress = "127.0.0.2";

/** As many loops as a laptop runs without effort, each asking again as soon as it is answered. */
const loops =
  (count: number, send: (target: Target, at: number) => Promise<unknown>) =>
  async (target: Target, until: AbortSignal): Promise<void> => {
    let at = 0;
    const loop = async () => {
      while (!until.aborted) await send(target, at++).catch(() => sleep(50));
    };
    await Promise.all(Array.from({ length: count }, loop));
  };

const deaf = (clients: number) => async (target: Target, until: AbortSignal) => {
  const sockets: Socket[] = [];
  const list = `GET ${delivery}/content?take=${clients > 100 ? 100 : 2000}&expand=properties[$all] HTTP/1.1\r\nhost: x\r\n\r\n`;
  const page = "GET / HTTP/1.1\r\nhost: x\r\n\r\n";
  for (let at = 0; at < clients && !until.aborted; at++) {
    const socket = await target.connect().catch(() => undefined);
    if (!socket) continue;
    socket.on("error", () => {});
    socket.pause();
    socket.write(list + page.repeat(400));
    sockets.push(socket);
  }
  while (!until.aborted) await sleep(100);
  for (const socket of sockets) socket.destroy();
};

const twelvePhrases = encodeURIComponent(Array(12).fill('"and the lord"').join(" "));
const events = JSON.stringify([
  { event: "attack", properties: { token: "t", distinct_id: "a", filler: "x".repeat(200) } },
]);
const manyEvents = `[${Array(2000).fill(events.slice(1, -1)).join(",")}]`;

/** Ten at a time through a journal of three hundred entries, as its owner. */
function journalSearches(): Storm {
  const path = `${memberApi("Wellspring")}/journal`;
  let headers: Record<string, string> = {};
  return {
    name: "ten searches of a long journal",
    async prepare(target) {
      const people = await findPeople(target, 1, "Wellspring");
      headers = Object.fromEntries(people.find(({ kind }) => kind === "premium")?.headers ?? []);
      const paragraph = {
        type: "paragraph",
        content: [{ type: "text", text: "grace and water ".repeat(600) }],
      };
      await inParallel(300, 8, () =>
        target.request(`${path}/${randomUUID()}`, {
          method: "PUT",
          headers: { ...headers, "content-type": "application/json" },
          body: JSON.stringify({
            title: "Long",
            document: { type: "doc", content: [paragraph] },
            ties: [],
            updatedAt: new Date().toISOString(),
          }),
        }),
      );
    },
    run: (target, until) => loops(10, () => target.request(`${path}?q=nowhere`, { headers }))(target, until),
  };
}

function eventFlood(): Storm {
  let taken = 0;
  const headers = { "content-type": "application/json" };
  return {
    name: "events, half a megabyte at a time",
    run: loops(4, async (target) => {
      const { status } = await target.request("/collect/track", {
        method: "POST",
        headers,
        body: manyEvents,
      });
      if (status === 200) taken += manyEvents.length;
    }),
    figures: (seconds) => [
      shown(`events stored of one address in ${seconds.toFixed(0)} s`, taken, megabytes),
    ],
  };
}

const storms: Storm[] = [
  {
    name: "Bible searches of twelve phrases",
    run: loops(8, (target) => target.request(`/scripture/api/v1/search?q=${twelvePhrases}`)),
  },
  {
    name: "lists with everything expanded",
    run: loops(8, (target) => target.request(`${delivery}/content?take=2000&expand=properties[$all]`)),
  },
  {
    name: "searches that no cache has",
    run: loops(8, (target, at) => target.request(`/search?q=${encodeURIComponent(`grace and water ${at}`)}`)),
  },
  { name: "40 clients that do not read", run: deaf(40) },
  { name: "400 clients that do not read", run: deaf(400) },
  journalSearches(),
  eventFlood(),
  {
    name: "pages that no cache has",
    run: loops(8, (target, at) =>
      target.request(`/verses/${2000 + (at % 900)}/${1 + (at % 12)}/${1 + (at % 28)}`),
    ),
  },
  {
    name: "picture sizes that no page has",
    run: loops(4, (target, at) =>
      target.request(`/media/art/still-waters.svg?width=${(at % 2000) + 20}&format=webp`),
    ),
  },
];

/** The whole answer's length on the wire, as the generator counts it. */
function wireBytes(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { connection: "keep-alive", "accept-encoding": "br" };
    request({ host: "127.0.0.1", port, path: page, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const raw = response.rawHeaders;
      const head = raw.reduce((sum, part) => sum + Buffer.byteLength(part, "latin1") + 2, 0);
      resolve(
        `HTTP/1.1 ${response.statusCode} ${response.statusMessage}\r\n`.length + head + 2 + body.length,
      );
    })
      .on("error", reject)
      .end();
  });
}

async function load(order: LoadOrder): Promise<LoadResult> {
  const generator = fork(path.join(import.meta.dirname, "load-generator.ts"));
  try {
    generator.send(order);
    const [answer] = (await once(generator, "message")) as [{ result: LoadResult } | { error: string }];
    if ("error" in answer) throw new Error(answer.error);
    return answer.result;
  } finally {
    generator.kill();
  }
}

async function measureStorm({ name, prepare, run, figures }: Storm): Promise<Figure[]> {
  const site = await startSite({ WORK_PER_ADDRESS: "60", CONNECTIONS_PER_ADDRESS: "100" });
  try {
    const address = site.url.replace("localhost", "127.0.0.1");
    const reader = createTarget(address, false);
    const attacker = createTarget(address, false, attackerAddress);
    const port = Number(reader.base.port);
    await prepare?.(attacker);
    await reader.request(page, { headers: { "accept-encoding": "br" } });
    await reader.request("/");
    const order = {
      port,
      path: page,
      encoding: "br",
      connections,
      answerBytes: await wireBytes(port),
      durationMs,
    };
    await load({ ...order, durationMs: 2000 });
    const rest = [await load(order), await load(order)];
    const before = site.resident();
    const storm = new AbortController();
    const began = performance.now();
    const raging = run(attacker, storm.signal);
    let max = before;
    const watch = setInterval(() => {
      max = Math.max(max, site.resident());
    }, 250);
    await sleep(1000);
    const attacked = [await load(order), await load(order)];
    clearInterval(watch);
    storm.abort();
    await raging;
    const seconds = (performance.now() - began) / 1000;
    await sleep(afterMs);
    const [calm, busy] = [rest, attacked].map((runs) => median(runs.map(({ p99Ms }) => p99Ms))) as [
      number,
      number,
    ];
    return [
      shown(`p99 at rest: ${name}`, calm, milliseconds),
      shown(`p99 under attack: ${name}`, busy, milliseconds),
      below(`times as long: ${name}`, busy / calm, 2, (times) => times.toFixed(2)),
      shown(`resident before: ${name}`, before, megabytes),
      shown(`resident at most: ${name}`, max, megabytes),
      shown(`resident ${afterMs / 1000} s later: ${name}`, site.resident(), megabytes),
      ...(figures?.(seconds) ?? []),
    ];
  } finally {
    await site.stop();
  }
}

/** `ATTACKS` chooses some by a part of their names. */
export async function measureAttacks(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const storm of storms.filter(({ name }) => name.includes(process.env.ATTACKS ?? ""))) {
    const found = await measureStorm(storm);
    console.log(found.map(({ name, shown }) => `${name}: ${shown}`).join("\n"));
    figures.push(...found);
  }
  return figures;
}
