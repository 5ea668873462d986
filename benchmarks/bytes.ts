/** What a real browser fetches for each page before the reader touches anything, each file as gzip -9 makes it. */
import { setTimeout as delay } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, errors, type Page, type Response } from "@playwright/test";
import pLimit from "p-limit";
import { say } from "../scripts/progress.mjs";
import { below, type Figure, kilobytes, shown } from "./figure.ts";
import { lastLessons, mainPages, morningPages, pageKinds, type SitePage } from "./site-pages.ts";
import type { Site } from "./site-process.ts";

const kinds = ["document", "script", "stylesheet", "font", "image", "fetch", "other"] as const;
type Weights = Record<(typeof kinds)[number], number>;

const nothing = (): Weights => ({
  document: 0,
  script: 0,
  stylesheet: 0,
  font: 0,
  image: 0,
  fetch: 0,
  other: 0,
});
const sum = (weights: Weights) => Object.values(weights).reduce((total, weight) => total + weight, 0);

/** The network may never be idle: a response whose body the page does not read, such as a 404's, stays open. */
const longestWaitMs = 15_000;

/** Weighs whatever the tab fetches; what the browser has cached costs nothing, and what stays open is left out. */
function weighRequests(tab: Page, weights: Weights): () => Promise<void> {
  const weighed: Promise<void>[] = [];
  tab.on("response", (response: Response) => {
    // A redirect has no body.
    if (response.status() >= 300 && response.status() < 400) return;
    const type = response.request().resourceType();
    const kind = kinds.find((one) => one === type) ?? "other";
    weighed.push(
      (async () => {
        const { responseBodySize } = await response.request().sizes();
        if (responseBodySize === 0) return;
        const body = await response.body();
        // Fonts and pictures are compressed already, but for drawings, which are text.
        const isText = (await response.headerValue("content-encoding")) !== null;
        weights[kind] += isText ? gzipSync(body, { level: 9 }).length : body.length;
      })().catch(() => {}),
    );
  });
  return async () => {
    const limit = new AbortController();
    await Promise.race([
      Promise.all(weighed),
      delay(longestWaitMs, undefined, { signal: limit.signal }).catch(() => {}),
    ]);
    limit.abort();
  };
}

/** Background tasks load when the device is idle, within two seconds; the privacy notice four seconds later. */
async function waitUntilIdle(tab: Page): Promise<void> {
  await tab.waitForTimeout(7000);
  await tab.waitForLoadState("networkidle", { timeout: longestWaitMs }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}

interface Weighed {
  weights: Weights;
  /** React comes by itself. */
  isLive: boolean;
}

async function weigh(browser: Browser, url: string, page: SitePage): Promise<Weighed> {
  const weights = nothing();
  const context = await browser.newContext({
    locale: page.path.startsWith("/es") ? "es" : "en-US",
    serviceWorkers: "block",
  });
  const tab = await context.newPage();
  const finished = weighRequests(tab, weights);
  await tab.goto(url + page.path);
  await waitUntilIdle(tab);
  await finished();
  say(`weighed ${page.path}`);
  const isLive = (await tab.locator("html").getAttribute("data-hydrate")) !== "touch";
  await context.close();
  return { weights, isLive };
}

/** One visit from home to home, each page followed as a link would; with what the service worker stores. */
async function weighMorning(browser: Browser, url: string): Promise<Weights> {
  const weights = nothing();
  const context = await browser.newContext({ locale: "en-US" });
  const tab = await context.newPage();
  const finished = weighRequests(tab, weights);
  for (const { name, path } of await morningPages(url)) {
    await tab.goto(url + path);
    await waitUntilIdle(tab);
    say(`a morning: ${name}`);
  }
  await finished();
  await context.close();
  return weights;
}

/** Most of the time is waiting. */
const atOnce = 6;
const readingScript = 20_000;
const readingTotal = 120_000;
const liveScript = 150_000;

export async function measureBytes(site: Site): Promise<Figure[]> {
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const figures: Figure[] = [];
  try {
    const weighAll = async (pages: SitePage[]) =>
      pLimit(atOnce).map(pages, async (page) => ({ page, ...(await weigh(browser, site.url, page)) }));
    for (const { page, weights } of await weighAll(await mainPages(site.url))) {
      figures.push(
        below(`${page.name}: JavaScript before a touch`, weights.script, readingScript, kilobytes),
        below(`${page.name}: everything`, sum(weights), readingTotal, kilobytes),
        shown(`${page.name}: HTML, with its own styles`, weights.document, kilobytes),
        shown(`${page.name}: the style sheet`, weights.stylesheet, kilobytes),
        shown(`${page.name}: fonts (woff2)`, weights.font, kilobytes),
      );
    }
    const kinds = [...(await pageKinds(site.url)), ...(await lastLessons(site.url))];
    for (const { page, weights, isLive } of await weighAll(kinds)) {
      figures.push(
        isLive
          ? below(`${page.path}: JavaScript, React included`, weights.script, liveScript, kilobytes)
          : below(`${page.path}: JavaScript before a touch`, weights.script, readingScript, kilobytes),
      );
      if (!isLive) figures.push(below(`${page.path}: everything`, sum(weights), readingTotal, kilobytes));
    }
    const morning = await weighMorning(browser, site.url);
    figures.push(
      shown("a morning of ten pages: everything", sum(morning), kilobytes),
      shown("a morning of ten pages: JavaScript", morning.script, kilobytes),
    );
  } finally {
    await browser.close();
  }
  return figures;
}
