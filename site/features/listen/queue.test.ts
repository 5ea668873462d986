import { expect, test } from "vitest";
import {
  itemAt,
  nextItem,
  nextSentence,
  previousItem,
  previousSentence,
  queueOf,
  sentenceAt,
} from "./queue.ts";

const item = (title: string, ...texts: string[]) => ({
  title,
  path: `/${title}`,
  sentences: texts.map((text) => ({ text, lang: "en-US" })),
});
const morning = queueOf([item("verse", "v1", "v2"), item("prayer", "p1"), item("reading", "r1", "r2")]);

test("the whole morning is heard sentence by sentence, one text after the other, and then ends", () => {
  const heard: string[] = [];
  for (let at: typeof morning | undefined = morning; at; at = nextSentence(at))
    heard.push(sentenceAt(at)!.text);
  expect(heard).toEqual(["v1", "v2", "p1", "r1", "r2"]);
});

test("back leads to the last sentence of the text before, and not before the first", () => {
  const prayer = nextItem(morning)!;
  expect(sentenceAt(previousSentence(prayer))?.text).toBe("v2");
  expect(previousSentence(morning)).toBe(morning);
});

test("the previous text: first to this one's beginning, from there to the one before", () => {
  const inReading = nextSentence(nextItem(nextItem(morning)!)!)!;
  expect(sentenceAt(previousItem(inReading))?.text).toBe("r1");
  expect(itemAt(previousItem(previousItem(inReading))).title).toBe("prayer");
  expect(itemAt(previousItem({ ...nextItem(morning)!, seconds: 40 })).title).toBe("prayer");
  expect(nextItem(inReading)).toBeUndefined();
});
