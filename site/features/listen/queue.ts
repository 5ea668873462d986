export interface Sentence {
  text: string;
  lang: string;
}

/** Something to listen to, with its text: the player goes on with it when another page is shown. */
export interface ListenItem {
  path: string;
  title: string;
  sentences: Sentence[];
  /** The address of a recording, which is preferred. */
  audio?: string | undefined;
}

export interface Queue {
  items: ListenItem[];
  item: number;
  sentence: number;
  /** In a recording. */
  seconds: number;
}

export const queueOf = (items: ListenItem[]): Queue => ({ items, item: 0, sentence: 0, seconds: 0 });

export const itemAt = ({ items, item }: Queue): ListenItem => items[item]!;
export const sentenceAt = (queue: Queue): Sentence | undefined => itemAt(queue).sentences[queue.sentence];

const toItem = (queue: Queue, item: number): Queue => ({ ...queue, item, sentence: 0, seconds: 0 });

/** Undefined after the last. */
export function nextItem(queue: Queue): Queue | undefined {
  return queue.item + 1 < queue.items.length ? toItem(queue, queue.item + 1) : undefined;
}

/** The beginning of this one, or, from there, the one before. */
export function previousItem(queue: Queue): Queue {
  const isAtStart = queue.sentence === 0 && queue.seconds < 3;
  return toItem(queue, Math.max(0, queue.item - (isAtStart ? 1 : 0)));
}

/** Undefined after the last sentence of the last item. */
export function nextSentence(queue: Queue): Queue | undefined {
  return queue.sentence + 1 < itemAt(queue).sentences.length
    ? { ...queue, sentence: queue.sentence + 1 }
    : nextItem(queue);
}

export function previousSentence(queue: Queue): Queue {
  if (queue.sentence > 0) return { ...queue, sentence: queue.sentence - 1 };
  const before = queue.items[queue.item - 1];
  if (!before) return queue;
  return { ...toItem(queue, queue.item - 1), sentence: Math.max(0, before.sentences.length - 1) };
}
