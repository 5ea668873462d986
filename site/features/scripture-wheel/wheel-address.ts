/** How many passages each topic has on the wheel. */
export const passagesPerTopic = 8;

/** Where a topic's passage stands, without language prefix. */
export const wheelAddress = (topic: string, number: number): string =>
  `/scripture-wheel?topic=${topic}${number > 1 ? `&n=${number}` : ""}`;
