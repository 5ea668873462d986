/** How fast a cached page is sent, versus a bare node:http server that sends the same bytes. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import path from "node:path";
import type { BareAnswer } from "./bare-server.ts";
import { atLeast, type Figure, median, milliseconds, perSecond, shown } from "./figure.ts";
import type { LoadOrder, LoadResult } from "./load-generator.ts";
import { mainPages } from "./site-pages.ts";
import type { Site } from "./site-process.ts";

const rounds = 7;
const durationMs = 1200;
const connections = 32;
const keepAliveMs = 65_000;
/** Node adds these itself. */
const addedByNode = new Set(["date", "connection", "keep-alive"]);

export const startProcess = (file: string): ChildProcess => fork(path.join(import.meta.dirname, file));

async function call<T>(child: ChildProcess, message: LoadOrder | BareAnswer): Promise<T> {
  child.send(message);
  const [answer] = await once(child, "message");
  return answer as T;
}

export async function generate(generator: ChildProcess, order: LoadOrder): Promise<LoadResult> {
  const answer = await call<{ result: LoadResult } | { error: string }>(generator, order);
  if ("error" in answer) throw new Error(answer.error);
  return answer.result;
}

/** One answer as it is on the wire: its headers in order, its body, and its length with everything. */
export function readAnswer(port: number, target: string, encoding: string) {
  return new Promise<{ headers: string[]; body: Buffer; wireBytes: number }>((resolve, reject) => {
    const headers = { connection: "keep-alive", "accept-encoding": encoding };
    const sent = request({ host: "127.0.0.1", port, path: target, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const raw = response.rawHeaders;
      const head = raw.reduce((sum, part) => sum + Buffer.byteLength(part, "latin1") + 2, 0);
      const first = `HTTP/1.1 ${response.statusCode} ${response.statusMessage}\r\n`.length;
      if (response.statusCode !== 200) reject(new Error(`${target} answers ${response.statusCode}.`));
      resolve({
        headers: raw.filter((_, at) => !addedByNode.has(raw[at - (at % 2)]!.toLowerCase())),
        body,
        wireBytes: first + head + 2 + body.length,
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

async function compare(site: Site, target: string, encoding: string, generator: ChildProcess) {
  const port = Number(new URL(site.url).port);
  const answer = await readAnswer(port, target, encoding);
  const bare = startProcess("bare-server.ts");
  try {
    const barePort = await call<number>(bare, {
      headers: answer.headers,
      body: answer.body.toString("base64"),
      keepAliveMs,
    });
    const bareAnswer = await readAnswer(barePort, target, encoding);
    if (bareAnswer.wireBytes !== answer.wireBytes) throw new Error("The bare server sends other bytes.");
    const order = { path: target, encoding, connections, answerBytes: answer.wireBytes, durationMs };
    const pairs: [LoadResult, LoadResult][] = [];
    // The first round warms both up and is not counted.
    for (let round = 0; round <= rounds; round++) {
      const siteRun = await generate(generator, { ...order, port });
      const bareRun = await generate(generator, { ...order, port: barePort });
      if (round > 0) pairs.push([siteRun, bareRun]);
    }
    return {
      site: median(pairs.map(([siteRun]) => siteRun.requestsPerSecond)),
      bare: median(pairs.map(([, bareRun]) => bareRun.requestsPerSecond)),
      ratio: median(pairs.map(([siteRun, bareRun]) => siteRun.requestsPerSecond / bareRun.requestsPerSecond)),
      p99Ms: median(pairs.map(([siteRun]) => siteRun.p99Ms)),
      generatorShare: median(pairs.flatMap(([a, b]) => [a.processorShare, b.processorShare])),
    };
  } finally {
    bare.kill();
  }
}

export async function measureCache(site: Site): Promise<Figure[]> {
  const article = (await mainPages(site.url)).find(({ name }) => name === "article en-US")!;
  const generator = startProcess("load-generator.ts");
  const figures: Figure[] = [];
  try {
    for (const [name, encoding] of [
      ["identity", "identity"],
      ["brotli", "br"],
    ] as const) {
      const result = await compare(site, article.path, encoding, generator);
      figures.push(
        shown(`cached article, ${name}`, result.site, perSecond),
        shown(`bare node:http, the same bytes, ${name}`, result.bare, perSecond),
        atLeast(`ratio, ${name}`, result.ratio, 0.7),
        shown(`p99, ${connections} connections at full speed, ${name}`, result.p99Ms, milliseconds),
        shown(`the load generator's own processor share, ${name}`, result.generatorShare, (share) =>
          share.toFixed(2),
        ),
      );
    }
  } finally {
    generator.kill();
  }
  return figures;
}
