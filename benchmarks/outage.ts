/** One partner taken away while pages are read and writes come in, and brought back. */
import { setTimeout as sleep } from "node:timers/promises";
import { sendRequest } from "../tests/support/server.ts";
import { below, type Figure, milliseconds, shown } from "./figure.ts";

const outageMs = Number(process.env.OUTAGE_SECONDS ?? 60) * 1000;
/** Partners are looked at once a minute, and every 15 s while they are away. */
const saidWithinMs = 90_000;
const readers = 4;
const whole = (value: number) => value.toLocaleString("en-US");

export interface Partner {
  /** Its name in /metrics. */
  part: string;
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** Reads pages in turn until it is stopped. */
export function startReaders(url: string, pages: readonly string[]) {
  let failed: string[] = [];
  let times: number[] = [];
  let isStopped = false;
  const reader = async (nth: number) => {
    for (let turn = nth; !isStopped; turn += readers) {
      const page = pages[turn % pages.length]!;
      const began = performance.now();
      const status = await sendRequest(url, page).then(
        (answer) => answer.status,
        (error: Error) => error.message,
      );
      times.push(performance.now() - began);
      if (status !== 200) failed.push(`${page}: ${status}`);
      await sleep(20);
    }
  };
  const all = Promise.all(Array.from({ length: readers }, (_, nth) => reader(nth)));
  return {
    /** What was read since the last call. */
    take() {
      const taken = { count: times.length, failed, slowest: Math.max(0, ...times) };
      [failed, times] = [[], []];
      return taken;
    },
    async stop() {
      isStopped = true;
      await all;
    },
  };
}

/** How long it takes until /metrics says so; infinite when it never does. */
async function saidAfter(url: string, part: string, isUp: boolean): Promise<number> {
  const began = performance.now();
  const line = `wellspring_part_up{part="${part}"} ${isUp ? 1 : 0}`;
  while (performance.now() - began < saidWithinMs) {
    const { body } = await sendRequest(url, "/metrics");
    if (body.toString("utf8").includes(line)) return performance.now() - began;
    await sleep(500);
  }
  return Number.POSITIVE_INFINITY;
}

interface Load {
  readers: ReturnType<typeof startReaders>;
  writes(): { acknowledged: number; refused: number };
}

export async function takeAway({ part, shut, open }: Partner, url: string, load: Load): Promise<Figure[]> {
  load.readers.take();
  const before = load.writes();
  const began = performance.now();
  await shut();
  const away = await saidAfter(url, part, false);
  await sleep(Math.max(0, outageMs - (performance.now() - began)));
  await open();
  const back = await saidAfter(url, part, true);
  const { count, failed, slowest } = load.readers.take();
  const after = load.writes();
  if (failed.length > 0) console.log(`  ${part}: ${failed.slice(0, 5).join(", ")}`);
  const name = `${part} away`;
  return [
    below(`${name}: pages not answered with 200, of ${whole(count)}`, failed.length, 0, whole),
    shown(`${name}: the slowest page`, slowest, milliseconds),
    shown(`${name}: writes acknowledged`, after.acknowledged - before.acknowledged, whole),
    shown(`${name}: writes refused`, after.refused - before.refused, whole),
    below(`${name}: /metrics says so after`, away, saidWithinMs, milliseconds),
    below(`${part} back: /metrics says so after`, back, saidWithinMs, milliseconds),
  ];
}
