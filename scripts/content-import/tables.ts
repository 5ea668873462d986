/** Tables as GitHub's Markdown has them, which is what the site's reads. */
import type TurndownService from "turndown";

const tableOf = (node: Node): HTMLElement | undefined => {
  for (let above = node.parentNode; above; above = above.parentNode)
    if (above.nodeName === "TABLE") return above as HTMLElement;
  return undefined;
};
const isNested = (node: Node) => {
  const table = tableOf(node);
  return table !== undefined && tableOf(table) !== undefined;
};

export const oneLine = (content: string): string =>
  content
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ");

export function addTableRules(turndown: TurndownService): void {
  turndown.addRule("cell", {
    filter: ["td", "th"],
    replacement: (content, node) => (isNested(node) ? `${content} ` : `| ${oneLine(content)} `),
  });
  turndown.addRule("row", {
    filter: "tr",
    replacement: (content, node) => {
      const table = tableOf(node);
      if (!table || isNested(node)) return `${content} `;
      const isFirst = table.getElementsByTagName("tr")[0] === (node as HTMLElement);
      const columns = [...node.childNodes].filter(({ nodeName }) => /^T[DH]$/.test(nodeName)).length;
      return `\n${content}|${isFirst ? `\n${"| --- ".repeat(columns)}|` : ""}\n`;
    },
  });
  turndown.addRule("caption", { filter: "caption", replacement: (content) => `\n\n${content}\n\n` });
  turndown.addRule("rows", { filter: ["thead", "tbody", "tfoot"], replacement: (content) => content });
  turndown.addRule("table", {
    filter: "table",
    replacement: (content, node) => (tableOf(node) ? content : `\n\n${content.trim()}\n\n`),
  });
}
