import type { Launch } from "./engine.ts";
import { launchChromium, launchFirefox } from "./puppeteer.ts";
import { launchWebkit } from "./webkit.ts";

const { CHROME_PATH, FIREFOX_PATH, WEBKIT_DRIVER } = process.env;

/** Those that scripts/engines.mjs has found or got; it says which could not be had. */
export const engines: [name: string, launch: Launch][] = [
  ...(CHROME_PATH ? ([["Chromium", launchChromium(CHROME_PATH)]] as const) : []),
  ...(FIREFOX_PATH ? ([["Firefox", launchFirefox(FIREFOX_PATH)]] as const) : []),
  ...(WEBKIT_DRIVER ? ([["WebKit", launchWebkit(WEBKIT_DRIVER)]] as const) : []),
].map(([name, launch]) => [name, launch]);
