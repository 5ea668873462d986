import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { renderBody } from "../../services/content/markdown.ts";
import { createSanitizer } from "../../site/features/reading/sanitize-markup.server.ts";
import * as node from "../src/rich-text/nodes.ts";
import { markdownOf } from "../src/rich-text/to-markdown.ts";
import { type StudioApi, startApi } from "./serve-api.ts";

const script = "<script>globalThis.stolen = true</script>";
const handler = "<img src=x onerror=alert(1)>";
const inText = (words: string, format = 0) => [node.paragraph([node.text(words, format)])];
const linked = (url: string) => [node.paragraph([node.link(url, "1", [node.text("here")])])];
const asMarkdown = (markdown: string) => [node.block("markdown", "1", { markdown })];

const tries: [string, node.Node[]][] = [
  ["a script in a text", inText(script)],
  ["a script in bold", inText(script, node.bold)],
  ["a script as code", inText(script, node.code)],
  ["a handler in a heading", [node.heading(2, [node.text(handler)])]],
  ["a handler in a list", [node.list(false, 1, [node.listItem(1, [node.text(handler)])])]],
  ["a handler in a quotation", [node.quote([node.text(handler)])]],
  ["a link that is a program", linked("javascript:alert(1)")],
  ["the same in capitals and spaces", linked(" JaVaScRiPt:alert(1)")],
  ["the same with a tab", linked("java\tscript:alert(1)")],
  ["a link with data", linked(`data:text/html,${script}`)],
  ["a link that ends its attribute", linked('/a" onclick="alert(1)')],
  ["a link that ends its brackets", linked(`/a) ${handler} [x](/b`)],
  ["Markdown typed as words", inText("[x](javascript:alert(1))")],
  ["a reference that is HTML", [node.block("passage", "1", { reference: script })]],
  [
    "a reference in a sentence that is HTML",
    [node.paragraph([node.inlineBlock("reference", "1", { reference: handler })])],
  ],
  [
    "a reference that ends its brackets",
    [node.block("passage", "1", { reference: `John 3:16]] ${script} [[` })],
  ],
  ["a script in a Markdown block", asMarkdown(script)],
  ["a handler in a Markdown block", asMarkdown(handler)],
  ["a drawing with a script", asMarkdown(`<svg onload="alert(1)">${script}</svg>`)],
  ["a frame", asMarkdown('<iframe src="javascript:alert(1)"></iframe>')],
  [
    "a style that reaches out",
    asMarkdown('<p style="background:url(https://example.com)">x</p><style>*{display:none}</style>'),
  ],
  ["a form", asMarkdown('<form action="https://example.com"><input name="password"></form>')],
  ["a broken tag", asMarkdown("<scr<script>ipt>alert(1)</script>")],
  ["an entity in a link", asMarkdown("[x](&#106;avascript:alert(1))")],
];

const harmfulTag = /<(?:script|iframe|svg|style|form|input|object|embed|base|meta|link)\b/i;
const harmfulAddress = /(?:href|src|action)\s*=\s*"?\s*(?:javascript|data|vbscript):/i;
const handlerOfTag = /<[^>]*\son\w+\s*=/i;

test.each(tries)("%s does nothing on the site", async (_name, nodes) => {
  const sanitize = await createSanitizer();
  const { markup } = renderBody(markdownOf(node.document(nodes)), {
    passage: () => undefined,
    link: (href) => ({ href }),
    blockId: () => "1",
  });
  const shown = sanitize(markup);
  expect(shown).not.toMatch(harmfulTag);
  expect(shown).not.toMatch(harmfulAddress);
  // What stands within quotation marks is a value, not a handler.
  expect(shown.replace(/"[^"]*"/g, '""')).not.toMatch(handlerOfTag);
});

let studio: StudioApi;
beforeAll(async () => {
  studio = await startApi();
});
afterAll(() => studio.close());

const upload = (name: string, mimetype: string, data: Buffer) =>
  studio.payload.create({
    collection: "pictures",
    data: { alt_en: "A hill", alt_es: "Una colina" },
    file: { name, mimetype, data, size: data.length },
  });
const png = () => sharp({ create: { width: 40, height: 30, channels: 3, background: "#246" } });

test("a picture is decoded and encoded again: what its file carried beside it is gone", async () => {
  const data = await png()
    .withExif({ IFD0: { Copyright: script } })
    .jpeg()
    .toBuffer();
  const doc = (await upload(
    "hill.jpg",
    "image/jpeg",
    Buffer.concat([data, Buffer.from(script)]),
  )) as unknown as Record<string, unknown>;
  expect(doc).toMatchObject({ mimeType: "image/webp", width: 40, height: 30 });
  const { readFile } = await import("node:fs/promises");
  const stored = await readFile(`${process.env.DATA_DIR}/studio/pictures/${doc.filename}`);
  expect(stored.includes("script")).toBe(false);
});

test.each([
  ["a drawing", "x.svg", "image/svg+xml", `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
  ["a page that is called a picture", "x.png", "image/png", `<html>${script}</html>`],
  ["nothing", "x.png", "image/png", ""],
])("%s is refused as a picture", async (_name, file, type, content) => {
  await expect(upload(file, type, Buffer.from(content))).rejects.toThrow();
});

test("a file name leads nowhere else", async () => {
  const doc = (await upload(
    "../../../etc/<script>.png",
    "image/png",
    await png().png().toBuffer(),
  )) as unknown as { filename: string };
  expect(doc.filename).toMatch(/^[\w-]+\.webp$/);
});
