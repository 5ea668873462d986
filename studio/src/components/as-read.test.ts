import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AsRead } from "./as-read.tsx";

const shown = (markdown: string) => renderToStaticMarkup(createElement(AsRead, { markdown }));

test("emphasis is drawn, and links and references are their words", () => {
  expect(shown("A **bold** and *slanted* [word](/bible), as in [[John 3:16]].")).toBe(
    '<p>A <strong>bold</strong> and <em>slanted</em> <u title="/bible">word</u>, as in John 3:16.</p>',
  );
  expect(shown("[[ Salmo 23 ]]")).toBe("<p>Salmo 23</p>");
});

test("headings, lists, quotations and tables have no signs", () => {
  expect(shown("## Hope")).toBe("<p><strong>Hope</strong></p>");
  expect(shown("3. one\n4. two")).toBe('<ol start="3"><li><p>one</p></li><li><p>two</p></li></ol>');
  expect(shown("> He said")).toBe("<blockquote><p>He said</p></blockquote>");
  expect(shown("| a | b |\n| - | - |\n| 1 | 2 |")).toBe(
    "<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>1</td><td>2</td></tr></tbody></table>",
  );
});

test("signs that readers see stay", () => {
  expect(shown("2 \\* 3, and <b>")).toBe("<p>2 * 3, and &lt;b&gt;</p>");
});
