/** Work on one item at a time: whoever comes second begins when the first has ended, however it ended. */
const running = new Map<string, Promise<unknown>>();

export async function inTurn<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  const before = running.get(id) ?? Promise.resolve();
  const own = before.then(work, work);
  running.set(id, own);
  try {
    return await own;
  } finally {
    if (running.get(id) === own) running.delete(id);
  }
}
