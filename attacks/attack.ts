/** What an attack is, and the only way in which one may speak to the site. */
import http from "node:http";
import https from "node:https";
import { connect as connectPlain, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { connect as connectTls } from "node:tls";

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  ms: number;
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Target {
  base: URL;
  short: boolean;
  /** A link that the site's own CMS or studio made, if its owner gives one. */
  previewLink?: string | undefined;
  /** One request to the site; a path that leads to another host is refused before anything is sent. */
  request(path: string, options?: RequestOptions): Promise<Answer>;
  /** A connection without a client's manners. */
  connect(): Promise<Socket>;
}

export interface Outcome {
  tried: string;
  found: string;
  /** `open`: the attack succeeds. `skipped`: it could not be tried here. */
  verdict: "holds" | "open" | "skipped";
}

export interface Attack {
  name: string;
  run(target: Target): Promise<Outcome>;
}

const holds = (tried: string, found: string): Outcome => ({ tried, found, verdict: "holds" });
const open = (tried: string, found: string): Outcome => ({ tried, found, verdict: "open" });
export const skipped = (found: string): Outcome => ({ tried: "–", found, verdict: "skipped" });
export const verdictOf = (isOpen: boolean, tried: string, found: string): Outcome =>
  (isOpen ? open : holds)(tried, found);

const answerMs = 30_000;

/** `from`: the address of this machine that it is attacked from, where there are several. */
export function createTarget(address: string, short: boolean, from?: string): Target {
  const base = new URL(address);
  if (!/^https?:$/.test(base.protocol)) throw new Error("The address must begin with http:// or https://.");
  const isTls = base.protocol === "https:";
  const port = Number(base.port || (isTls ? 443 : 80));
  const client = isTls ? https : http;
  const local = from ? { localAddress: from } : {};

  function request(
    path: string,
    { method = "GET", headers = {}, body }: RequestOptions = {},
  ): Promise<Answer> {
    const url = new URL(path, base);
    if (url.host !== base.host || url.protocol !== base.protocol)
      return Promise.reject(new Error(`${url.host} is not ${base.host}, the only host that is attacked.`));
    const began = performance.now();
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    return new Promise((resolve, reject) => {
      const sent = client.request(
        url,
        { method, headers: { ...length, ...headers }, agent: false, timeout: answerMs, ...local },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
              ms: performance.now() - began,
            }),
          );
        },
      );
      sent.on("timeout", () => sent.destroy(new Error(`${path} was not answered in time.`)));
      sent.on("error", reject);
      sent.end(body);
    });
  }

  function connect(): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = isTls
        ? connectTls({ host: base.hostname, port, servername: base.hostname, ...local }, () =>
            resolve(socket),
          )
        : connectPlain({ host: base.hostname, port, ...local }, () => resolve(socket));
      socket.once("error", reject);
    });
  }

  return { base, short, request, connect };
}

/** `work` for each of `count`, at most `atOnce` at a time. */
export async function inParallel<T>(
  count: number,
  atOnce: number,
  work: (at: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const at = next++;
      results[at] = await work(at);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker));
  return results;
}

export const json = (value: unknown): RequestOptions => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

export const megabyte = 1024 * 1024;
export const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

/** Where the content is delivered. */
export const delivery = "/umbraco/delivery/api/v2";
export const count = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

/** Waits until Retry-After has passed. */
export async function afterRefusals(target: Target, path: string): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    const answer = await target.request(path);
    if (answer.status !== 429 || attempt === 12) return answer;
    await sleep(Math.min(Number(answer.headers["retry-after"] ?? 1), 10) * 1000);
  }
}
