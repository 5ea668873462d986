interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** Many small writes or reads become few: what is handed over while one is under way goes into the next. */
export function createGroupCommit<Item, Result = undefined>(
  /** Answers in the items' order; a write answers nothing. */
  work: (items: Item[]) => Promise<readonly Result[] | undefined>,
) {
  let waiting: Waiting<Item, Result>[] = [];
  let working = false;

  async function workAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const results = await work(batch.map(({ item }) => item));
        batch.forEach(({ resolve }, at) => void resolve(results?.[at] as Result));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    working = false;
  }

  /** Resolves when the item's turn is done. */
  return (item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (working) return;
      working = true;
      // What the same turn hands over is done together.
      queueMicrotask(() => void workAll());
    });
}
