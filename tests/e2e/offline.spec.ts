import { premiumRole } from "../../contracts/site.ts";
import { sampleOf } from "../support/tiers.ts";
import { expect, open, type Page, pageReady, test } from "./fixtures.ts";
import { held, signOut, unsent } from "./growth-steps.ts";
import { signedIn } from "./members.ts";
import { languagesInTurn } from "./turn.ts";

test.use({ serviceWorkers: "allow" });

/** The worker begins some seconds after the page and fetches one page after the other; the quizzes come last. */
const startPagesCached = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const lists = (await caches.keys()).filter((name) => name.includes("today-"));
          const keys = await Promise.all(lists.map(async (name) => (await caches.open(name)).keys()));
          return keys.flat().filter(({ url }) => /\/trivia\/\d+\/\d+$/.test(url)).length;
        }),
      { timeout: 90_000 },
    )
    .toBe(2);

test("installed as an app: the manifest names icons that exist, in both languages", {
  tag: "@whole",
}, async ({ page }) => {
  for (const [home, lang] of [
    ["/", "en-US"],
    ["/es", "es"],
  ] as const) {
    await page.goto(home);
    const href = await page.locator('link[rel="manifest"]').getAttribute("href");
    const manifest = await (await page.request.get(href!)).json();
    expect(manifest).toMatchObject({ name: "Wellspring", lang, start_url: home, display: "standalone" });
    for (const { src, type } of manifest.icons) {
      const icon = await page.request.get(src);
      expect(icon.status(), src).toBe(200);
      expect(icon.headers()["content-type"]).toBe(type);
    }
    for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status(), url).toBe(200);
  }
});

for (const [visited, language] of sampleOf(
  [
    ["/growth-plans/still-waters/1-be-still", "English"],
    ["/es/about", "Spanish"],
  ] as const,
  1,
))
  test(`after one visit (${language}, no start page) both homes, start addresses and every shortcut open without a network, in both languages`, {
    tag: "@whole",
  }, async ({ page, context, faults }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/);
    await open(page, visited);
    const manifests = await Promise.all(
      ["/manifest.webmanifest", "/es/manifest.webmanifest"].map(async (path) =>
        (await page.request.get(path)).json(),
      ),
    );
    const addresses: string[] = manifests.flatMap(({ start_url, shortcuts }) => [
      start_url,
      ...shortcuts.map(({ url }: { url: string }) => url),
    ]);
    expect(addresses).toHaveLength(8);
    await startPagesCached(page);
    await context.setOffline(true);
    for (const address of addresses) {
      await page.goto(address);
      await expect(page, address).toHaveURL(new RegExp(`${address}(/[\\d/]+)?$`));
      const heading = page.getByRole("heading", { level: 1 }).first();
      await expect(heading, address).not.toHaveText(/offline|conexión/);
      await expect(page.locator("html")).toHaveAttribute("lang", /^\/es/.test(address) ? "es" : "en-US");
    }
  });

test("the last pages read and today's verse open without a network; any other page says so and lists them", async ({
  page,
  context,
  faults,
}) => {
  faults.expect(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource|Error loading route module/,
  );
  await open(page, "/articles/learning-to-wait");
  const cached = (path: string) =>
    page.evaluate(async (address) => Boolean(await caches.match(address)), path);
  // The service worker begins some seconds after the page, and fetches one thing after the other.
  await expect.poll(() => cached("/articles/learning-to-wait"), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => cached("/articles/learning-to-wait.data")).toBe(true);
  await expect.poll(() => cached("/")).toBe(true);
  await expect.poll(() => cached("/offline")).toBe(true);
  // As cached by the page itself: the day changes at midnight.
  const cachedVerse = () =>
    page.evaluate(async () => {
      const pages = (
        await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
      )
        .flat()
        .map(({ url }) => new URL(url).pathname);
      return pages.find((path) => /^\/verses\/\d+\/\d+\/\d+$/.test(path));
    });
  await expect.poll(cachedVerse).toBeTruthy();
  const verse = (await cachedVerse())!;

  await context.setOffline(true);
  await page.goto("/articles/learning-to-wait");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Learning to wait");
  await pageReady(page);

  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();

  await page.goto(verse);
  await expect(page.getByRole("main").getByText("Verse of the Day").first()).toBeVisible();
  await pageReady(page);

  await page.goto("/articles/the-long-obedience-of-small-things-nobody-has-read");
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Learning to wait" })).toBeVisible();
  await page.goto("/es/contact-us");
  await expect(page.getByRole("heading", { level: 1, name: "No tienes conexión" })).toBeVisible();

  await expect(page.getByRole("link", { name: "Intentar de nuevo" })).toBeVisible();

  await context.setOffline(false);
  await page.waitForURL("/es/contact-us");
});

for (const [chosen, other] of sampleOf(
  [
    ["/", "/es"],
    ["/es", "/"],
  ] as const,
  1,
))
  test(`both homes open without a network, and who chose ${chosen} is led there from ${other}`, {
    tag: "@whole",
  }, async ({ page, context, faults }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/);
    const locale = chosen === "/es" ? "es" : "en-US";
    await open(page, chosen === "/es" ? "/es/about" : "/about");
    const cached = (path: string) =>
      page.evaluate(async (address) => Boolean(await caches.match(address, { ignoreVary: true })), path);
    for (const home of ["/", "/es"]) await expect.poll(() => cached(home), { timeout: 60_000 }).toBe(true);
    await context.setOffline(true);
    for (const [home, language] of [
      ["/", "en-US"],
      ["/es", "es"],
    ] as const) {
      await page.goto(home);
      await expect(page).toHaveURL(home);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/offline|conexión/);
    }
    await page.goto(chosen);
    await page.evaluate((value) => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the language switch does.
      document.cookie = `language-preference=${value};path=/`;
    }, locale);
    await page.goto(other);
    await expect(page).toHaveURL(chosen);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await context.setOffline(false);
  });

test("without a network nothing untrue is said: rows of chosen topics are not promised, and a form that was not sent stays as it was typed", {
  tag: "@whole",
}, async ({ page, context, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/);
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, "/");
  await page.getByRole("button", { name: "Peace" }).click();
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match("/"))), { timeout: 60_000 })
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await pageReady(page);
  // Rows for everybody stand in, and nobody says that they were chosen.
  await expect(page.getByRole("heading", { name: "Something to read" })).toBeVisible();
  await expect(page.getByText(/Because you chose|Nothing is here on these topics yet/)).toHaveCount(0);

  const unsent = page
    .getByRole("alert")
    .filter({ hasText: "This was not sent, because there is no connection." });
  const address = page.getByRole("main").or(page.getByRole("contentinfo")).getByLabel("E-mail address");
  await address.fill("reader@example.com");
  await page.getByRole("button", { name: "Send me the verse" }).click();
  await expect(unsent).toBeVisible();
  await expect(address).toHaveValue("reader@example.com");
  await expect(page).toHaveURL("/");

  await context.setOffline(false);
  await open(page, "/contact-us");
  await context.setOffline(true);
  await page.getByLabel("Your message").fill("What I wrote with care.");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(unsent).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue("What I wrote with care.");
  await expect(page).toHaveURL("/contact-us");
});

for (const [plan, lesson, subscribe, heading] of sampleOf(
  [
    ["/growth-plans/still-waters", "1-be-still", "Subscribe", "Be still"],
    ["/es/growth-plans/aguas-tranquilas", "1-detente", "Suscribirme", "Detente"],
  ] as const,
  1,
))
  test(`subscribed plans open without a network, lessons and all (${plan})`, { tag: "@whole" }, async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/);
    await signedIn(page);
    await open(page, plan);
    await page.getByRole("button", { name: subscribe }).click();
    const address = `${plan}/${lesson}`;
    await expect
      .poll(() => page.evaluate(async (cached) => Boolean(await caches.match(cached)), address), {
        timeout: 60_000,
      })
      .toBe(true);
    await context.setOffline(true);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  });

const sealedLesson = {
  "en-US": {
    plan: "/growth-plans/women-who-went-ahead",
    end: "Write it on one line, and keep it with your tools.",
    heart: "Save as a favorite",
  },
  es: {
    plan: "/es/growth-plans/mujeres-que-abrieron-camino",
    end: "Escríbelo en una línea y guárdalo con tus herramientas.",
    heart: "Guardar como favorito",
  },
};
for (const language of languagesInTurn("sealed lesson"))
  test(`a premium lesson is on the device for its member alone: read and marked in a tunnel, gone after sign-out (${language})`, async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/);
    const { plan, end, heart } = sealedLesson[language];
    const member = await signedIn(page, { locale: language, roles: [premiumRole("Wellspring")] });
    await open(page, plan);
    // "02-…" in English, "2-…" in Spanish.
    const second = page.locator(`a[href^="${plan}/02-"], a[href^="${plan}/2-"]`);
    const address = await second.first().getAttribute("href");
    await open(page, address!);
    await expect(page.getByText(end)).toBeVisible();
    /** What lies on the disk, as text. */
    const sealed = () =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => /^(sealed|opened)-/.test(name));
        const texts: string[] = [];
        for (const name of names) {
          const cache = await caches.open(name);
          for (const key of await cache.keys())
            texts.push(key.url + (await (await cache.match(key))!.text()));
        }
        return texts;
      });
    await expect.poll(async () => (await sealed()).filter((text) => text.includes("path=")).length).toBe(1);
    expect((await sealed()).join()).not.toContain(end);
    const cached = (path: string) => page.evaluate(async (at) => !!(await caches.match(at)), path);
    await expect.poll(() => cached(`${address}.data`), { timeout: 60_000 }).toBe(true);
    // Read once more, as the worker then sees it.
    await open(page, address!);
    await expect(page.getByText(end)).toBeVisible();

    // In a tab of its own, as when the installed app is opened.
    await context.setOffline(true);
    const newTab = await context.newPage();
    await newTab.goto(address!);
    await expect(newTab.getByText(end)).toBeVisible();
    await newTab.getByRole("button", { name: heart }).first().click();
    await expect(newTab.getByRole("button", { name: heart, pressed: true }).first()).toBeVisible();
    await expect.poll(async () => (await unsent(newTab)).length).toBe(1);

    await context.setOffline(false);
    await expect
      .poll(async () => (await held(page, member, "/favourites")).length, { timeout: 60_000 })
      .toBe(1);
    await expect.poll(() => unsent(newTab)).toEqual([]);
    await newTab.close();

    await open(page, address!);
    await signOut(page, language);
    await expect.poll(async () => (await sealed()).length).toBe(0);
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .not.toContain("member-keys");
    await context.setOffline(true);
    await page.goto(address!);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(end)).toHaveCount(0);
    expect(await sealed()).toEqual([]);
  });

test("what a visitor can read without a network is listed, and no longer a member's own pages once they have signed out", {
  tag: "@whole",
}, async ({ page }) => {
  await signedIn(page);
  const isCached = (path: string) => page.evaluate(async (at) => !!(await caches.match(at)), path);
  await open(page, "/about");
  await expect.poll(() => isCached("/about"), { timeout: 60_000 }).toBe(true);
  await open(page, "/my-profile");
  await expect.poll(() => isCached("/my-profile")).toBe(true);
  const listed = page.getByRole("navigation", { name: "On this device" }).getByRole("link");
  await page.goto("/offline");
  await expect(listed.filter({ hasText: "My profile" })).toHaveCount(1);
  await open(page, "/about");
  await signOut(page, "en-US");
  await page.goto("/offline");
  await expect(listed.first()).toBeVisible();
  await expect(listed.filter({ hasText: "My profile" })).toHaveCount(0);
});

test("what is written in the journal in a tunnel is on the device, and in the journal once the app is opened again", async ({
  page,
  context,
  faults,
}) => {
  // A service worker that could not be looked for, and what the end of the page cuts off, which has no words.
  faults.expect(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource|tried again|fetching the script|^page: (Error)?$/,
  );
  const member = await signedIn(page, { roles: [premiumRole("Wellspring")] });
  await open(page, "/journal");
  await page.getByRole("button", { name: "New entry" }).click();
  const text = page.getByRole("textbox", { name: "Your entry" });
  await text.click();
  await context.setOffline(true);
  await page.keyboard.type("Under the river.");
  await expect(page.getByText("Saved on this device.")).toBeVisible();
  // As a phone ends an app: nothing is said to it.
  await page.close();
  await context.setOffline(false);
  const newTab = await context.newPage();
  await newTab.goto("/about");
  const entries = async () =>
    (await held<{ items: { opening: string }[] }>(newTab, member, "/journal")).items.map(
      ({ opening }) => opening,
    );
  await expect.poll(entries, { timeout: 60_000 }).toEqual(["Under the river."]);
});

test("the whole Bible and the next seven days are downloaded, interrupted once, and read without a network at their own addresses", {
  tag: "@whole",
}, async ({ page, context, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/);
  await open(page, "/bible");
  await page.getByRole("link", { name: "Download it for reading offline" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Without a network" })).toBeVisible();
  const row = (title: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
  const kjv = row("The whole Bible: King James Version");
  await expect(kjv).toContainText(/1\.\d MB to download/);

  const fetched: string[] = [];
  context.on("request", (request) => {
    const name = /downloads\/kjv\/([\w-]+)\./.exec(request.url())?.[1];
    if (name) fetched.push(name);
  });
  await context.route(/downloads\/kjv\/psalms\./, (route) => route.abort("internetdisconnected"));
  await kjv.getByRole("button", { name: "Download" }).click();
  await expect(kjv).toContainText("The connection is gone.");
  const bar = kjv.getByRole("progressbar");
  expect(Number(await bar.getAttribute("value"))).toBeGreaterThan(20);
  expect(Number(await bar.getAttribute("value"))).toBeLessThan(60);
  await context.unroute(/downloads\/kjv\/psalms\./);
  await kjv.getByRole("button", { name: "Continue" }).click();
  await expect(kjv).toContainText(/On this device/, { timeout: 60_000 });
  expect(fetched.filter((name) => name === "genesis")).toHaveLength(1);
  expect(new Set(fetched).size).toBe(66);

  const days = row("The next seven days");
  await days.getByRole("button", { name: "Download" }).click();
  await expect(days).toContainText(/On this device/, { timeout: 60_000 });
  await expect(page.getByText("Everything kept on this device")).toBeVisible();
  const last = await page.evaluate(async () => {
    const cache = await caches.open("kept-2-days-en-US");
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => path.startsWith("/verses/2")).at(-1)!;
  });
  await startPagesCached(page);

  await context.setOffline(true);
  await page.goto("/bible/kjv/obadiah/1");
  await expect(page.getByRole("heading", { level: 1, name: "Obadiah 1" })).toBeVisible();
  await expect(page.getByText("The vision of Obadiah.")).toBeVisible();
  await page.getByRole("link", { name: "Jonah 1" }).click();
  await expect(page).toHaveURL("/bible/kjv/jonah/1");
  await expect(page.getByRole("heading", { level: 1, name: "Jonah 1" })).toBeVisible();
  // The keys come a moment after the text.
  await expect(async () => {
    if (page.url().endsWith("/jonah/1")) await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("heading", { level: 1, name: "Jonah 2" })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole("link", { name: "All books" }).click();
  await page.getByRole("main").getByRole("link", { name: "Ruth", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ruth 1" })).toBeVisible();
  await page.goto("/es/bible/kjv/john/3");
  await expect(page.getByRole("heading", { level: 1, name: "Juan 3" })).toBeVisible();
  await page.goto(last);
  await expect(page.getByRole("main").getByText("Verse of the Day").first()).toBeVisible();

  await page.goto("/offline");
  await kjv.getByRole("button", { name: "Remove" }).click();
  await expect(kjv).toContainText(/MB to download/);
  await page.goto("/bible/kjv/haggai/1");
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
});
