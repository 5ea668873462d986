/** Many small writes become few: what is handed over while one write is under way goes into the next. */
export function createGroupCommit<Item>(write: (items: Item[]) => Promise<void>) {
  let waiting: { item: Item; resolve: () => void; reject: (error: unknown) => void }[] = [];
  let writing = false;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await write(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    writing = false;
  }

  /** Resolves when the item's write is done. */
  return (item: Item): Promise<void> =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (writing) return;
      writing = true;
      // What the same turn hands over is written together.
      queueMicrotask(() => void writeAll());
    });
}
