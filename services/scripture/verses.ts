/** The texts of a translation, by slot. */
import { readSync } from "node:fs";

export interface Verses {
  readonly length: number;
  has(slot: number): boolean;
  /** Empty where the translation has no such verse. */
  at(slot: number): string;
  all(): readonly string[];
  /** Where they are, for a thread to read them by itself; undefined when they are in memory. */
  readonly place?: VersesPlace;
}

export interface VersesPlace {
  /** An open file, which every thread of the process may read. */
  file: number;
  begin: number;
  /** Verse `slot` is in the file's bytes from `begin + starts[slot]` to `begin + starts[slot + 1]`. */
  starts: Uint32Array;
}

export const listedVerses = (list: readonly string[]): Verses => ({
  length: list.length,
  has: (slot) => Boolean(list[slot]),
  at: (slot) => list[slot] ?? "",
  all: () => list,
});

/** Read when they are asked for; the system holds what is read often. */
export function versesInFile(place: VersesPlace): Verses {
  const { file, begin, starts } = place;
  const length = starts.length - 1;
  function read(from: number, to: number): Buffer {
    const bytes = Buffer.allocUnsafe(to - from);
    if (readSync(file, bytes, 0, bytes.length, begin + from) !== bytes.length)
      throw new Error("The cached text of a translation was cut short; restart the server.");
    return bytes;
  }
  const sizeOf = (slot: number) => (slot >= 0 && slot < length ? starts[slot + 1]! - starts[slot]! : 0);
  return {
    place,
    length,
    has: (slot) => sizeOf(slot) > 0,
    at: (slot) => (sizeOf(slot) > 0 ? read(starts[slot]!, starts[slot + 1]!).toString("utf8") : ""),
    all() {
      const whole = read(0, starts[length]!);
      return Array.from({ length }, (_, slot) => whole.toString("utf8", starts[slot]!, starts[slot + 1]!));
    },
  };
}
