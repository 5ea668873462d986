/** One laptop against the process: each asks for more than a reader would, and must be bounded. */
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { pictureSizes } from "../contracts/pictures.ts";
import {
  type Answer,
  type Attack,
  inParallel,
  json,
  megabyte,
  quantile,
  skipped,
  type Target,
  verdictOf,
} from "./attack.ts";

const delivery = "/umbraco/delivery/api/v2";
const count = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

/** Whoever has been refused waits until it may ask again. */
async function afterRefusals(target: Target, path: string): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    const answer = await target.ask(path);
    if (answer.status !== 429 || attempt === 12) return answer;
    await sleep(Math.min(Number(answer.headers["retry-after"] ?? 1), 10) * 1000);
  }
}

/** How many times as long as its processor time something takes on this machine just now: 1 when nothing else runs. */
function busyness(): number {
  const began = performance.now();
  const before = process.cpuUsage();
  let cpuMs = 0;
  while (cpuMs < 100) {
    const { user, system } = process.cpuUsage(before);
    cpuMs = (user + system) / 1000;
  }
  return Math.max(1, (performance.now() - began) / cpuMs);
}

const bibleSearch: Attack = {
  name: "bible-search",
  async run(target) {
    const phrases = ["and the lord", "of the king", "and he said", "the son of"];
    const query = [...Array(12).keys()].map((at) => `"${phrases[at % 4]}"`).join(" ");
    const path = `/scripture/api/v1/search?q=${encodeURIComponent(query)}`;
    const first = await afterRefusals(target, path);
    if (first.status === 404) return skipped("the site has no Bible search at this address");
    const busy = busyness();
    const times: number[] = [];
    const usual: number[] = [];
    for (let at = 0; at < 5; at++) {
      times.push((await target.ask(path)).ms);
      usual.push((await target.ask("/scripture/api/v1/translations")).ms);
    }
    const [ms, rest] = [quantile(times, 0.5), quantile(usual, 0.5)];
    return verdictOf(
      // Where the site and this command share a machine, what else runs there takes its part of both.
      (ms - rest) / busy > 300 || first.status >= 500,
      "twelve phrases, six times",
      `${first.status}, median ${ms.toFixed(0)} ms; an easy question ${rest.toFixed(0)} ms`,
    );
  },
};

const largeList: Attack = {
  name: "large-list",
  async run(target) {
    const sizes: string[] = [];
    let largest = 0;
    for (const query of [
      "take=2000&expand=properties[$all]",
      "take=1000&expand=properties[$all]",
      "take=1000",
      "take=1000&expand=properties[$all[properties[$all]]]",
    ]) {
      const { status, body } = await target.ask(`${delivery}/content?${query}`);
      if (status === 200) largest = Math.max(largest, body.length);
      sizes.push(`${status} (${(body.length / 1024).toFixed(0)} kB)`);
    }
    return verdictOf(largest > 2 * megabyte, "lists with everything expanded", sizes.join(", "));
  },
};

/** Longer than a reader's connection stands still. */
const stallMs = 25_000;

/** Asks for a kept page over and over on each connection and reads nothing. */
const deafClients: Attack = {
  name: "deaf-clients",
  async run(target) {
    const clients = target.short ? 8 : 40;
    // More than the buffers of both ends of a connection take.
    const asks = 400;
    const request = `GET / HTTP/1.1\r\nhost: ${target.base.host}\r\n\r\n`;
    const sockets: Socket[] = [];
    for (let at = 0; at < clients; at++) {
      const socket = await target.connect();
      socket.pause();
      socket.on("error", () => {});
      socket.write(request.repeat(asks));
      sockets.push(socket);
    }
    await sleep(stallMs);
    // Reading again shows who was disconnected: the rest comes and then the end, or the answers go on.
    const ended = await Promise.all(
      sockets.map(
        (socket) =>
          new Promise<boolean>((resolve) => {
            socket.once("close", () => resolve(true));
            socket.resume();
            setTimeout(() => resolve(false), 5000);
          }),
      ),
    );
    for (const socket of sockets) socket.destroy();
    const left = ended.filter((isEnded) => !isEnded).length;
    return verdictOf(
      left > 0,
      `${clients} clients with ${asks} requests each that read nothing for ${stallMs / 1000} s`,
      `${clients - left} were disconnected`,
    );
  },
};

const manyConnections: Attack = {
  name: "many-connections",
  async run(target) {
    const wanted = target.short ? 130 : 400;
    const sockets: Socket[] = [];
    let refused = 0;
    try {
      for (let at = 0; at < wanted; at++) {
        const socket = await target.connect().catch(() => undefined);
        if (!socket) {
          refused++;
          continue;
        }
        socket.on("error", () => {});
        socket.once("close", () => refused++);
        sockets.push(socket);
      }
      const answer = await target.ask("/healthz").catch(() => undefined);
      if (answer?.status === 429) refused++;
      await sleep(3000);
    } finally {
      for (const socket of sockets) socket.removeAllListeners("close").destroy();
    }
    return verdictOf(refused === 0, `${wanted} connections at once`, `${refused} were refused`);
  },
};

/** Answered faster than this without a refusal, expensive reads are not bounded. */
const mostPerSecond = 12;
const perSecond = (asks: number, began: number) => (asks * 1000) / (performance.now() - began);

const expensiveReads: Attack = {
  name: "expensive-reads",
  async run(target) {
    const asks = target.short ? 80 : 400;
    await afterRefusals(target, "/");
    const began = performance.now();
    const answers = await inParallel(asks, 20, (at) =>
      target.ask(`${delivery}/content?take=1000&fields=properties[title]&skip=${at}`),
    );
    const refused = answers.filter(({ status }) => status === 429);
    const isComplete = refused.every(
      ({ headers, body }) => Number(headers["retry-after"]) > 0 && String(body).includes('"code"'),
    );
    const rate = perSecond(asks - refused.length, began);
    const home = await target.ask("/");
    return verdictOf(
      (rate > mostPerSecond && refused.length === 0) ||
        !isComplete ||
        home.status >= 400 ||
        answers.some(({ status }) => status >= 500),
      `${asks} expensive lists, twenty at a time`,
      `${rate.toFixed(1)} answered in a second, ${refused.length} refused with 429${isComplete ? "" : " but without Retry-After or code"}; the home page meanwhile: ${home.status}`,
    );
  },
};

const searchPages: Attack = {
  name: "search-pages",
  async run(target) {
    const asks = target.short ? 60 : 300;
    const began = performance.now();
    const answers = await inParallel(asks, 20, (at) =>
      target.ask(`${at % 2 ? "/search" : "/bible/search"}?q=${encodeURIComponent(`"and the lord" ${at}`)}`),
    );
    const rate = perSecond(asks - count(answers, 429), began);
    return verdictOf(
      (rate > mostPerSecond && count(answers, 429) === 0) || answers.some(({ status }) => status >= 500),
      `${asks} searches that no cache has`,
      `${rate.toFixed(1)} answered in a second, ${count(answers, 429)} refused with 429`,
    );
  },
};

const eventFlood: Attack = {
  name: "event-flood",
  async run(target) {
    const most = 24;
    let taken = 0;
    for (let at = 0; at < most; at++) {
      const body = JSON.stringify([
        { event: "attack", properties: { token: "t", distinct_id: "attack", filler: "x".repeat(900_000) } },
      ]);
      const answer = await target.ask("/collect/track", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
      if (answer.status === 404) return skipped("the site has no collector of its own");
      if (answer.status !== 200)
        return verdictOf(
          answer.status >= 500 && answer.status !== 503,
          "events of 900 kB, one after another",
          `${(taken / megabyte).toFixed(1)} MB were taken, then ${answer.status}`,
        );
      taken += body.length;
    }
    return verdictOf(true, `${most} events of 900 kB`, `all ${(taken / megabyte).toFixed(0)} MB were taken`);
  },
};

/** The size a webp says it has; only the simple format, which the site sends. */
function webpWidth(body: Buffer): number | undefined {
  return body.subarray(12, 16).toString() === "VP8 " ? body.readUInt16LE(26) & 0x3fff : undefined;
}

const junkPictures: Attack = {
  name: "junk-pictures",
  async run(target) {
    const list = await afterRefusals(target, `${delivery}/media?take=1&filter=mediaType:Image`);
    const any = list.status === 200 ? list : await target.ask("/");
    const url = /\/media\/[\w/.-]+\.(?:jpg|jpeg|png|webp|svg)/.exec(String(any.body))?.[0];
    if (!url) return skipped("no picture was found");
    const asks = target.short ? 45 : 60;
    const answers = await inParallel(asks, 4, (at) => target.ask(`${url}?width=${40 + at}&format=webp`));
    const [{ width, height }] = pictureSizes;
    const shown = await afterRefusals(
      target,
      `${url}?width=${width}&height=${height}&format=webp&quality=75`,
    );
    const got = webpWidth(shown.body);
    return verdictOf(
      shown.status !== 200 || (got !== undefined && got !== width),
      `${asks} sizes that no page has, then one that pages have`,
      `${count(answers, 429)} refused with 429; the page's own size: ${shown.status}, ${got ?? "?"} px wide`,
    );
  },
};

const badBodies: Attack = {
  name: "bad-bodies",
  async run(target) {
    const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
    const bodies = [
      deep,
      `{"a":`.repeat(10_000),
      `[{"event":"a","properties":{"token":"t","x":${deep}}}]`,
      "{",
    ];
    const wrong: string[] = [];
    let tried = 0;
    for (const path of [
      "/collect/track",
      "/lead-routing/leads",
      "/consents-api/v1/newsletter",
      "/contact-api/v1/messages",
      "/opened",
      "/identity/token",
    ]) {
      for (const body of bodies) {
        const { status } = await target.ask(path, { ...json(""), body });
        tried++;
        if (status >= 500) wrong.push(`${path}: ${status}`);
      }
    }
    for (const path of ["/", "/about", "/healthz", "/identity/auth", `${delivery}/content`]) {
      const { status } = await target.ask(path, { method: "TRACE" });
      tried++;
      if (status >= 500 || status === 200) wrong.push(`TRACE ${path}: ${status}`);
    }
    return verdictOf(wrong.length > 0, `${tried} broken bodies and TRACE`, wrong.join(", ") || "all are 4xx");
  },
};

/** Bodies that break off in the middle. What the site logs of it is looked at by its own tests. */
const brokenOff: Attack = {
  name: "broken-off",
  async run(target) {
    const paths = [
      "/collect/track",
      "/lead-routing/leads",
      "/consents-api/v1/newsletter",
      "/contact-api/v1/messages",
      "/identity/token",
      "/identity/forms/login",
      "/newsletter",
      "/opened",
    ];
    for (const path of paths) {
      for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
        const socket = await target.connect();
        socket.on("error", () => {});
        const head = [
          `POST ${path} HTTP/1.1`,
          `host: ${target.base.host}`,
          `origin: ${target.base.origin}`,
          `content-type: ${type}`,
          "content-length: 500",
        ];
        socket.write(`${head.join("\r\n")}\r\n\r\n{"email":`);
        await sleep(100);
        socket.destroy();
      }
    }
    await sleep(500);
    const { status } = await target.ask("/healthz");
    return verdictOf(status >= 500, `${paths.length * 2} bodies that break off`, `then /healthz: ${status}`);
  },
};

export const overload: Attack[] = [
  bibleSearch,
  largeList,
  badBodies,
  brokenOff,
  expensiveReads,
  searchPages,
  junkPictures,
  eventFlood,
  manyConnections,
  deafClients,
];
