import { writeFile } from "node:fs/promises";
import { type LaunchOptions, launch, type Page, type PDFOptions } from "puppeteer-core";
import { eventually } from "../support/eventually.ts";
import type { Size, Tab } from "./engine.ts";

const timeoutMs = 60_000;

/** A timeout alone does not say what was waited for. */
const named = async (what: string, work: Promise<unknown>): Promise<void> => {
  await work.catch((error: Error) => {
    throw new Error(`${what}: ${error.message}`, { cause: error });
  });
};

/** Where a press in its middle reaches the element: it is scrolled to and nothing lies over it. */
async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const found = await page.$(selector);
  if (!found) throw new Error("It is not there.");
  return found.evaluate((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) throw new Error("It is not shown.");
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(middle.x, middle.y);
    if (!hit || !(element.contains(hit) || hit.contains(element)))
      throw new Error(`${hit?.outerHTML.slice(0, 200)} lies over it.`);
    return middle;
  });
}

/**
 * Pressed once: puppeteer's locator presses again after an error, by then perhaps on the page after this one. Where the
 * press leads on, the driver's answer may go down with the page.
 */
async function press(page: Page, selector: string): Promise<void> {
  let last = { x: -1, y: -1 };
  await eventually(async () => {
    const before = last;
    last = await middleOf(page, selector);
    if (last.x !== before.x || last.y !== before.y) throw new Error("It moves.");
  });
  const left = new Promise<void>((resolve) => page.once("framenavigated", () => resolve()));
  await Promise.race([page.mouse.click(last.x, last.y), left]);
}

async function open(size: Size, options: LaunchOptions, paper: PDFOptions = {}): Promise<Tab> {
  const browser = await launch({ defaultViewport: null, timeout: timeoutMs, ...options });
  const [first] = await browser.pages();
  const page = first ?? (await browser.newPage());
  // Firefox's first page does not take the launch's.
  await page.setViewport(size);
  page.setDefaultTimeout(timeoutMs);
  return {
    goto: (address, until = "loaded") =>
      named(
        `opening ${address}`,
        page.goto(address, { waitUntil: until === "loaded" ? "load" : "domcontentloaded" }),
      ),
    run: (code, ...args) => page.evaluate(code as never, ...args),
    tap: (selector) => named(`tapping ${selector} on ${page.url()}`, press(page, selector)),
    // A page that comes back from the browser's memory is not loaded again, which goBack would wait for.
    back: () => page.evaluate(() => history.back()),
    print: async (file) => writeFile(file, await page.pdf({ format: "letter", ...paper })),
    screenshot: async (file) => writeFile(file, await page.screenshot()),
    close: () => browser.close(),
  };
}

/** Firefox over WebDriver BiDi, which needs no driver between. */
export const launchFirefox = (executablePath: string) => (size: Size) =>
  open(size, {
    browser: "firefox",
    executablePath,
    // Headless Firefox reserves scrollbar space, which no phone does.
    extraPrefsFirefox: { "ui.useOverlayScrollbars": 1, "intl.accept_languages": "en-US" },
  });

export const launchChromium = (executablePath: string) => (size: Size) =>
  open(
    size,
    {
      executablePath,
      args: [
        // Chromium's sandbox does not work for root, which is what a container usually is.
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--hide-scrollbars",
      ],
    },
    // Without backgrounds Chromium darkens all text, and a page in dark mode looks right on paper.
    { printBackground: true },
  );
