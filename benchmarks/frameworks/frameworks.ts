/** The product beside Next, Nuxt and a bare node:http server with a page of the same size and as many elements. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import path from "node:path";
import { sendRequest } from "../../tests/support/server.ts";
import { atLeast, type Figure, median, perSecond, shown } from "../figure.ts";
import { renderOne } from "../renders.ts";
import { mainPages } from "../site-pages.ts";
import type { Site } from "../site-process.ts";
import { type PageData, rivals, startRival } from "./rivals.ts";

const requests = 300;
const rounds = 3;

/** As many elements and as many bytes as the product's page has, its style sheet included. */
function pageLike(html: string): PageData {
  const css = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
  const elements = (html.match(/<[a-z]/g) ?? []).length;
  const words = "In the beginning was the Word, and the Word was with God. ";
  const length = Math.max(1, Math.floor((html.length - css.length) / elements) - 40);
  const text = words.repeat(Math.ceil(length / words.length)).slice(0, length);
  const paragraphs = Array.from({ length: elements }, (_, at) => ({
    id: `p${at}`,
    className: "prose mt-4",
    text,
  }));
  return { title: "An article", css, paragraphs };
}

function fetchPage(url: string, target: string, agent: Agent): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ host: hostname, port, path: target, agent }, (response) => {
      response.resume();
      response.on("end", () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${url}${target}: ${response.statusCode}`)),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** Requests per second, one at a time; the first round warms the server up. */
async function oneAtATime(url: string, target: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const rates: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const began = performance.now();
    for (let nth = 0; nth < requests; nth++) await fetchPage(url, target, agent);
    rates.push((requests * 1000) / (performance.now() - began));
  }
  agent.destroy();
  return median(rates.slice(1));
}

async function measureBare(html: Buffer): Promise<number> {
  const bare = fork(path.join(import.meta.dirname, "..", "bare-server.ts"));
  try {
    bare.send({ headers: ["content-type", "text/html"], body: html.toString("base64"), keepAliveMs: 65_000 });
    const [port] = await once(bare, "message");
    return await oneAtATime(`http://127.0.0.1:${port}`, "/");
  } finally {
    bare.kill();
  }
}

export async function measureFrameworks(site: Site): Promise<Figure[]> {
  const { path: article } = (await mainPages(site.url)).find(({ name }) => name === "article en-US")!;
  const { body } = await sendRequest(site.url, article);
  const data = pageLike(String(body));
  const figures: Figure[] = [];
  const rendered: Record<string, number> = {};
  for (const rival of rivals) {
    const { url, stop } = await startRival(rival, data);
    try {
      console.log(`  ${rival.name}: measuring`);
      rendered[rival.name] = await oneAtATime(url, "/rendered");
      figures.push(
        shown(`${rival.name}, rendered one at a time`, rendered[rival.name]!, perSecond),
        shown(`${rival.name}, cached`, await oneAtATime(url, "/cached"), perSecond),
      );
    } finally {
      stop();
    }
  }
  console.log("  the product and a bare server: measuring");
  const own = await renderOne(site.url, article);
  const bare = await measureBare(body);
  const cached = await oneAtATime(site.url, article);
  return [
    shown(`elements of each page`, data.paragraphs.length, String),
    ...figures,
    shown("bare node:http, the product's bytes", bare, perSecond),
    atLeast("the product, rendered one at a time", own, rendered.Nuxt!, perSecond),
    atLeast("the product, cached", cached, bare * 0.9, perSecond),
  ];
}
