export type Saving = "saved" | "waiting" | "failed";

const pauseMs = 900;
const retryMs = 5000;

/** Saves what is newest a moment after the last change, and again until it is taken. */
export function createSaving<T>(save: (value: T) => Promise<void>, onState: (state: Saving) => void) {
  let newest: T | undefined;
  let isDropped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Promise<unknown> = Promise.resolve();

  /** One after the other, so that nothing older arrives after what is newer. */
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
    /** What is written, now and from now on, is not wanted any more: it resolves when nothing of it is on its way. */
    async drop(): Promise<void> {
      isDropped = true;
      clearTimeout(timer);
      await pending;
    },
    /** It is wanted after all, and so are the last words. */
    resume(): void {
      isDropped = false;
      if (newest !== undefined) change(newest);
    },
    isUnsaved: (): boolean => newest !== undefined && !isDropped,
  };
}
