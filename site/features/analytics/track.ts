import type { EventName, EventProperties, identifyEvent } from "../../../contracts/analytics.ts";

export interface TrackedEvent {
  name: EventName | typeof identifyEvent;
  properties: EventProperties;
  /** Milliseconds since the epoch. */
  at: number;
  /** Counted once in a visit, however often it happens. */
  oncePerSession?: boolean;
}

/** More than this, held back while nobody may measure, is not worth the memory. */
const maxWaiting = 100;
const waiting: TrackedEvent[] = [];
let take: ((event: TrackedEvent) => void) | undefined;

/** Says that something happened. It costs nothing, never fails and waits for nobody. */
export function track(
  name: TrackedEvent["name"],
  properties: EventProperties = {},
  oncePerSession?: boolean,
): void {
  const event = { name, properties, at: Date.now(), oncePerSession };
  if (take) take(event);
  else if (waiting.length < maxWaiting) waiting.push(event);
}

/** Measurement takes over, once it is loaded and allowed, with all that has happened since the page was opened. */
export function measureWith(taker: ((event: TrackedEvent) => void) | undefined): void {
  take = taker;
  if (taker) for (const event of waiting.splice(0)) taker(event);
}
