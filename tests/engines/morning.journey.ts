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
  await tab?.close();
  tab = undefined;
});

/** "Taps from opening the app to 'done': at most eight". */
const maxTaps = 8;
/** Of this step: in place, the address is the next page's a moment before its text is. */
const finish = (step: string) => `main [data-day-end][data-step=${step}] button[data-do="day-done"]`;
const answer = "main ol button[aria-disabled=false]";

describe.each(engines)("%s", (_name, launch) => {
  test.each(["/", "/es"])(
    "a morning from %s is done in at most eight taps, and home says so after a reload",
    async (home) => {
      tab = await launch(phone);
      const shown = tab;
      let taps = 0;
      const tap = (selector: string) => {
        taps++;
        return shown.tap(selector);
      };
      const path = () => shown.run(() => location.pathname);
      const isThere = (selector: string) =>
        shown.run(
          (wanted) => document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }) ?? false,
          selector,
        );
      /** What its first paint says is there; the small program has started. */
      const arrive = async (address: RegExp, selector: string) => {
        await expect.poll(path).toMatch(address);
        await expect.poll(() => isThere(selector)).toBe(true);
        // Nobody taps sooner than they look.
        await new Promise((resolve) => setTimeout(resolve, 500));
      };
      const openHome = async () => {
        await shown.goto(site.origin + home);
        // Home has three faces, one of which is shown by the hour.
        await shown.run(() => {
          document.documentElement.dataset.hour = "morning";
        });
      };

      // Who comes again has answered the consent note.
      await shown.goto(`${site.origin}/healthz`);
      await shown.run(() =>
        localStorage.setItem(
          "consent",
          JSON.stringify({ version: 2, at: "", measurement: false, marketing: false }),
        ),
      );
      await openHome();
      await expect.poll(() => isThere("main a[data-day-step=verse]")).toBe(true);
      await tap("main a[data-day-step=verse]");
      await arrive(/\/verses\/\d/, finish("verse"));
      await tap(finish("verse"));
      await arrive(/\/prayers\/\d/, finish("prayer"));
      await tap(finish("prayer"));
      await arrive(/\/(devotionals|articles)\/./, finish("reading"));
      await tap(finish("reading"));
      await arrive(/\/trivia\/\d+\/\d/, answer);
      await tap(answer);
      await expect.poll(() => isThere("main .day-complete")).toBe(true);
      expect(taps).toBeLessThanOrEqual(maxTaps);

      await openHome();
      for (const step of ["verse", "prayer", "reading", "question"])
        await expect
          .poll(() => isThere(`main a[data-day-step=${step}] .day-done`), { message: step })
          .toBe(true);
    },
  );
});
