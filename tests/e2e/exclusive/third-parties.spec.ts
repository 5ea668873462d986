import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { freePort } from "../../../scripts/free-ports.mjs";
import { afterTasks, test as base, expect, open, type Page } from "../fixtures.ts";

const mixpanel = path.join(
  path.dirname(createRequire(import.meta.url).resolve("mixpanel-browser/package.json")),
  "dist/mixpanel.umd.js",
);
const article = "/articles/learning-to-wait";

/** An ad library that loads the rest of itself from another host. */
async function startHost(answer: (url: string) => string, port = 0): Promise<Server> {
  const server = createServer((request, response) =>
    response.writeHead(200, { "content-type": "text/javascript" }).end(answer(request.url ?? "")),
  );
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return server;
}
const portOf = (server: Server) => (server.address() as AddressInfo).port;

interface Hosts {
  /** A site with a tag manager, Mixpanel in the EU, and an ad library from two hosts. */
  site: string;
  adsPort: number;
}
const test = base.extend<object, { hosts: Hosts }>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern.
    async ({}, use, { project }) => {
      const { adsPort } = project.metadata as { adsPort: number };
      const second = await startHost(() => "window.secondHost = true;");
      const library = `const more = document.createElement("script");
        more.src = "http://127.0.0.1:${portOf(second)}/more.js"; document.head.append(more);
        window.firstHost = true;`;
      const first = await startHost(() => library, adsPort);
      const port = await freePort();
      const child = spawn(process.execPath, ["--liftoff-only", "tests/e2e/start-server.ts", String(port)], {
        env: {
          ...process.env,
          ADS_SCRIPT_URL: `http://localhost:${adsPort}/{bundle}.js`,
          ADS_SOURCES: `script-src http://127.0.0.1:${portOf(second)}`,
          GTM_ID: "GTM-AB12",
          MIXPANEL_TOKEN: "t0ken",
          MIXPANEL_API_URL: "https://api-eu.mixpanel.com",
        },
        stdio: ["ignore", "pipe", "inherit"],
      });
      await new Promise<void>((resolve) =>
        child.stdout.on("data", (chunk) => String(chunk).includes("is ready at") && resolve()),
      );
      await use({ site: `http://localhost:${port}`, adsPort });
      child.kill("SIGTERM");
      await once(child, "exit");
      first.close();
      second.close();
    },
    { scope: "worker" },
  ],
});
test.use({ hasRefused: false });

async function choose(page: Page, { measurement, marketing }: { measurement: boolean; marketing: boolean }) {
  await afterTasks(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy choices" }).press("Enter");
  const choices = page.getByRole("region", { name: "Privacy choices" });
  await choices.getByRole("checkbox", { name: "Measurement" }).setChecked(measurement);
  await choices.getByRole("checkbox", { name: "Advertising" }).setChecked(marketing);
  await choices.getByRole("button", { name: "Save my choices" }).click();
}

/** Google's script stays out of the tests; what it would be reported is stored, since a withdrawal reloads the page. */
async function withoutNetwork(page: Page): Promise<string[]> {
  const requested: string[] = [];
  const answer = (body: string) => ({ status: 200, contentType: "text/javascript", body });
  await page.route("https://www.googletagmanager.com/**", (route) => {
    requested.push(route.request().url());
    return route.fulfill(
      answer(`{
        const reported = JSON.parse(sessionStorage.getItem("reported") ?? "[]");
        const tell = (command) => {
          reported.push("0" in command ? [...Array.from(command)] : command.event);
          sessionStorage.setItem("reported", JSON.stringify(reported));
        };
        for (const command of dataLayer) tell(command);
        dataLayer.push = tell;
      }`),
    );
  });
  await page.route("https://api-eu.mixpanel.com/**", (route) => {
    requested.push(route.request().url());
    const { origin = "*" } = route.request().headers();
    const headers = { "access-control-allow-origin": origin, "access-control-allow-credentials": "true" };
    return route.fulfill({ ...answer("1"), headers });
  });
  return requested;
}
const reportedTo = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem("reported") ?? "[]") as unknown[]);
const signals = (analytics: string, ads: string) => ({
  analytics_storage: analytics,
  ad_storage: ads,
  ad_user_data: ads,
  ad_personalization: ads,
});

test("Consent Mode says what was agreed to: after a yes, a partial choice and a withdrawal; nothing is loaded before", async ({
  page,
  hosts,
}) => {
  const requested = await withoutNetwork(page);
  await open(page, hosts.site + article);
  await page.keyboard.press("Shift");
  await expect(page.getByRole("region", { name: "Your visit is your own" })).toBeVisible();
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
  expect(requested).toEqual([]);

  await choose(page, { measurement: true, marketing: false });
  const begun = [
    ["consent", "default", { ...signals("denied", "denied"), wait_for_update: 500 }],
    ["consent", "update", signals("granted", "denied")],
    "gtm.js",
  ];
  await expect.poll(() => reportedTo(page)).toEqual(begun);
  await choose(page, { measurement: true, marketing: true });
  const widened = [...begun, ["consent", "update", signals("granted", "granted")]];
  await expect.poll(() => reportedTo(page)).toEqual(widened);
  // Withdrawn: said before the page goes that it ran in.
  const loadedAgain = page.waitForEvent("load");
  await choose(page, { measurement: false, marketing: false });
  await loadedAgain;
  expect(await reportedTo(page)).toEqual([...widened, ["consent", "update", signals("denied", "denied")]]);
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
});

test("Mixpanel's EU host receives the events, at the address that its own client uses", async ({
  page,
  hosts,
}) => {
  const requested = await withoutNetwork(page);
  await page.addInitScript({ path: mixpanel });
  await open(page, hosts.site + article);
  await choose(page, { measurement: true, marketing: false });
  const events = () => requested.filter((url) => url.startsWith("https://api-eu.mixpanel.com/"));
  await expect.poll(events).toHaveLength(1);
  const [sent] = events();
  await page.evaluate(() => {
    const { mixpanel } = window as unknown as {
      mixpanel: { init(token: string, config: object, name: string): { track(name: string): void } };
    };
    const settings = { api_host: "https://api-eu.mixpanel.com", batch_flush_interval_ms: 50 };
    mixpanel.init("t0ken", settings, "own").track("page_view");
  });
  await expect.poll(() => events().length).toBeGreaterThan(1);
  const clientsOwn = events().find((url) => url !== sent)!;
  expect(new URL(clientsOwn).pathname).toBe(new URL(sent!).pathname);
});

for (const set of [true, false])
  test(`an ad library's second host is ${set ? "loaded when it is set" : "refused when it is not set"}`, async ({
    page,
    hosts,
    baseURL,
    faults,
  }) => {
    if (!set) faults.expect(/Content Security Policy|CSP violation|more\.js/);
    await withoutNetwork(page);
    const violations: string[] = [];
    page.on("console", (message) => {
      if (message.text().startsWith("CSP violation")) violations.push(message.text());
    });
    await open(page, (set ? hosts.site : baseURL!) + article);
    await choose(page, { measurement: false, marketing: true });
    await page.waitForFunction(() => "firstHost" in window);
    if (set) await page.waitForFunction(() => "secondHost" in window);
    else await expect.poll(() => violations).toEqual([expect.stringMatching(/script-src.*127\.0\.0\.1/)]);
    expect(await page.evaluate(() => "secondHost" in window)).toBe(set);
  });
