import { expect, test } from "vitest";
import { loadFaq } from "../general-pages/load-faq.server.ts";
import { blocksOf } from "./blocks.ts";
import { headingsOf, loadBody } from "./load-body.server.ts";

const rich = (markup: string) => ({ markup, blocks: [] });
const pieces = [
  "<a",
  "<a ",
  "<a>",
  "<p",
  "<p ",
  "<p>",
  "<!--",
  "<",
  "<hr>",
  "<br>",
  "<h2>",
  "<h2 ",
  "<b>",
  "<p>a</p>",
  "&",
  "&a",
  '<umb-rte-block data-content-id="a" ',
  '<umb-rte-block data-content-id="a">',
  "<umb-rte-block ",
  ' data-content-id="a"',
];

/** Only time shows it: `npm run test:all` only. */
test("no text of a CMS holds up the page that shows it", async () => {
  const scripture = { passages: async () => [] } as never;
  for (const piece of pieces) {
    const text = piece.repeat(150_000 / piece.length);
    const before = process.threadCpuUsage();
    const parts = await loadBody(scripture, rich(text), "en-US");
    headingsOf(parts);
    blocksOf(parts);
    await loadFaq(
      scripture,
      { items: [{ content: { id: "a", properties: { question: "a", answer: rich(text) } } }] },
      "en-US",
    );
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000, piece).toBeLessThan(4000);
  }
});
