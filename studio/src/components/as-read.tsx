"use client";
/** A paragraph of Markdown as readers see it: emphasis drawn, links and references as their words. */
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import type { ReactNode } from "react";

const reference = /\[\[([^\]\n]+)\]\]/g;

function shown(node: Nodes, key?: number): ReactNode {
  const inside = () => ("children" in node ? node.children.map((child, at) => shown(child, at)) : null);
  switch (node.type) {
    case "text":
      return node.value.replace(reference, (_, words: string) => words.trim());
    case "inlineCode":
      return <code key={key}>{node.value}</code>;
    case "break":
      return <br key={key} />;
    case "thematicBreak":
      return <hr key={key} />;
    case "strong":
      return <strong key={key}>{inside()}</strong>;
    case "emphasis":
      return <em key={key}>{inside()}</em>;
    case "heading":
      return (
        <p key={key}>
          <strong>{inside()}</strong>
        </p>
      );
    case "link":
      // One reads here, and goes nowhere.
      return (
        <u key={key} title={node.url}>
          {inside()}
        </u>
      );
    case "paragraph":
      return <p key={key}>{inside()}</p>;
    case "blockquote":
      return <blockquote key={key}>{inside()}</blockquote>;
    case "list":
      return node.ordered ? (
        <ol key={key} start={node.start ?? 1}>
          {inside()}
        </ol>
      ) : (
        <ul key={key}>{inside()}</ul>
      );
    case "listItem":
      return <li key={key}>{inside()}</li>;
    case "table":
      return (
        <table key={key}>
          <tbody>{inside()}</tbody>
        </table>
      );
    case "tableRow":
      return <tr key={key}>{inside()}</tr>;
    case "tableCell":
      return <td key={key}>{inside()}</td>;
    default:
      // What has no form here is shown as it was written.
      return "value" in node ? node.value : inside();
  }
}

export function AsRead({ markdown }: { markdown: string }) {
  const { children } = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return children.map((node, at) => shown(node, at));
}
