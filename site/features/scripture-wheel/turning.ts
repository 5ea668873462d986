/** The arithmetic of the wheel. Angles are degrees clockwise; topic 0 is below the pointer at angle 0. */

export const sectorOf = (count: number): number => 360 / count;

/** The topic below the pointer. */
export function topicAt(angle: number, count: number): number {
  const sector = sectorOf(count);
  return (((Math.round(-angle / sector) % count) + count) % count) + 0;
}

/** The angle nearest to `from` where `topic` is below the pointer, after whole `turns` (negative: the other way). */
export function angleFor(topic: number, count: number, from: number, turns = 0): number {
  const rest = -topic * sectorOf(count);
  const nearest = rest + Math.round((from - rest) / 360) * 360;
  if (turns === 0) return nearest;
  const onward = turns > 0 ? nearest < from : nearest > from;
  return nearest + (turns + (onward ? Math.sign(turns) : 0)) * 360;
}

/** Quick at first, then slower and slower, the way a heavy wheel stops. */
export const slowing = (part: number): number => 1 - (1 - part) ** 4;

/** How far the pointer leans while a peg passes below it: most just before it slips off. */
export function lean(angle: number, pegs: number, speed: number): number {
  const spacing = 360 / pegs;
  const passed = (((angle % spacing) + spacing) % spacing) / spacing;
  const strength = Math.min(1, Math.abs(speed) / 60);
  return (speed < 0 ? 1 - passed : -passed) * 22 * strength;
}

/** The next of a topic's passages, or the next topic, for readers whose browser runs no scripts. */
export function following(topic: number, passage: number, topics: number, passages: number) {
  return { topic: (topic + 2 + (passage % 3)) % topics, passage: (passage % passages) + 1 };
}
