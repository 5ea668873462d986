import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import type { PassageView } from "./load-passages.server.ts";
import { PassageBlock, PassageBlocks } from "./passage-block.tsx";

const passage: PassageView = {
  osis: "Gen.1.31-Gen.2.31",
  reference: "Genesis 1:31–2:31",
  path: "/bible/kjv/genesis/1",
  translation: "KJV",
  otherLanguage: null,
  verses: [
    { number: 31, text: "And God saw every thing that he had made." },
    { number: 1, text: "Thus the heavens and the earth were finished." },
    { number: 31, text: "A verse with the number of another." },
  ],
};

const keysOf = (nodes: ReactNode) =>
  Children.toArray(nodes)
    .filter(isValidElement)
    .map(({ key }) => key);

test("the same passage may stand twice, and two verses of a passage may have one number: each is itself", () => {
  const blocks = keysOf(PassageBlocks({ passages: [passage, passage] }));
  expect(new Set(blocks).size).toBe(2);
  const [paragraph] = PassageBlock({ passage }).props.children as ReactElement<{ children: ReactNode }>[];
  const verses = keysOf(paragraph!.props.children);
  expect(new Set(verses).size).toBe(3);
});
