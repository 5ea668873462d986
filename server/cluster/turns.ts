interface Held {
  holder: number;
  waiting: Set<number>;
}

/** Who makes what: the first worker to ask does, the others wait until it has, and then look for what it made. */
export function createTurns(grant: (worker: number, key: string) => void) {
  const held = new Map<string, Held>();

  function hand(key: string, { waiting }: Held): void {
    const [next] = waiting;
    if (next === undefined) {
      held.delete(key);
      return;
    }
    waiting.delete(next);
    held.set(key, { holder: next, waiting });
    grant(next, key);
  }

  return {
    ask(worker: number, key: string): void {
      const known = held.get(key);
      if (known) {
        known.waiting.add(worker);
        return;
      }
      held.set(key, { holder: worker, waiting: new Set() });
      grant(worker, key);
    },
    done(worker: number, key: string): void {
      const known = held.get(key);
      if (!known) return;
      if (known.holder !== worker) {
        known.waiting.delete(worker);
        return;
      }
      // What was made is there for all; what could not be stored each makes for itself.
      held.delete(key);
      for (const waiting of known.waiting) grant(waiting, key);
    },
    /** A dead worker makes nothing: another takes its turn. */
    forget(worker: number): void {
      for (const [key, known] of held) {
        known.waiting.delete(worker);
        if (known.holder === worker) hand(key, known);
      }
    },
    get size() {
      return held.size;
    },
  };
}
