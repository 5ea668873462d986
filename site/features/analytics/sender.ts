import { collectPath, identifyEvent, measurementLimits } from "../../../contracts/analytics.ts";
import { leadTokenProperty } from "../../../contracts/lead-fields.ts";
import { productSegment } from "../../../contracts/site.ts";
import { siteSettings } from "../../settings.ts";
import { sessionStore } from "../session/session-store.ts";
import { createBatchQueue, type WireEvent } from "./batch-queue.ts";
import { distinctId, forgetDistinctId, randomId, storeDistinctId } from "./distinct-id.ts";
import type { TrackedEvent } from "./track.ts";

/** In session storage, one for each event that counts once in a visit. */
const onceFlag = (name: string) => `once:${name}`;

let queue: ReturnType<typeof createBatchQueue> | undefined;

/** True the first time in a visit. */
function firstTime(name: string): boolean {
  try {
    if (sessionStorage.getItem(onceFlag(name))) return false;
    sessionStorage.setItem(onceFlag(name), "1");
  } catch {
    // Without storage every time is the first.
  }
  return true;
}

const cut = (value: string | number | boolean) =>
  typeof value === "string" ? value.slice(0, measurementLimits.textLength) : value;

function wireEvent({ name, properties, at }: TrackedEvent): WireEvent {
  const before = distinctId();
  if (name === identifyEvent) storeDistinctId(String(properties.distinct_id));
  const { mixpanelToken } = siteSettings().thirdParties ?? {};
  // The lead's token is between the browser and our own collector.
  const entries = Object.entries(properties).filter(([key]) => !(mixpanelToken && key === leadTokenProperty));
  return {
    event: name,
    properties: {
      token: mixpanelToken ?? productSegment(siteSettings().productName),
      distinct_id: before,
      rsid: sessionStore.getState().rsid,
      ...Object.fromEntries(entries.map(([key, value]) => [key, cut(value)])),
      ...(name === identifyEvent ? { $anon_distinct_id: before } : {}),
      time: at,
      $insert_id: randomId(),
    },
  };
}

const leave = () => queue?.leave();
const leaveWhenHidden = () => {
  if (document.visibilityState === "hidden") leave();
};

/** The one who takes events from now on: our own collector, or Mixpanel when it has a token. */
export function startSending(): (event: TrackedEvent) => void {
  if (!queue) {
    queue = createBatchQueue({
      url: `${siteSettings().thirdParties?.mixpanelUrl ?? collectPath}/track/?verbose=1&ip=0`,
      fetch: (url, init) => fetch(url, init),
      beacon: (url, body) => navigator.sendBeacon(url, body),
      warn: (message, reason) => console.warn(message, reason),
    });
    addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", leaveWhenHidden);
  }
  return (event) => {
    try {
      if (!event.oncePerSession || firstTime(event.name)) queue?.add(wireEvent(event));
    } catch (error) {
      console.warn("An event could not be measured.", error);
    }
  };
}

/** Consent is withdrawn: nothing more is sent, and what was stored for measurement is removed. */
export function stopSending(): void {
  queue?.clear();
  queue = undefined;
  removeEventListener("pagehide", leave);
  document.removeEventListener("visibilitychange", leaveWhenHidden);
  forgetDistinctId();
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(onceFlag(""))) sessionStorage.removeItem(key);
}
