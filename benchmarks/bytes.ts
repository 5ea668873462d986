/** What a real browser fetches for each page before the reader does anything, each file as gzip -9 makes it. */
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { atMost, type Figure, kilobytes, told } from "./figure.ts";
import { mainPages, type SitePage } from "./site-pages.ts";
import type { Site } from "./site-process.ts";

type Kind = "document" | "script" | "stylesheet" | "font";

async function weigh(browser: Browser, url: string, page: SitePage): Promise<Record<Kind, number>> {
  const bytes: Record<Kind, number> = { document: 0, script: 0, stylesheet: 0, font: 0 };
  const language = page.name.split(" ")[1]!;
  const tab = await browser.newPage({ locale: language });
  const weighed: Promise<void>[] = [];
  tab.on("response", (response) => {
    const kind = response.request().resourceType();
    if (!(kind in bytes)) return;
    weighed.push(
      response.body().then((body) => {
        // A font is compressed already.
        bytes[kind as Kind] += kind === "font" ? body.length : gzipSync(body, { level: 9 }).length;
      }),
    );
  });
  await tab.goto(url + page.path, { waitUntil: "networkidle" });
  await Promise.all(weighed);
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
      const isArticle = page.name.startsWith("article");
      figures.push(
        atMost(`${page.name}: JavaScript`, bytes.script, isArticle ? 130_000 : 140_000, kilobytes),
        atMost(`${page.name}: CSS`, bytes.stylesheet, 20_000, kilobytes),
        told(`${page.name}: HTML`, bytes.document, kilobytes),
        told(`${page.name}: fonts (woff2)`, bytes.font, kilobytes),
      );
    }
  } finally {
    await browser.close();
  }
  return figures;
}
