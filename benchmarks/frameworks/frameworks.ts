/** The product beside Next, Nuxt and a bare node:http server with a page of the same size and as many elements. */
import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { sendRequest } from "../../tests/support/server.ts";
import { atLeast, type Figure, kilobytes, median, perSecond, shown } from "../figure.ts";
import { oneAtATime, uncachedAddress } from "../renders.ts";
import { mainPages } from "../site-pages.ts";
import type { Site } from "../site-process.ts";
import { type PageData, rivals, startRival } from "./rivals.ts";

const rounds = 5;
/** How much smaller or larger than ours another's page may be. */
const tolerance = 0.25;
/** What a paragraph takes besides its text, which is in the page twice: as markup and as data for the browser. */
const markupPerParagraph = 75;

const elementsOf = (html: string) => (html.match(/<[a-z]/g) ?? []).length;

/** As many elements and bytes as the product's page has, its style sheet included. */
function pageLike(html: string): PageData {
  const css = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
  const elements = elementsOf(html);
  const perElement = (html.length - css.length) / elements;
  const length = Math.max(8, Math.round((perElement - markupPerParagraph) / 2));
  const paragraphs = Array.from({ length: elements }, (_, at) => ({
    id: `p${at}`,
    className: "prose mt-4",
    text: `${at} In the beginning was the Word, and the Word was with God, and the Word was God.`.slice(
      0,
      length,
    ),
  }));
  return { title: "An article", css, paragraphs };
}

async function startBare(html: Buffer) {
  const bare = fork(path.join(import.meta.dirname, "..", "bare-server.ts"));
  bare.send({ headers: ["content-type", "text/html"], body: html.toString("base64"), keepAliveMs: 65_000 });
  const [port] = await once(bare, "message");
  return { url: `http://127.0.0.1:${port}`, stop: () => void bare.kill() };
}

export async function measureFrameworks(site: Site): Promise<Figure[]> {
  const { path: article } = (await mainPages(site.url)).find(({ name }) => name === "article en-US")!;
  const { body } = await sendRequest(site.url, article);
  const data = pageLike(String(body));
  const sizes: Figure[] = [shown("bytes of our page", body.length, kilobytes)];
  const bare = await startBare(body);
  const servers: { stop(): void }[] = [bare];
  const targets: Record<string, () => Promise<number>> = {
    "the product, rendered": () => oneAtATime(site.url, () => uncachedAddress(article)),
    "the product, cached": () => oneAtATime(site.url, () => article),
    "bare node:http": () => oneAtATime(bare.url, () => "/"),
  };
  const rates: Record<string, number[]> = {};
  try {
    for (const rival of rivals) {
      const server = await startRival(rival, data);
      servers.push(server);
      for (const kind of ["rendered", "cached"]) {
        const page = await sendRequest(server.url, `/${kind}`);
        sizes.push(shown(`bytes of ${rival.name}'s page, ${kind}`, page.body.length, kilobytes));
        if (Math.abs(page.body.length / body.length - 1) > tolerance)
          throw new Error(
            `${rival.name}'s page has ${page.body.length} bytes and ours ${body.length}: not alike.`,
          );
        targets[`${rival.name}, ${kind}`] = () => oneAtATime(server.url, () => `/${kind}`);
      }
    }
    // They take turns; the first round warms them up.
    for (let round = 0; round <= rounds; round++) {
      console.log(`  round ${round} of ${rounds}`);
      for (const [name, measure] of Object.entries(targets)) {
        const rate = await measure();
        if (round > 0) rates[name] = [...(rates[name] ?? []), rate];
      }
    }
  } finally {
    for (const { stop } of servers) stop();
  }
  const ratio = (name: string, other: string) =>
    median(rates[name]!.map((rate, round) => rate / rates[other]![round]!));
  return [
    ...sizes,
    ...Object.entries(rates).map(([name, all]) => shown(`${name}, one at a time`, median(all), perSecond)),
    atLeast("rendered, the product against Nuxt", ratio("the product, rendered", "Nuxt, rendered"), 1),
    atLeast(
      "cached, the product against bare node:http",
      ratio("the product, cached", "bare node:http"),
      0.9,
    ),
  ];
}
