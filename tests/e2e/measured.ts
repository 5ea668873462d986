import { afterTasks, expect, type Page } from "./fixtures.ts";

export interface SentEvent {
  event: string;
  properties: Record<string, unknown>;
}

/** What a page sends to the collector, in the order in which it happened; one that was sent twice is still one event. */
export async function collected(page: Page): Promise<() => Promise<SentEvent[]>> {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/collect/") && request.resourceType() === "fetch")
      fetched.push(request.postData() ?? "");
  });
  // The tools cannot see a beacon sent on unload, so the tab records what it sends.
  await page.addInitScript(() => {
    const beacon = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const handed = JSON.parse(sessionStorage.getItem("test-beacons") ?? "[]");
      sessionStorage.setItem("test-beacons", JSON.stringify([...handed, String(body)]));
      return beacon(url, body);
    };
    // Whoever sends an event stores whose it is, so that one was taken in this page.
    const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, "cookie")!;
    Object.defineProperty(Document.prototype, "cookie", {
      configurable: true,
      get,
      set(cookie: string) {
        set!.call(this, cookie);
        if (cookie.startsWith("distinct_id=")) document.documentElement.dataset.measured = "";
      },
    });
  });
  return async () => {
    const handed = await page.evaluate(() => JSON.parse(sessionStorage.getItem("test-beacons") ?? "[]"));
    const all = [...fetched, ...(handed as string[])].flatMap(
      (body) => JSON.parse(new URLSearchParams(body).get("data")!) as SentEvent[],
    );
    const once = new Map(all.map((event) => [event.properties.$insert_id, event]));
    return [...once.values()].sort((a, b) => Number(a.properties.time) - Number(b.properties.time));
  };
}

/**
 * A visitor who has agreed to be counted. The test itself says that they have not refused: `test.use({ hasRefused: false
 * })`.
 */
export async function measured(page: Page, { marketing = false } = {}): Promise<() => Promise<SentEvent[]>> {
  await page.addInitScript((marketing) => {
    // An e-mail is shown in a document with an opaque origin.
    if (origin === "null" || localStorage.getItem("consent")) return;
    const at = new Date().toISOString();
    localStorage.setItem("consent", JSON.stringify({ version: 2, at, measurement: true, marketing }));
  }, marketing);
  return collected(page);
}

/** Measurement is a background task; the sender loads after it, and takes what happened until then. */
export async function measuring(page: Page): Promise<void> {
  await afterTasks(page);
  await page.waitForFunction(() => document.documentElement.dataset.measured === "");
}

/** The page is hidden, and sends its queued events. */
export async function hide(page: Page): Promise<void> {
  await page.goto("/healthz");
}

/** Properties that every event has. */
const common = ["token", "distinct_id", "rsid", "time", "$insert_id"];

/** Each event with its own properties; the common ones are checked here. */
export function ownProperties(events: SentEvent[]): [name: string, properties: Record<string, unknown>][] {
  for (const { properties } of events)
    expect(properties).toMatchObject({
      token: "wellspring",
      distinct_id: expect.stringMatching(/^(\$device:[a-z\d]{16}|pf:\d+)$/),
      rsid: expect.stringMatching(/^I\d{3}[a-z\d]{12}$/),
      time: expect.any(Number),
      $insert_id: expect.stringMatching(/^[a-z\d]{16}$/),
    });
  return events.map(({ event, properties }) => [
    event,
    Object.fromEntries(Object.entries(properties).filter(([name]) => !common.includes(name))),
  ]);
}

/** The named events alone: all but the page views. */
export const named = (events: SentEvent[]) => ownProperties(events).filter(([name]) => name !== "page_view");
