import { expect, open, pageReady, test } from "./fixtures.ts";
import { signOut } from "./growth-steps.ts";
import { signedIn } from "./members.ts";

test.use({ serviceWorkers: "allow" });

test("installed as an app: the manifest names icons that exist, in both languages", async ({ page }) => {
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
  await expect(page.getByText("Verse of the Day").first()).toBeVisible();
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

test("without a network nothing untrue is said: topics could not be loaded, and a form that was not sent stays as it was typed", async ({
  page,
  context,
  faults,
}) => {
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
  await expect(page.getByText("This could not be loaded.")).toBeVisible();
  await expect(page.getByText("Nothing is here on these topics yet.")).toHaveCount(0);

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

for (const [plan, lesson, subscribe, heading] of [
  ["/growth-plans/still-waters", "1-be-still", "Subscribe", "Be still"],
  ["/es/growth-plans/aguas-tranquilas", "1-detente", "Suscribirme", "Detente"],
] as const)
  test(`subscribed plans open without a network, lessons and all (${plan})`, async ({
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

for (const [language, lesson, end] of [
  ["en-US", "/growth-plans/a-simple-way-to-pray/2-six-short-lines", "You'll have asked for everything."],
  ["es", "/es/growth-plans/una-manera-sencilla-de-orar/2-seis-lineas-cortas", "Habrás pedido todo."],
] as const)
  test(`a lesson read in full is read again without a network, and is gone after sign-out (${language})`, async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/);
    await signedIn(page, { locale: language });
    await open(page, lesson);
    await expect(page.getByText(end)).toBeVisible();
    const unlockedCaches = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("opened-")).length);
    await expect.poll(unlockedCaches).toBe(1);
    const cached = (path: string) => page.evaluate(async (address) => !!(await caches.match(address)), path);
    await expect.poll(() => cached(`${lesson}.data`), { timeout: 60_000 }).toBe(true);
    // Read once more, as the worker then sees it.
    await open(page, lesson);
    await expect(page.getByText(end)).toBeVisible();

    // In a tab of its own nobody is known to be signed in, as when the installed app is opened.
    await context.setOffline(true);
    const newTab = await context.newPage();
    await newTab.goto(lesson);
    await expect(newTab.getByText(end)).toBeVisible();
    await newTab.close();

    await context.setOffline(false);
    await open(page, lesson);
    await signOut(page, language);
    await expect.poll(unlockedCaches).toBe(0);
    await context.setOffline(true);
    await page.goto(lesson);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(end)).toHaveCount(0);
    expect(await unlockedCaches()).toBe(0);
  });
