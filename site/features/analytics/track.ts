import type { EventName, EventProperties, identifyEvent } from "../../../contracts/analytics.ts";

export interface TrackedEvent {
  name: EventName | typeof identifyEvent;
  properties: EventProperties;
  /** Milliseconds since the epoch. */
  at: number;
  /** Counted once in a visit, however often it happens. */
  oncePerSession?: boolean;
}

/** Maximum of events buffered while there is no consent. */
const maxWaiting = 100;
const waiting: TrackedEvent[] = [];
let take: ((event: TrackedEvent) => void) | undefined;

/** Records an event. It is cheap, synchronous and never throws. */
export function track(
  name: TrackedEvent["name"],
  properties: EventProperties = {},
  oncePerSession?: boolean,
): void {
  const event = { name, properties, at: Date.now(), oncePerSession };
  if (take) take(event);
  else if (waiting.length < maxWaiting) waiting.push(event);
}

/** Called by measurement once it is loaded and allowed; it receives all events since page load. */
export function measureWith(taker: ((event: TrackedEvent) => void) | undefined): void {
  take = taker;
  if (taker) for (const event of waiting.splice(0)) taker(event);
}
