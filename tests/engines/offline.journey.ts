import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { phone, type Tab } from "./engine.ts";
import { engines } from "./engines.ts";
import { type SiteUnderTest, startSite } from "./site.ts";

let site: SiteUnderTest;
let tab: Tab | undefined;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
afterEach(async () => {
  site.network.up();
  await tab?.close();
  tab = undefined;
});

const hour = 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * hour).toISOString();

/** The day whose verse is shown, as its link says. */
const dayShown = (shown: Tab) =>
  shown.run(
    () =>
      document.querySelector<HTMLAnchorElement>('main a[href*="/verses/2"]')?.pathname.replace(/^\/es/, "") ??
      document.title,
  );

/** Whether a page and its data lie in one of the caches, as of now. */
const isStored = (shown: Tab, pattern: string) =>
  shown.run(async (wanted) => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().some(({ url }) => new RegExp(wanted).test(new URL(url).pathname));
  }, pattern);

const heading = (shown: Tab) => shown.run(() => document.querySelector("h1")?.textContent ?? "");

describe.each(engines)("%s", (_name, launch) => {
  test.each([
    ["/", /Wellspring/, "Bible", "/articles/learning-to-wait"],
    ["/es", /Wellspring/, "Biblia", "/es/articles/aprender-a-esperar"],
  ])(
    "after one visit the app's start address (%s), its shortcuts and both homes open without a network",
    async (home, name, bible, visited) => {
      await site.moveClockTo(daysAgo(0));
      tab = await launch(phone);
      await tab.goto(site.origin + visited);
      const manifest = await tab.run(async () => {
        const { href } = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!;
        return (await (await fetch(href)).json()) as { start_url: string; shortcuts: { url: string }[] };
      });
      expect(manifest.start_url).toBe(home);
      // The quiz is fetched last.
      await expect.poll(() => isStored(tab!, "/trivia/\\d+/\\d+.data$")).toBe(true);
      await expect.poll(() => isStored(tab!, `^${visited}.data$`)).toBe(true);

      site.network.down();
      for (const start of new Set([manifest.start_url, "/", "/es"])) {
        await tab.goto(site.origin + start);
        expect(await heading(tab), start).toMatch(name);
        expect(await tab.run(() => location.pathname)).toBe(start);
      }
      const [verse, text, trivia] = manifest.shortcuts.map(({ url }) => url);
      const place = () => tab!.run(() => location.pathname);
      await tab.goto(site.origin + verse);
      await expect.poll(place).toMatch(/\/verses\/\d+\/\d+\/\d+$/);
      await tab.goto(site.origin + text);
      expect(await heading(tab)).toContain(bible);
      await tab.goto(site.origin + trivia);
      await expect.poll(place).toMatch(/\/trivia\/\d+\/\d+$/);
    },
  );

  test("home offline is of the last day that the site was visited, and a slow network shows today's", async () => {
    await site.moveClockTo(daysAgo(2));
    tab = await launch(phone);
    await tab.goto(`${site.origin}/`);
    const first = await dayShown(tab);
    await expect.poll(() => isStored(tab!, "^/_.data$")).toBe(true);
    await expect.poll(() => isStored(tab!, "/trivia/\\d+/\\d+.data$")).toBe(true);
    site.network.down();
    await tab.goto(`${site.origin}/`);
    expect(await dayShown(tab)).toBe(first);

    // A day later another page is opened; home itself is not.
    site.network.up();
    await site.moveClockTo(daysAgo(1));
    await tab.goto(`${site.origin}/about`);
    const cachedDay = () =>
      tab!.run(async () => {
        const names = (await caches.keys()).filter((name) => name.includes("today"));
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        const paths = keys.flat().map(({ url }) => new URL(url).pathname);
        return paths.filter((path) => /^\/verses\/.*\d$/.test(path)).join();
      });
    await expect.poll(cachedDay).not.toContain(first);
    const second = await cachedDay();
    await expect.poll(cachedDay).toMatch(/^\/verses\/\d+\/\d+\/\d+$/);
    site.network.down();
    await tab.goto(`${site.origin}/`);
    expect(await dayShown(tab)).toBe(second);

    // Another day later the network is slow; pictures may take longer than anybody watches.
    await site.moveClockTo(daysAgo(0));
    site.network.up(6000);
    await tab.goto(`${site.origin}/`, "read");
    const third = await dayShown(tab);
    expect([first, second]).not.toContain(third);
    expect(third).toMatch(/^\/verses\//);

    // So slow that nobody would wait for it.
    site.network.up(90_000);
    const began = performance.now();
    await tab.goto(`${site.origin}/`, "read");
    expect(await dayShown(tab)).toBe(third);
    expect(performance.now() - began).toBeLessThan(60_000);
  });
});
