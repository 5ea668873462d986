import type { Browser, BrowserContext } from "@playwright/test";
import { memberPaths } from "../../../contracts/member-paths.ts";
import {
  expect,
  newClientAddress,
  open,
  type Page,
  pageReady,
  resetClock,
  setClock,
  test,
} from "../fixtures.ts";
import { held, unsent } from "../growth-steps.ts";
import { logIn, type Member, signedIn } from "../members.ts";
import { siteNow } from "../site-day.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, serviceWorkers: "allow" });
test.afterEach(({ request }) => resetClock(request));

const dayMs = 86_400_000;
const steps = ["verse", "prayer", "reading", "question"] as const;
const finish = /^(Amen|Amén|Read|Leído)$/;
const stone = (page: Page, step: string) => page.locator(`main a[data-day-step=${step}]`);
const isDone = /\((done|hecho)\)/;

/** Half past seven in New York, `days` from today there. The third morning is today: a worker's own clock cannot be moved. */
function morningOf(days: number): Date {
  const today = siteNow().toLocaleDateString("sv-SE", { timeZone: "America/New_York" });
  return new Date(Date.parse(`${today}T12:30:00Z`) + days * dayMs);
}
const dateOf = (days: number): string => morningOf(days).toISOString().slice(0, 10);

/** A device whose clock follows `offset-ms`; what the site says of its own clock is part of that already. */
async function withMovableClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (!location.protocol.startsWith("http")) return;
    const offsetMs = Number(localStorage.getItem("offset-ms"));
    const RealDate = Date;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, given, newTarget) =>
        Reflect.construct(target, given.length > 0 ? given : [RealDate.now() + offsetMs], newTarget),
      get: (target, name) =>
        name === "now" ? () => RealDate.now() + offsetMs : Reflect.get(target, name, target),
    });
    addEventListener("page:ready", (event) => {
      document.documentElement.dataset.pageReady = (event as CustomEvent<{ path: string }>).detail.path;
    });
  });
  await context.route("**/dev/clock", async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), offsetMs: 0 } });
  });
}

/** The site's clock and the device's show the same morning. */
async function moveTo(page: Page, days: number): Promise<void> {
  const morning = morningOf(days);
  await setClock(page.request, morning.toISOString());
  await page.goto("/healthz");
  await page.evaluate(
    (offset) => localStorage.setItem("offset-ms", String(offset)),
    morning.getTime() - siteNow().getTime(),
  );
}

/** A phone of some years ago on a slow network. Returns what takes the network away and brings it back. */
async function throttle(page: Page): Promise<(isOffline: boolean) => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const setPageOffline = (offline: boolean) =>
    cdp.send("Network.emulateNetworkConditions", {
      offline,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
  await setPageOffline(false);
  // The worker has the context's network and the page has what this session said last.
  return async (isOffline) => {
    await page.context().setOffline(isOffline);
    await setPageOffline(isOffline);
  };
}

async function expectDone(page: Page, done: readonly string[]): Promise<void> {
  for (const step of steps) {
    const expected = expect(stone(page, step), step);
    if (done.includes(step)) await expected.toContainText(isDone, { useInnerText: true });
    else await expected.not.toContainText(isDone, { useInnerText: true });
  }
}

/** What asks something is declined, as by somebody who wants to read, and named in the list. */
const declineQuestions = (page: Page, questions: string[]) =>
  page.addLocatorHandler(page.getByRole("dialog"), async (dialog) => {
    questions.push(String(await dialog.getByRole("heading").first().textContent()));
    await page.keyboard.press("Escape");
  });

/** What a page still lacks to be opened without a network: itself, or files that it names. */
async function missing(path: string): Promise<string[]> {
  const page = await caches.match(path, { ignoreVary: true });
  if (!page) return [path];
  const files = new Set((await page.text()).match(/\/assets\/[\w.-]+\.(?:js|css)/g));
  const found = await Promise.all([...files].map(async (file) => ((await caches.match(file)) ? [] : [file])));
  return found.flat();
}

/** From home to the end by what says done, returns the address of what was read. */
async function morning(page: Page, home: "/" | "/es", begun?: () => Promise<void>): Promise<string> {
  await open(page, home);
  await expectDone(page, []);
  await begun?.();
  let read = "";
  const chain = [
    ["verse", /\/verses\/\d/],
    ["prayer", /\/prayers\/\d/],
    ["reading", /\/devotionals\/.+\//],
    ["question", /\/trivia\/\d+\/\d/],
  ] as const;
  await stone(page, "verse").tap();
  for (const [step, address] of chain) {
    await expect(page).toHaveURL(address);
    await pageReady(page);
    if (step === "reading") read = new URL(page.url()).pathname;
    if (step !== "question") await page.getByRole("main").getByRole("button", { name: finish }).tap();
  }
  await page.locator("main ol button[aria-disabled=false]").first().tap();
  await expect(page.getByText(/Your day is complete|Tu día está completo/)).toBeVisible();
  return read;
}

const courseOf = (lesson: string) => lesson.split("/").slice(0, -1).join("/");

async function otherDevice(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    extraHTTPHeaders: { "x-forwarded-for": newClientAddress() },
    serviceWorkers: "block",
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
  });
  await withMovableClock(context);
  const page = await context.newPage();
  await logIn(context.request, address);
  await page.goto("/healthz");
  await page.evaluate(() => localStorage.setItem("signed-in", "1"));
  return page;
}

test("seven mornings on a slow phone: the day chains, the place is kept, the streak is right, nothing is asked twice", async ({
  page,
  context,
  browser,
  faults,
}) => {
  test.setTimeout(600_000);
  // What the morning without a network provokes; a page that is opened as a document was about to show an error.
  faults.expect(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource|inline|React error #520/,
  );
  await withMovableClock(context);
  const setOffline = await throttle(page);
  const read: string[] = [];
  const questions: string[] = [];
  await declineQuestions(page, questions);
  let member: Member | undefined;
  const expectStreak = (days: number, streak: number) =>
    expect
      .poll(
        async () => {
          const path = `${memberPaths.streak}?today=${dateOf(days)}`;
          return (await held<{ streak: number }>(page, member!, path)).streak;
        },
        `the streak on ${dateOf(days)}`,
      )
      .toBe(streak);

  await test.step("the first, without an account", async () => {
    await moveTo(page, -2);
    read.push(await morning(page, "/"));
  });

  await test.step("the second begins signed in: yesterday comes along", async () => {
    await moveTo(page, -1);
    member = await signedIn(page);
    read.push(await morning(page, "/"));
    expect(courseOf(read[1]!), "the course that was begun yesterday goes on").toBe(courseOf(read[0]!));
    await expectStreak(-1, 2);
  });

  await test.step("the third is without a network from the first tap on", async () => {
    await moveTo(page, 0);
    await open(page, "/");
    await expect(stone(page, "reading")).toHaveAttribute("data-own", /./);
    const [year, month, day] = dateOf(0).split("-").map(Number);
    const reading = (await stone(page, "reading").getAttribute("href"))!;
    const ofToday = [
      `verses/${year}/${month}/${day}`,
      `prayers/${year}/${month}/${day}`,
      `trivia/${month}/${day}`,
    ];
    for (const path of ["/", ...ofToday.map((rest) => `/${rest}`), reading])
      await expect
        .poll(() => page.evaluate(missing, path), {
          message: `${path} is on the device, with the files that it names`,
          timeout: 180_000,
        })
        .toEqual([]);
    read.push(await morning(page, "/", () => setOffline(true)));
    expect(await unsent(page)).not.toEqual([]);
    await setOffline(false);
    await expectStreak(0, 3);
  });

  await test.step("the fourth in Spanish", async () => {
    await moveTo(page, 1);
    read.push(await morning(page, "/es"));
    await expectStreak(1, 4);
  });

  await test.step("the fifth on another device; this one knows", async () => {
    await moveTo(page, 2);
    const other = await otherDevice(browser, member!.address);
    await moveTo(other, 2);
    read.push(await morning(other, "/"));
    await expectStreak(2, 5);
    await other.context().close();
    await open(page, "/");
    await expectDone(page, steps);
  });

  await test.step("the sixth", async () => {
    await moveTo(page, 3);
    read.push(await morning(page, "/"));
    await expectStreak(3, 6);
  });

  await test.step("the seventh; each day has each step once", async () => {
    await moveTo(page, 4);
    read.push(await morning(page, "/"));
    await expectStreak(4, 7);
    const acts = await held<{ localDate: string; kind: string }[]>(page, member!, memberPaths.activity);
    const byDay = Object.groupBy(acts, ({ localDate }) => localDate);
    expect(Object.keys(byDay)).toHaveLength(7);
    for (const [date, ofDay] of Object.entries(byDay))
      expect(ofDay!.map(({ kind }) => kind).toSorted(), date).toEqual([
        "devotional",
        "prayer",
        "trivia",
        "verse",
      ]);
  });

  expect(questions.toSorted()).toEqual([...new Set(questions)].toSorted());
  expect(new Set(read).size, read.join(" ")).toBe(7);
});
