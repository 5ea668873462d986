import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "../support/eventually.ts";
import { desk, phone, type Size, type Tab } from "./engine.ts";
import { engines } from "./engines.ts";
import { printed } from "./paper.ts";
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

/** Open once React has taken it over, with the consent note answered. */
async function open(shown: Tab, path: string): Promise<void> {
  await shown.goto(site.origin + path);
  await shown.run(
    () =>
      new Promise<void>((resolve) => {
        const poll = () =>
          performance.getEntriesByName("visit").length > 0 ? resolve() : setTimeout(poll, 50);
        poll();
      }),
  );
}

describe.each(engines)("%s", (_name, launch) => {
  async function begin(size: Size): Promise<Tab> {
    tab = await launch(size);
    await tab.goto(`${site.origin}/healthz`);
    await tab.run(() =>
      localStorage.setItem(
        "consent",
        JSON.stringify({ version: 2, at: "", measurement: false, marketing: false }),
      ),
    );
    return tab;
  }

  test.each([phone, desk])("nothing is wider than the screen ($width)", async (size) => {
    const shown = await begin(size);
    for (const path of ["/", "/es", "/premium", "/cards", "/es/cards"]) {
      await shown.goto(site.origin + path);
      const [wide, screen] = await shown.run(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(screen, path).toBeLessThanOrEqual(size.width);
      expect(wide, path).toBeLessThanOrEqual(screen!);
    }
  });

  test("the sandbox's card form is as tall as it says", async () => {
    const shown = await begin(phone);
    await open(shown, "/premium");
    await shown.tap("main a[data-offer]");
    await eventually(async () => {
      const [frame, content] = await shown.run(() => {
        const card = document.querySelector<HTMLIFrameElement>("iframe[src*='/sandbox/stripe']");
        return [
          card?.getBoundingClientRect().height ?? 0,
          card?.contentDocument?.getElementById("pay")?.getBoundingClientRect().bottom ?? 9999,
        ];
      });
      expect(frame).toBeGreaterThanOrEqual(content!);
    });
  });

  test("scrolling up a phone's home moves it by as much as the finger, and never leaps", async () => {
    const shown = await begin(phone);
    await open(shown, "/");
    const leaps = await shown.run(async () => {
      const found: number[] = [];
      const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      scrollTo(0, document.documentElement.scrollHeight);
      await drawn();
      const marks = [...document.querySelectorAll("main h2, main h3, main p, footer a")];
      for (let steps = 0; scrollY > 0 && steps < 200; steps++) {
        const seen = marks.find((mark) => mark.getBoundingClientRect().top > innerHeight / 3)!;
        const before = seen.getBoundingClientRect().top;
        const from = scrollY;
        scrollBy(0, -100);
        await drawn();
        const moved = seen.getBoundingClientRect().top - before;
        if (Math.abs(moved - Math.min(100, from)) > 2) found.push(Math.round(moved));
      }
      return found;
    });
    expect(leaps).toEqual([]);
  });

  test("Back on a phone's home lands where it was left", async () => {
    const shown = await begin(phone);
    await open(shown, "/");
    const left = await shown.run(async () => {
      const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/articles/"]')].at(-1)!;
      link.dataset.last = "";
      link.scrollIntoView({ block: "center" });
      await new Promise((done) => setTimeout(done, 500));
      return { href: link.getAttribute("href")!, top: Math.round(link.getBoundingClientRect().top) };
    });
    await shown.tap("main a[data-last]");
    await eventually(async () => expect(await shown.run(() => location.pathname)).not.toBe("/"));
    await shown.run(() => new Promise((done) => setTimeout(done, 700)));
    await shown.back();
    await eventually(async () => expect(await shown.run(() => location.pathname)).toBe("/"));
    const off = () =>
      shown.run(({ href, top }) => {
        const link = document.querySelector(`main a[href="${href}"]`);
        return link ? Math.round(link.getBoundingClientRect().top - top) : "not there";
      }, left);
    await eventually(async () => expect(await off()).not.toBe("not there"));
    await shown.run(() => new Promise((done) => setTimeout(done, 1000)));
    expect(Math.abs(Number(await off()))).toBeLessThanOrEqual(8);
  });

  // scripts/engines.mjs says so where nothing can be read from paper.
  test.each(process.env.PDFTOPPM ? [["light"], ["dark"]] : [])(
    "home and the benefits page print whole, in dark ink on white (%s mode)",
    async (mode) => {
      const shown = await begin(desk);
      for (const path of ["/", "/premium"]) {
        await shown.run((chosen) => localStorage.setItem("color-mode", chosen), mode);
        await open(shown, path);
        // A long word of each plain paragraph: Firefox writes a variable font's other weights as drawings.
        const words = await shown.run(() =>
          [...document.querySelectorAll<HTMLElement>("main p")]
            .filter((one) => one.closest("[data-no-print]") === null && one.checkVisibility())
            .filter((one) => {
              const { fontFamily, fontWeight } = getComputedStyle(one);
              return fontWeight === "400" && !/^"?Literata/.test(fontFamily);
            })
            .map(({ firstChild }) => (firstChild instanceof Text ? firstChild.data : ""))
            .flatMap((beginning) => /\p{L}{5,12}/u.exec(beginning)?.[0] ?? []),
        );
        const { text, sheets } = await printed(shown);
        expect(words.length, path).toBeGreaterThan(3);
        for (const word of words) expect(text, `${mode} ${path}`).toContain(word);
        for (const { brightest, darkest, mean } of sheets) {
          expect(brightest, `${mode} ${path}`).toBe(255);
          expect(darkest, `${mode} ${path}`).toBeLessThan(120);
          // Drawings retain their colors.
          expect(mean, `${mode} ${path}`).toBeGreaterThan(150);
        }
      }
    },
  );
});
