import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startConsentMode, updateConsentMode } from "./consent-mode.ts";
import { identifyLead } from "./identify.ts";
import { awaitPixel, loadPixel, pixelWait } from "./pixel.ts";
import { loadTagManager } from "./tag-manager.ts";
import { measureWith, type TrackedEvent } from "./track.ts";

let page: Record<string, unknown>;
beforeEach(() => {
  page = {};
  vi.stubGlobal("window", page);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(["gtm-AB12", "GTM-", "GTM-ab12", "GTM-AB12 ", "XGTM-AB12", "GTM-AB_12"])(
  "a tag-manager id must match GTM- followed by capital letters and digits, else an error is thrown: %s",
  (id) => {
    const load = vi.fn(async () => {});
    expect(() => loadTagManager(id, load)).toThrow("GTM-");
    expect(load).not.toHaveBeenCalled();
  },
);

test("a good tag-manager id is loaded from its host, after the start event", () => {
  const load = vi.fn(async () => {});
  loadTagManager("GTM-AB12", load);
  expect(load).toHaveBeenCalledWith("https://www.googletagmanager.com/gtm.js?id=GTM-AB12");
  expect(page.dataLayer).toEqual([{ "gtm.start": expect.any(Number), event: "gtm.js" }]);
});

test("Consent Mode: denied by default, then what the visitor agreed to, then every change; as gtag's arguments objects", () => {
  const commands = () =>
    (page.dataLayer as object[]).map((command) => Array.from(command as ArrayLike<unknown>));
  updateConsentMode({ measurement: true, marketing: true });
  expect(page.dataLayer).toBeUndefined();
  startConsentMode({ measurement: true, marketing: false });
  updateConsentMode({ measurement: true, marketing: true });
  updateConsentMode({ measurement: false, marketing: false });
  const all = (analytics: string, ads: string) => ({
    analytics_storage: analytics,
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  });
  expect(commands()).toEqual([
    ["consent", "default", { ...all("denied", "denied"), wait_for_update: 500 }],
    ["consent", "update", all("granted", "denied")],
    ["consent", "update", all("granted", "granted")],
    ["consent", "update", all("denied", "denied")],
  ]);
  for (const command of page.dataLayer as object[])
    expect(Object.prototype.toString.call(command)).toBe("[object Arguments]");
});

test("Pixel wait 5000 ms, polling 200 ms: it gives up with a line in the log", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  loadPixel("12345", async () => {});
  const waiting = awaitPixel();
  await vi.advanceTimersByTimeAsync(pixelWait.maxMs + pixelWait.pollMs);
  expect(await waiting).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test("a pixel that loads late is found at the next check", async () => {
  const found = vi.fn();
  void awaitPixel().then(found);
  await vi.advanceTimersByTimeAsync(700);
  expect(found).not.toHaveBeenCalled();
  const pixel = () => {};
  page.fbq = pixel;
  await vi.advanceTimersByTimeAsync(200);
  expect(found).toHaveBeenCalledWith(pixel);
});

test("the analytics identifier for a lead is pf: and its id; with none given it is skipped with a warning", () => {
  const taken: TrackedEvent[] = [];
  measureWith((event) => taken.push(event));
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  identifyLead(undefined);
  identifyLead({ id: 0 });
  expect(warn).toHaveBeenCalledTimes(2);
  identifyLead({ id: 7, token: "t" });
  identifyLead({ id: 8 });
  expect(taken.map(({ name, properties }) => [name, properties])).toEqual([
    ["$identify", { distinct_id: "pf:7", lead_token: "t" }],
    ["$identify", { distinct_id: "pf:8" }],
  ]);
  measureWith(undefined);
  warn.mockRestore();
});
