import { expect, test } from "vitest";
import { completeRichText } from "./complete.ts";
import { richTextOf } from "./from-markdown.ts";
import { bold, code, document, internalLink, link, type Node, paragraph, text } from "./nodes.ts";
import { markdownOf } from "./to-markdown.ts";

const noPath = async () => undefined;
const saved = async (...blocks: Node[]) => completeRichText(document(blocks), noPath);
const markdown = async (...blocks: Node[]) => markdownOf(await saved(...blocks));

test("a reference that is typed in a sentence becomes one, and the words around it stay as they are", async () => {
  const { root } = await saved(paragraph([text("See [[John 3:16]], and [[Romans 5:8]]", bold)]));
  const children = root.children[0]!.children!;
  expect(children.map(({ type, text: words, format }) => [type, words, format])).toEqual([
    ["text", "See ", bold],
    ["inlineBlock", undefined, undefined],
    ["text", ", and ", bold],
    ["inlineBlock", undefined, undefined],
  ]);
  expect(children[1]!.fields).toMatchObject({ blockType: "reference", reference: "John 3:16" });
});

test("alone in a paragraph it is a passage", async () => {
  const { root } = await saved(paragraph([text(" [[Salmo 23]] ")]));
  expect(root.children[0]).toMatchObject({
    type: "block",
    fields: { blockType: "passage", reference: "Salmo 23" },
  });
});

test("what is no reference, is code or is in a link stays as it was typed", async () => {
  const blocks = [
    paragraph([text("[[]] [John] [[a\nb]]")]),
    paragraph([text("[[John 3:16]]", code)]),
    paragraph([link("https://example.org", "1", [text("[[John 3:16]] there")])]),
  ];
  expect((await saved(...blocks)).root.children).toEqual(blocks);
});

test("nothing changes in a text that is complete", async () => {
  const form = richTextOf("See [[John 3:16]].\n\n[[Psalm 23]]\n\n- a [link](/bible)");
  expect(await completeRichText(form, noPath)).toEqual(form);
});

test("a picked link gets the path of its item; one whose item is gone stays as it was", async () => {
  const picked = (path: string) =>
    document([paragraph([internalLink({ relationTo: "article", value: "1" }, path, "a", [text("there")])])]);
  const found = await completeRichText(picked(""), async (collection, id) => `${collection}s/${id}`);
  expect(markdownOf(found)).toBe("[there](/articles/1)");
  expect(markdownOf(await completeRichText(picked("articles/old"), noPath))).toBe("[there](/articles/old)");
  expect(markdownOf(picked(""))).toBe("there");
});

test("a bold link has its stars around it, but not beside other bold words", async () => {
  const bolder = (...before: Node[]) => [...before, link("/bible", "1", [text("Bible", bold)])];
  expect(await markdown(paragraph(bolder()))).toBe("**[Bible](/bible)**");
  expect(await markdown(paragraph(bolder(text("the ", bold))))).not.toContain("****");
});
