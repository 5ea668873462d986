/** Home never shows the same thing twice: each row leaves out what is on the page already. */
interface Linked {
  path: string;
}

/** A series is there already when one of its parts is. */
const isShown = (path: string, shown: readonly string[]) =>
  shown.some((other) => other === path || other.startsWith(`${path}/`));

export const leaveOut = <T extends Linked>(items: readonly T[], shown: readonly string[]): T[] =>
  items.filter(({ path }, index) => {
    const isFirst = items.findIndex((other) => other.path === path) === index;
    return isFirst && !isShown(path, shown);
  });

/** One of each list in turn, then the next of each, as many as are asked for. */
export function oneOfEach<T extends Linked>(
  lists: readonly (readonly T[])[],
  shown: readonly string[],
  take: number,
): T[] {
  const left = lists.map((list) => leaveOut(list, shown));
  const rounds = Math.max(0, ...left.map(({ length }) => length));
  const inTurn = Array.from({ length: rounds }, (_, round) => left.flatMap((list) => list[round] ?? []));
  return leaveOut(inTurn.flat(), []).slice(0, take);
}
