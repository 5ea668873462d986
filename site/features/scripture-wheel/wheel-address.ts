/** How many passages each topic has on the wheel. */
export const passagesPerTopic = 8;

/** Path of a topic's passage, without language prefix. */
export const wheelAddress = (topic: string, number: number): string =>
  `/scripture-wheel?topic=${topic}${number > 1 ? `&n=${number}` : ""}`;
