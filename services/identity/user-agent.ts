/**
 * By hand: of the kept parsers one is AGPL, and bowser's names would need a table of the same length to become these,
 * while it takes what is read inside Facebook, Instagram or a Huawei phone for Safari or Chrome.
 * The first that matches names it; those that call themselves by others' names too stand before them.
 */
const browsers: [string, RegExp][] = [
  ["Facebook", /\bFBA[NV]\//],
  ["Instagram", /\bInstagram\b/],
  ["Google", /\bGSA\//],
  ["UC Browser", /\bUCBrowser\//],
  ["Yandex", /\bYaBrowser\//],
  ["Mi Browser", /\bMiuiBrowser\//],
  ["Huawei Browser", /\bHuaweiBrowser\//],
  ["Edge", /\bEdgA?(iOS)?\//],
  ["Opera", /\b(OPR|Opera|OPT)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Vivaldi", /\bVivaldi\//],
  ["DuckDuckGo", /\b(DuckDuckGo|Ddg)\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome|Chromium)\//],
  ["Safari", /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: [string, RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

const firstOf = (names: [string, RegExp][], text: string) =>
  names.find(([, shape]) => shape.test(text))?.[0] ?? null;

/** A browser and a system by names that people know; no versions, which mean nothing to them. */
export const describeUserAgent = (userAgent: string): { browser: string | null; system: string | null } => ({
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
});
