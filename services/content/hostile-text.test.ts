import { describe, expect, test } from "vitest";
import { threadMs } from "../../tests/support/processor-time.ts";
import { renderBody, renderPlain } from "./markdown.ts";
import { renderRichText, wordsOf } from "./rich-text.ts";
import { scanBody } from "./rules/scan-body.ts";
import { longestBlock } from "./rules/text-bounds.ts";
import { mediaIn } from "./sources/umbraco/map-media.ts";
import { teaserOf } from "./teaser.ts";

const context = {
  passage: () => undefined,
  link: (href: string) => ({ href }),
  linkToItem: () => undefined,
  blockId: () => "x",
};
const rich = (markup: string) => ({ markup, blocks: [] });
const pieces = [
  ...'<a|<a |<a>|<a "|<a \'|<p|<p |<p>|<p [[|<!--|<|</|<?|<img |<img src=|<hr>|<br>|<h2>|<h2 |<b>|<p>a</p>|[[|[[a|[|[[a]]\n|](|&|&a|="|="a'.split(
    "|",
  ),
  '<umb-rte-block data-content-id="a" ',
  '<umb-rte-block data-content-id="a">',
  "<umb-rte-block ",
  ' data-content-id="a"',
  " ",
  "\n",
];

/** Twice the text may take twice the time, with room for chance; a square would take four times, and that of this length minutes. */
const readers: Record<string, (text: string) => unknown> = {
  teaserOf: (text) => teaserOf(rich(text)),
  renderRichText: (text) => renderRichText(rich(text), context),
  wordsOf: (text) => wordsOf(rich(text)),
  renderPlain: (text) => renderPlain(text, context),
  scanBody,
  mediaIn,
};

/** Only time shows it: `npm run test:all` only. */
describe("no text of a CMS holds up whoever reads it", () => {
  test.each(Object.entries(readers))("%s", (_, read) => {
    for (const piece of pieces) {
      const text = `<umb-rte-block ${piece.repeat(150_000 / piece.length)}`;
      for (const each of [text, text.slice(15)])
        expect(
          threadMs(() => read(each)),
          piece,
        ).toBeLessThan(1500);
    }
  });

  test("Markdown as long as it may be", () => {
    for (const piece of ["*", "_", "*a_", "**a", "[", "![", "[[", "[a](", "`", "`a", "|a", "<a", "a@b."]) {
      const block = `${piece.repeat(longestBlock).slice(0, longestBlock - 1)}\n\n`;
      const text = block.repeat(2);
      expect(
        threadMs(() => renderBody(text, context)),
        piece,
      ).toBeLessThan(4000);
    }
  });
});
