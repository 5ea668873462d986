/** The one source of time. Everything that depends on the hour takes a Clock; development can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface MovableClock extends Clock {
  /** Milliseconds between this clock and the machine's. */
  readonly offsetMs: number;
  moveTo(instant: Date): void;
  advance(ms: number): void;
  reset(): void;
  onMove(listener: () => void): void;
}

export function createMovableClock(base: Clock = systemClock): MovableClock {
  let offsetMs = 0;
  const listeners: (() => void)[] = [];
  const setOffset = (ms: number) => {
    offsetMs = ms;
    for (const listener of listeners) listener();
  };
  return {
    get offsetMs() {
      return offsetMs;
    },
    now: () => new Date(base.now().getTime() + offsetMs),
    moveTo: (instant) => setOffset(instant.getTime() - base.now().getTime()),
    advance: (ms) => setOffset(offsetMs + ms),
    reset: () => setOffset(0),
    onMove: (listener) => void listeners.push(listener),
  };
}
