export type Saving = "saved" | "waiting" | "failed";

const pauseMs = 900;
const retryMs = 5000;

/** Saves the newest value shortly after the last change, and retries until it succeeds. */
export function createSaving<T>(save: (value: T) => Promise<void>, onState: (state: Saving) => void) {
  let newest: T | undefined;
  let isDropped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Promise<unknown> = Promise.resolve();

  /** One at a time, so that an older value never arrives after a newer one. */
  function inTurn(value: T): Promise<void> {
    const turn = pending.then(() => (newest === value && !isDropped ? save(value) : undefined));
    pending = turn.catch(() => {});
    return turn;
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    const value = newest;
    if (value === undefined) return;
    try {
      await inTurn(value);
      if (newest !== value || isDropped) return;
      newest = undefined;
      onState("saved");
    } catch (error) {
      if (newest !== value || isDropped) return;
      console.warn("The journal could not be saved; it is tried again.", error);
      onState("failed");
      timer = setTimeout(() => void flush(), retryMs);
    }
  }

  function change(value: T): void {
    newest = value;
    if (isDropped) return;
    onState("waiting");
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), pauseMs);
  }

  return {
    change,
    flush,
    /** Discards pending and future changes; resolves when no save is in flight. */
    async drop(): Promise<void> {
      isDropped = true;
      clearTimeout(timer);
      await pending;
    },
    /** Saves again after all, including the last change. */
    resume(): void {
      isDropped = false;
      if (newest !== undefined) change(newest);
    },
    isUnsaved: (): boolean => newest !== undefined && !isDropped,
  };
}
