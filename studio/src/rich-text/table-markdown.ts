/** Tables of web pages and of Word as Markdown. */
import type { PhrasingContent } from "mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";

/** Words in one style. */
interface Run {
  words: string;
  isBold?: boolean;
  isItalic?: boolean;
  url?: string;
}
type Cell = Run[];

const reference = /(\[\[[^\]\n]+\]\])/;
const skipped = new Set(["STYLE", "SCRIPT", "TEMPLATE"]);
const blocks = new Set(["P", "DIV", "LI", "TR", "TD", "BR"]);

function runsOf(node: Node, style: Omit<Run, "words">): Run[] {
  if (node.nodeType === 3) return [{ ...style, words: (node.nodeValue ?? "").replace(/\s+/g, " ") }];
  if (node.nodeType !== 1 || skipped.has(node.nodeName)) return [];
  const { style: css, nodeName } = node as HTMLElement;
  const weight = css.fontWeight || (nodeName === "B" || nodeName === "STRONG" ? "bold" : "");
  const slant = css.fontStyle || (nodeName === "I" || nodeName === "EM" ? "italic" : "");
  const href = nodeName === "A" ? (node as HTMLAnchorElement).getAttribute("href") : null;
  const own: Omit<Run, "words"> = {
    ...style,
    ...(weight ? { isBold: weight === "bold" || Number(weight) >= 600 } : {}),
    ...(slant ? { isItalic: slant === "italic" } : {}),
    ...(href && /^https?:/.test(href) ? { url: href } : {}),
  };
  const inside = [...node.childNodes].flatMap((child) => runsOf(child, own));
  // A cell of Markdown is one line.
  return blocks.has(nodeName) ? [...inside, { words: " " }] : inside;
}

function phrasesOf({ words, isBold, isItalic, url }: Run, isHead: boolean): PhrasingContent[] {
  const [, before, inner, after] = /^(\s*)(.*?)(\s*)$/s.exec(words)!;
  const plain = inner!
    .split(reference)
    .filter((part) => part !== "")
    .map((part): PhrasingContent => ({ type: reference.test(part) ? "html" : "text", value: part }));
  // Signs of a style stand at its words, never at a space.
  let styled = plain;
  if (inner !== "") {
    if (isItalic) styled = [{ type: "emphasis", children: styled }];
    if (isBold && !isHead) styled = [{ type: "strong", children: styled }];
    if (url) styled = [{ type: "link", url, children: styled as never }];
  }
  const space: PhrasingContent[] = [{ type: "text", value: " " }];
  return [...(before ? space : []), ...styled, ...(after && inner !== "" ? space : [])];
}

const isAlike = (one: Run, other: Run) =>
  Boolean(one.isBold) === Boolean(other.isBold) &&
  Boolean(one.isItalic) === Boolean(other.isItalic) &&
  one.url === other.url;

/** Runs in the same style are one, and spaces are where words meet. */
function joined(cell: Cell): Cell {
  const all: Run[] = [];
  for (const run of cell) {
    const last = all.at(-1);
    if (last && (isAlike(last, run) || run.words.trim() === ""))
      all[all.length - 1] = { ...last, words: `${last.words}${run.words}`.replace(/\s+/g, " ") };
    else all.push(run);
  }
  return all
    .map((run, at) => ({
      ...run,
      words: at === 0 ? run.words.trimStart() : run.words,
    }))
    .map((run, at, runs) => ({ ...run, words: at === runs.length - 1 ? run.words.trimEnd() : run.words }))
    .filter(({ words }) => words !== "");
}

/** The first row is the head, which Markdown cannot do without. */
export function tableMarkdown(rows: readonly (readonly Cell[])[]): string {
  const width = Math.max(...rows.map((row) => row.length));
  const table = {
    type: "table" as const,
    children: rows.map((row, nth) => ({
      type: "tableRow" as const,
      children: Array.from({ length: width }, (_, at) => ({
        type: "tableCell" as const,
        children: joined(row[at] ?? []).flatMap((run) => phrasesOf(run, nth === 0)),
      })),
    })),
  };
  return toMarkdown(table, {
    emphasis: "*",
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  }).trim();
}

/** Cells that reach over others leave those empty. */
function rowsOf(table: HTMLTableElement): Cell[][] {
  const grid: Cell[][] = [];
  [...table.rows].forEach((row, nth) => {
    grid[nth] ??= [];
    let at = 0;
    for (const cell of row.cells) {
      while (grid[nth]![at] !== undefined) at++;
      const deep = Math.min(cell.rowSpan || 1, table.rows.length - nth);
      for (let down = 0; down < deep; down++)
        for (let over = 0; over < cell.colSpan; over++) {
          grid[nth + down] ??= [];
          grid[nth + down]![at + over] = down + over === 0 ? runsOf(cell, {}) : [];
        }
      at += cell.colSpan;
    }
  });
  return grid.map((row) => Array.from(row, (cell) => cell ?? []));
}

/** Puts a paragraph where each table was; gives the tables by the words of those. What only arranges a page stays. */
export function takeTables(page: Document): Map<string, string> {
  const found = new Map<string, string>();
  for (const table of page.querySelectorAll("table")) {
    if (table.parentElement?.closest("table, li, blockquote")) continue;
    const rows = rowsOf(table);
    if (rows.length < 2 || Math.max(...rows.map((row) => row.length)) < 2) continue;
    const place = page.createElement("p");
    place.textContent = `table ${crypto.randomUUID()}`;
    found.set(place.textContent, tableMarkdown(rows));
    table.replaceWith(place);
  }
  return found;
}
