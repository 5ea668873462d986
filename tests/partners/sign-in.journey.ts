import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../scripts/free-ports.mjs";
import { desk, type Tab } from "../engines/engine.ts";
import { launchChromium } from "../engines/puppeteer.ts";
import { eventually } from "../support/eventually.ts";
import { ensurePgliteTemplate } from "../support/pglite-template.ts";
import { makeDataDir, type RunningServer, startServer } from "../support/server.ts";
import { betterAuth } from "./better-auth.ts";
import { glewlwyd } from "./glewlwyd.ts";
import type { RunningPartner } from "./partner.ts";

const article = "/articles/learning-to-wait";

describe.each([...betterAuth, glewlwyd])("with $name", (provider) => {
  let origin: string;
  let partner: RunningPartner | undefined;
  let server: RunningServer;
  let removeData: () => void;
  let tab: Tab | undefined;

  beforeAll(async () => {
    const port = await freePort();
    origin = `http://localhost:${port}`;
    partner = await provider.start(origin);
    if (!partner) return console.warn(`NOT TESTED with ${provider.name}: it could not be installed.`);
    const { dataDir, remove } = makeDataDir(await ensurePgliteTemplate());
    removeData = remove;
    server = await startServer({
      PORT: String(port),
      ORIGIN: origin,
      DATA_DIR: dataDir,
      ...partner.settings,
    });
  });
  afterAll(async () => {
    server?.child.kill("SIGTERM");
    await server?.exit;
    await partner?.stop();
    removeData?.();
  });
  afterEach(async () => {
    await tab?.close();
    tab = undefined;
  });

  async function begin(): Promise<Tab> {
    tab = await launchChromium(process.env.CHROME_PATH!)(desk);
    await tab.goto(`${origin}/healthz`);
    const choice = JSON.stringify({ version: 2, at: "", measurement: false, marketing: false });
    await tab.run((stored) => localStorage.setItem("consent", stored), choice);
    await tab.goto(origin + article);
    return tab;
  }
  const corner = (shown: Tab) => shown.run(() => document.querySelector("header")?.textContent ?? "");
  const heart = (shown: Tab) =>
    shown.run(() => document.querySelector("main button[aria-pressed]")?.getAttribute("aria-pressed"));

  test("somebody signs in, saves a favorite, finds it again after a reload, and signs out", async ({
    skip,
  }) => {
    if (!partner) skip();
    const shown = await begin();
    expect(await corner(shown)).toContain("Sign in");
    await shown.tap("header a[data-login]");
    await partner!.signIn(shown);
    await eventually(async () => expect(await shown.run(() => location.pathname)).toBe(article));
    await eventually(async () => expect(await corner(shown)).toContain("Ruth"));
    // Once more where the page has put the member's own heart in its place meanwhile.
    await eventually(async () => {
      if ((await heart(shown)) !== "true") await shown.tap("main button[aria-pressed]");
      await shown.run(() => new Promise((done) => setTimeout(done, 2000)));
      expect(await heart(shown)).toBe("true");
    });

    await shown.goto(origin + article);
    await eventually(async () => expect(await corner(shown)).toContain("Ruth"));
    await eventually(async () => expect(await heart(shown)).toBe("true"));
    expect(server.output()).not.toContain("a token was refused");

    await shown.tap("header ::-p-text(Ruth)");
    await shown.tap("header ::-p-text(Sign out)");
    await partner!.confirmSignOut?.(shown);
    await eventually(async () => expect(await corner(shown)).toContain("Sign in"));
    await eventually(async () => expect(await shown.run(() => location.origin)).toBe(origin));
  });
});
