import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { someSite } from "../../../tests/support/settings.ts";

class Store extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, value: string) => void this.set(key, value);
  removeItem = (key: string) => void this.delete(key);
}

/** One tab; cookies and local storage are shared with others. */
const shared = { cookies: new Map<string, string>(), local: new Store() };
const sent: string[] = [];
const scripts: string[] = [];
const reload = vi.fn();
let page: EventTarget;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  shared.cookies.clear();
  shared.local = new Store();
  sent.length = scripts.length = 0;
  reload.mockClear();
  page = new EventTarget();
  const element = { setAttribute() {}, dataset: {}, lang: "en-US" };
  const site = Object.assign(new EventTarget(), {
    title: "A page",
    referrer: "",
    visibilityState: "visible",
    documentElement: element,
    head: { append: ({ src }: { src: string }) => void scripts.push(src) },
    querySelector: () => null,
    createElement: () => element,
  });
  Object.defineProperty(site, "cookie", {
    get: () => [...shared.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    set(written: string) {
      const [, name, value] = /^(\w+)=([^;]*)/.exec(written)!;
      if (written.includes("max-age=0")) shared.cookies.delete(name!);
      else shared.cookies.set(name!, value!);
    },
  });
  vi.stubGlobal("window", page);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
  vi.stubGlobal("document", site);
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  vi.stubGlobal("history", { state: null });
  vi.stubGlobal("localStorage", shared.local);
  vi.stubGlobal("sessionStorage", new Store());
  vi.stubGlobal("location", Object.assign(new URL("https://wellspring.example/"), { reload }));
  vi.stubGlobal("navigator", {
    sendBeacon: (_: string, body: URLSearchParams) => Boolean(sent.push(String(body))),
  });
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    sent.push(String(body));
    return new Response("1");
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function start(thirdParties = {}) {
  const { provideSettings } = await import("../../settings.ts");
  provideSettings(() => ({
    ...someSite,
    thirdParties,
  }));
  const { giveConsent } = await import("../consent/consent.ts");
  giveConsent({ measurement: true, marketing: true }, "note");
  const { startMeasurement } = await import("./start-measurement.ts");
  startMeasurement();
  await vi.dynamicImportSettled();
  expect(shared.cookies.has("distinct_id")).toBe(true);
  return { giveConsent };
}

/** All that could still be sent: after the next seconds, and when the page is left. */
async function sentAfterLeaving(): Promise<string[]> {
  await vi.dynamicImportSettled();
  page.dispatchEvent(new Event("pagehide"));
  await vi.advanceTimersByTimeAsync(60_000);
  return sent;
}

test("what was measured is sent after 5 seconds", async () => {
  await start();
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([expect.stringContaining("page_view")]);
});

test("consent withdrawn in another tab: what waits in this one is never sent", async () => {
  await start();
  shared.cookies.delete("distinct_id");
  const { consentKey } = await import("../consent/consent.ts");
  shared.local.set(consentKey, JSON.stringify({ version: 2, measurement: false, marketing: false }));
  page.dispatchEvent(Object.assign(new Event("storage"), { key: consentKey }));
  expect(await sentAfterLeaving()).toEqual([]);
});

test("consent withdrawn where a third-party script runs: the page reloads after the last event is dropped", async () => {
  const { giveConsent } = await start({ tagManagerId: "GTM-AB12" });
  giveConsent({ measurement: false, marketing: false }, "choices");
  expect(await sentAfterLeaving()).toEqual([]);
  expect(reload).toHaveBeenCalledOnce();
});

test("of two scripts of others, the one whose purpose is withdrawn goes too", async () => {
  const { giveConsent } = await start({ tagManagerId: "GTM-AB12", pixelId: "123" });
  giveConsent({ measurement: true, marketing: false }, "choices");
  await vi.dynamicImportSettled();
  expect(reload).toHaveBeenCalledOnce();
});

test("a yes that is taken back at once measures nothing", async () => {
  const { giveConsent } = await start();
  giveConsent({ measurement: false, marketing: false }, "choices");
  await vi.dynamicImportSettled();
  giveConsent({ measurement: true, marketing: false }, "choices");
  giveConsent({ measurement: false, marketing: false }, "choices");
  await vi.dynamicImportSettled();
  const { track } = await import("../analytics/track.ts");
  track("logout");
  expect(await sentAfterLeaving()).toEqual([]);
});

test("a yes that is taken back while the scripts of others are on their way loads none of them", async () => {
  const { provideSettings } = await import("../../settings.ts");
  const { giveConsent } = await import("../consent/consent.ts");
  const { startMeasurement } = await import("./start-measurement.ts");
  provideSettings(() => ({ ...someSite, thirdParties: { tagManagerId: "GTM-AB12", pixelId: "123" } }));
  startMeasurement();
  giveConsent({ measurement: true, marketing: true }, "note");
  giveConsent({ measurement: true, marketing: false }, "choices");
  await vi.dynamicImportSettled();
  expect(scripts).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-AB12"]);
});

test("after a no, what happens from the yes on is counted, also while what sends it is on its way", async () => {
  const { giveConsent } = await start();
  giveConsent({ measurement: false, marketing: false }, "choices");
  await vi.dynamicImportSettled();
  const { track } = await import("../analytics/track.ts");
  track("login_start");
  giveConsent({ measurement: true, marketing: false }, "choices");
  track("logout");
  const text = (await sentAfterLeaving()).join();
  expect(text).toContain("logout");
  expect(text).not.toContain("login_start");
});
