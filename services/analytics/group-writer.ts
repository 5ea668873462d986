/** Batches lines that arrive during a write into the next one; each caller waits for its own lines. */
interface GroupWriter {
  /** Resolves when the lines are stored. False at once when too much is waiting already. */
  add(lines: string[]): Promise<boolean>;
  /** Resolves when nothing is waiting any more. */
  idle(): Promise<void>;
}

interface Waiting {
  lines: string[];
  done(): void;
  failed(error: unknown): void;
}

export function createGroupWriter(
  write: (lines: string[]) => Promise<void>,
  { maxLines = 20_000, linesPerWrite = 1000 } = {},
): GroupWriter {
  const waiting: Waiting[] = [];
  let lines = 0;
  let writing: Promise<void> | undefined;

  function nextGroup(): Waiting[] {
    let count = 0;
    const end = waiting.findIndex((entry) => {
      count += entry.lines.length;
      return count >= linesPerWrite;
    });
    return waiting.splice(0, end < 0 ? waiting.length : end + 1);
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const group = nextGroup();
      try {
        await write(group.flatMap((entry) => entry.lines));
        for (const entry of group) entry.done();
      } catch (error) {
        for (const entry of group) entry.failed(error);
      }
      lines -= group.reduce((sum, entry) => sum + entry.lines.length, 0);
    }
    writing = undefined;
  }

  return {
    add(added) {
      if (lines + added.length > maxLines) return Promise.resolve(false);
      lines += added.length;
      return new Promise((resolve, failed) => {
        waiting.push({ lines: added, done: () => resolve(true), failed });
        writing ??= writeAll();
      });
    },
    idle: async () => await writing,
  };
}
