import AxeBuilder from "@axe-core/playwright";
import { type APIRequestContext, test as base, expect, type Page } from "@playwright/test";
import { clockShiftMs, shiftDate } from "./site-day.ts";
import { languagesInTurn } from "./turn.ts";

export type { Page };
export { expect };

/** What went wrong on a page behind the test's back; a test may name what it provokes on purpose. */
export interface Faults {
  expect(pattern: RegExp): void;
}

interface Fixtures {
  /** Whether the visitor has said no to everything optional already, as most tests' visitors have. */
  hasRefused: boolean;
  /** The hour on the visitor's clock: home looks different in the morning, at midday and in the evening. */
  hour: number;
  faults: Faults;
}

/**
 * A toast or a note stays until it is dismissed or its page goes: a busy machine may look for it later than a reader would.
 * What counts a toast's seconds are the only long timers of the chunk with the primitives; a note has the only one of eight
 * seconds.
 */
function letToastsStay(): void {
  const { setTimeout } = window;
  const staying = (run: () => void, ms = 0, ...given: unknown[]) => {
    const stays = ms === 8000 || (ms >= 5000 && new Error().stack?.includes("/assets/floating-"));
    return setTimeout(run, stays ? 2 ** 31 - 1 : ms, ...given);
  };
  Object.assign(window, { setTimeout: staying });
}

/** Chromium's message for a document or file that answered with an error. */
export const failedResource = /Failed to load resource: the server responded with a status of/;

/** What the running test wants to see of every page, whoever opens it: a link, a popup, another device. */
const watching = new Set<(page: Page) => void>();

export const newClientAddress = () => `10.${[...crypto.getRandomValues(new Uint8Array(3))].join(".")}`;

export const cutOff = /Failed to fetch|NetworkError|AbortError/;

/** Fails on any console error, warning of our own, page error, CSP violation or failed request to our own origin. */
export const test = base.extend<Fixtures>({
  // Each context that a test opens, its own and those it makes by hand.
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        context.on("page", (page) => {
          for (const watch of watching) watch(page);
        });
        await context.addInitScript(shiftDate, clockShiftMs);
        await context.addInitScript(letToastsStay);
        return context;
      };
      await use(browser);
      browser.newContext = open;
    },
    { scope: "worker" },
  ],
  // As if each test sat at a machine of its own: what one does often is not held against another.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
  extraHTTPHeaders: async ({}, use) => use({ "x-forwarded-for": newClientAddress() }),
  hasRefused: [true, { option: true }],
  hour: [8, { option: true }],
  faults: [
    async ({ page, baseURL, javaScriptEnabled, hasRefused, hour }, use) => {
      const found: string[] = [];
      const warned: string[] = [];
      const allowed: RegExp[] = [];
      await page.context().addInitScript((set) => {
        Date.prototype.getHours = () => set;
      }, hour);
      await page.addInitScript((refused) => {
        if (refused && location.protocol.startsWith("http"))
          localStorage.setItem(
            "consent",
            JSON.stringify({ version: 2, at: "", measurement: false, marketing: false }),
          );
        document.addEventListener("securitypolicyviolation", (event) =>
          console.error(`CSP violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
        );
        addEventListener("page:ready", (event) => {
          document.documentElement.dataset.pageReady = (event as CustomEvent<{ path: string }>).detail.path;
        });
      }, hasRefused);
      const watch = (one: Page) => {
        one.on("console", (message) => {
          const { url } = message.location();
          const entry = `console: ${message.text()} (${url})`;
          if (message.type() === "error") found.push(entry);
          // Warnings of our own code, not the browser's; leaving a page cuts off what it was still fetching.
          else if (
            message.type() === "warning" &&
            url.startsWith(`${baseURL}/assets/`) &&
            !cutOff.test(entry)
          )
            warned.push(entry);
        });
        one.on("pageerror", (error) => found.push(`page: ${error.stack || error}`));
        one.on("requestfailed", (request) => {
          const reason = request.failure()?.errorText ?? "";
          // Leaving a page cuts off what it was still fetching ahead; without JavaScript its scripts are not fetched.
          const meant = reason === "net::ERR_ABORTED" || (reason === "csp" && !javaScriptEnabled);
          if (request.url().startsWith(baseURL!) && !meant) found.push(`request: ${request.url()} ${reason}`);
        });
      };
      watch(page);
      watching.add(watch);
      await use({ expect: (pattern) => void allowed.push(pattern) });
      watching.delete(watch);
      // A test that provokes a fault provokes what our code says of it too.
      if (allowed.length === 0) found.push(...warned);
      expect(found.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until it is ready. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await pageReady(page);
}

/** Waits until the current page is ready; React has taken over where it does so by itself. */
export async function pageReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { pageReady, hydrate } = document.documentElement.dataset;
    const isHydrated = performance.getEntriesByName("app:hydrated").length > 0;
    return pageReady === location.pathname && (hydrate === "touch" || isHydrated);
  });
}

/** Has a page that is only read hydrated, as a reader does who shares it and thinks better of it. */
export async function hydrateByTouch(page: Page): Promise<void> {
  await page.locator("[data-do=share]").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Waits until the background tasks, which load shortly after the page, are running. */
export async function afterTasks(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("visit").length > 0);
}

/** Waits until what has come by now is on the screen. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Articles have a slug in each language. */
const spanish: Record<string, string> = {
  "/": "/es",
  "/articles/learning-to-wait": "/es/articles/aprender-a-esperar",
};

/** Both languages' form of a path. */
export const inBothLanguages = (path: string): [language: "en-US" | "es", path: string][] => [
  ["en-US", path],
  ["es", spanish[path] ?? `/es${path}`],
];

/** The form of a path in the language whose turn it is; in both with `npm run test:all`. */
export const inTurn = (path: string) =>
  inBothLanguages(path).filter(([language]) => languagesInTurn(path).includes(language));

/** `within` looks at a part only, such as an open dialog, behind which nothing can be reached. */
export async function expectAxeClean(page: Page, within?: string): Promise<void> {
  // A colour that is still changing has no contrast of its own yet, and none begins to change while axe looks.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // A mode that has just been switched is drawn with the next frame, and its transitions begin with it.
    await frame();
    await frame();
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    await frame();
  });
  const axe = new AxeBuilder({ page }).withTags([
    "wcag2a",
    "wcag2aa",
    "wcag21a",
    "wcag21aa",
    "wcag22aa",
    "best-practice",
  ]);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  const messages = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(" | ")}`,
  );
  expect(messages).toEqual([]);
}

/** Keeps scripts away from the documents that `isMeant` chooses, until the function that it returns lets them come. */
export async function holdScripts(page: Page, isMeant: (url: string) => boolean = () => true) {
  const { promise: released, resolve: letCome } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route, request) => {
    if (isMeant(request.frame().url())) await released;
    await route.fallback();
  });
  return letCome;
}

/** Moves the site's clock. Only for tests in exclusive/, whose server nobody else uses. */
export async function setClock(request: APIRequestContext, instant: string): Promise<void> {
  const answer = await request.post("/dev/clock", { data: { moveTo: instant } });
  expect(answer.status()).toBe(200);
}

export async function resetClock(request: APIRequestContext): Promise<void> {
  await request.post("/dev/clock", { data: { reset: true } });
}
