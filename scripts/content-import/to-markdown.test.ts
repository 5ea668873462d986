import fc from "fast-check";
import { marked } from "marked";
import sanitize from "sanitize-html";
import { expect, test } from "vitest";
import { scanBody } from "../../services/content/rules/scan-body.ts";
import { createLinks } from "./links.ts";
import { isPlain, toMarkdown } from "./to-markdown.ts";
import { wordsOf } from "./words.ts";

const context = {
  linkTo: createLinks("https://old.example", new Map([["about", "/about"]])),
  pictureFor: (address: string) => (address.endsWith("boat.png") ? "/media/imported/boat.webp" : undefined),
};
const convert = (html: string) => toMarkdown(html, context);

test.each([
  ["<h1>One</h1><h3>Three</h3>", "## One\n\n### Three"],
  ["<p>a <b>b</b> <i>c</i></p>", "a **b** *c*"],
  ['<p><a href="https://old.example/about/">us</a></p>', "[us](/about)"],
  ['<p><a href="https://a.example/(x)">x</a></p>', "[x](https://a.example/%28x%29)"],
  ['<img src="/wp-content/uploads/boat.png" alt="a ] b">', "![a \\] b](/media/imported/boat.webp)"],
  ["<p>1 &lt; 2 &amp;amp; [[John 3:16]]</p>", "1 \\< 2 &amp;amp; \\[\\[John 3:16\\]\\]"],
  ["<p>[1]<span>(see)</span></p>", "\\[1\\]\\(see)"],
  ["<pre>a\n&lt;b&gt;</pre>", "a  \n\\<b>"],
  [
    "<table><tr><th>a</th><th>b</th></tr><tr><td>1|2</td><td></td></tr></table>",
    "| a | b |\n| --- | --- |\n| 1\\|2 |  |",
  ],
])("%s", (html, markdown) => {
  expect(convert(html).markdown).toBe(markdown);
});

test("what Markdown cannot carry is named and left out", () => {
  const { markdown, problems } = convert(
    '<p onclick="x()" style="color:red">Words</p><script>alert(1)</script><iframe src="https://v.example/1"></iframe><form><input></form><a href="javascript:alert(1)">go</a><a href="data:text/html,x">data</a><a href="https://old.example/gone">gone</a>',
  );
  expect(markdown).toBe("Words\n\ngodatagone");
  expect(problems).toEqual(
    expect.arrayContaining([
      "scripts in attributes are left out",
      "inline styles are left out",
      "<script> is left out",
      "what was embedded is left out: https://v.example/1",
      "<form> is left out",
      'a link with "javascript:" is left as words',
      'a link with "data:" is left as words',
      "the link /gone leads to what is not carried over: left as words",
    ]),
  );
});

test.each([
  ["words that are markup", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"],
  ["adjacent code", "<code>a</code><code>` &lt;img src=x onerror=alert(1)&gt;</code>"],
  ["lines in a link", '<a href="https://a.example"><pre>```\n&lt;script&gt;</pre></a>'],
  ["alternative text", '<img src="boat.png" alt="](javascript:alert(1)) <svg onload=x>">'],
  ["an exclamation mark before a link", '<p>!<a href="https://tracker.example/x.png">x</a></p>'],
  ["a definition", "<p>[x]: javascript:alert(1)</p><p>[x]</p>"],
  ["a link in brackets", "<p>[x](javascript:alert(1))</p>"],
])("stays words: %s", (_, html) => {
  const { markdown } = convert(html);
  const markup = marked.parse(markdown, { async: false });
  expect(isPlain(markdown), markdown).toBe(true);
  expect(markup).not.toMatch(/<(?:script|svg)|<[^>]+\son\w+=|href="javascript|<img[^>]+tracker/i);
});

test("deep nesting and long runs end in time", () => {
  const began = process.cpuUsage();
  expect(convert(`${"<div>".repeat(50_000)}deep`).markdown.length).toBeLessThan(10);
  convert(`<h2>${"\u00a0".repeat(200_000)}x</h2>`);
  convert(`<p>${"[".repeat(100_000)}</p>`);
  convert(`<p>${"<b>".repeat(20_000)}x`);
  expect(process.cpuUsage(began).user / 1e6).toBeLessThan(60);
});

const piece = fc.oneof(
  fc.constantFrom(
    "<script>alert(1)</script>",
    "<img src=boat.png alt='",
    "'>",
    "<a href='javascript:alert(1)'>",
    "</a>",
    "<a href=https://a.example>",
    "<pre>",
    "</pre>",
    "<code>",
    "</code>",
    "`",
    "```",
    "&lt;script&gt;",
    "&lt;img src=x onerror=alert(1)&gt;",
    "<svg onload=alert(1)>",
    "[x](javascript:alert(1))",
    "[[John 3:16]]",
    "](",
    "]",
    "[",
    "!",
    "\\",
    "<p>",
    "</p>",
    "<br>",
    "\n",
    "<table><tr><td>",
    "</td></tr></table>",
    "<li>",
    "<ul>",
    "<blockquote>",
    "<b>",
    "</b>",
    "<h2 onclick=x>",
    "<iframe src=x>",
    "&amp;lt;",
    "&#60;b&#62;",
    "<!--",
    "-->",
    "| --- |",
    "    ",
    "<style>",
    "<div style='x'>",
    "~~~",
    "\uE001",
    "[a]: /x",
  ),
  fc.string({ maxLength: 8 }),
);

test("random HTML becomes Markdown without scripts, handlers, passages or dead links", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
      const { markdown } = convert(pieces.join(""));
      const markup = marked.parse(markdown, { async: false });
      const tags = new Set<string>();
      sanitize(markup, {
        onOpenTag: (name, attributes) => {
          tags.add(name);
          for (const [key, value] of Object.entries(attributes)) {
            expect(key).not.toMatch(/^on|^style$/i);
            expect(value).not.toMatch(/^\s*(?:javascript|data|vbscript):/i);
          }
        },
      });
      for (const name of ["script", "svg", "iframe", "style", "form", "object"])
        expect(tags).not.toContain(name);
      const { passages, links } = scanBody(markdown);
      expect(passages).toEqual([]);
      for (const { text } of links) expect(text).toMatch(/^(?:https?:|mailto:|tel:|\/)/);
    }),
    { numRuns: 1500 },
  );
});

test("words have neither tags nor what is inside scripts", () => {
  expect(wordsOf("<p>A &amp; B</p><p>C</p><script>x</script><style>y</style>")).toBe("A & B C");
  expect(wordsOf("a\u0000b\u0007 c")).toBe("a b c");
});
