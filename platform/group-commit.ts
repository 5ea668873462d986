interface Waiting {
  item: unknown;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Batches small writes or reads: items added while one is in flight go into the next. */
export function createGroupCommit<Item>(
  write: (items: Item[]) => Promise<void>,
): (item: Item) => Promise<void>;
/** A read answers in the items' order. */
export function createGroupCommit<Item, Result>(
  read: (items: Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result>;
export function createGroupCommit(work: (items: never[]) => Promise<unknown>) {
  let waiting: Waiting[] = [];
  let working = false;

  async function workAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const results = await work(batch.map(({ item }) => item as never));
        batch.forEach(({ resolve }, at) => void resolve(Array.isArray(results) ? results[at] : undefined));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    working = false;
  }

  /** Resolves when the item's turn is done. */
  return (item: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (working) return;
      working = true;
      // Work added in the same event-loop turn is committed together.
      queueMicrotask(() => void workAll());
    });
}
