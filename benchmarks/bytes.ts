/** What a real browser fetches for each page before the reader does anything, each file as gzip -9 makes it. */
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { below, type Figure, kilobytes, shown } from "./figure.ts";
import { lastLessons, mainPages, pageKinds, type SitePage } from "./site-pages.ts";
import type { Site } from "./site-process.ts";

type Kind = "document" | "script" | "stylesheet" | "font";
type Weights = Record<Kind, number> & {
  /** Scripts fetched until the page has come to life. */ alive: number;
};

/** Records when React has hydrated the page. */
const reportReady = () =>
  addEventListener("page:ready", () =>
    document.documentElement.setAttribute("data-page-ready", String(performance.now())),
  );

async function weigh(browser: Browser, url: string, page: SitePage): Promise<Weights> {
  const bytes: Weights = { document: 0, script: 0, stylesheet: 0, font: 0, alive: 0 };
  const tab = await browser.newPage({ locale: page.path.startsWith("/es") ? "es" : "en-US" });
  await tab.addInitScript(reportReady);
  const scripts = new Map<string, number>();
  const weighed: Promise<void>[] = [];
  tab.on("response", (response) => {
    const kind = response.request().resourceType();
    // A redirect has no body.
    if (!(kind in bytes) || (response.status() >= 300 && response.status() < 400)) return;
    weighed.push(
      response.body().then((body) => {
        // A font is compressed already.
        const weight = kind === "font" ? body.length : gzipSync(body, { level: 9 }).length;
        bytes[kind as Kind] += weight;
        if (kind === "script") scripts.set(response.url(), weight);
      }),
    );
  });
  await tab.goto(url + page.path);
  await tab.waitForSelector("html[data-page-ready]", { state: "attached" });
  // Background tasks load when the device is idle, within two seconds; the privacy notice four seconds later.
  await tab.waitForTimeout(7000);
  await tab.waitForLoadState("networkidle");
  await Promise.all(weighed);
  const inline = await tab.evaluate(() =>
    [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("\n"),
  );
  const early = await tab.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime <= Number(document.documentElement.dataset.pageReady))
      .map(({ name }) => name),
  );
  for (const name of new Set(early)) bytes.alive += scripts.get(name) ?? 0;
  // Styles within the page are weighed by themselves, though they travel with it.
  bytes.stylesheet += gzipSync(inline, { level: 9 }).length;
  await tab.close();
  return bytes;
}

export async function measureBytes(site: Site): Promise<Figure[]> {
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const figures: Figure[] = [];
  try {
    for (const page of await mainPages(site.url)) {
      const bytes = await weigh(browser, site.url, page);
      const max = page.name.startsWith("article") ? 130_000 : 140_000;
      figures.push(
        below(`${page.name}: JavaScript to come to life`, bytes.alive, max, kilobytes),
        below(`${page.name}: all JavaScript before interaction`, bytes.script, 140_000, kilobytes),
        below(`${page.name}: CSS`, bytes.stylesheet, 20_000, kilobytes),
        shown(`${page.name}: HTML`, bytes.document, kilobytes),
        shown(`${page.name}: fonts (woff2)`, bytes.font, kilobytes),
      );
    }
    for (const page of [...(await pageKinds(site.url)), ...(await lastLessons(site.url))]) {
      const { script } = await weigh(browser, site.url, page);
      figures.push(below(`${page.path}: all JavaScript before interaction`, script, 140_000, kilobytes));
    }
  } finally {
    await browser.close();
  }
  return figures;
}
