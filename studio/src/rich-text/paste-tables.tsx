"use client";
/** Hears what is pasted, and puts in its tables as Markdown where they stood. */
import { createClientFeature } from "@payloadcms/richtext-lexical/client";
import {
  $createParagraphNode,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  $isSelectionCapturedInDecoratorInput,
  $parseSerializedNode,
  COMMAND_PRIORITY_HIGH,
  type LexicalEditor,
  PASTE_COMMAND,
} from "@payloadcms/richtext-lexical/lexical";
import { $generateNodesFromDOM } from "@payloadcms/richtext-lexical/lexical/html";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { toast } from "@payloadcms/ui";
import { useEffect } from "react";
import { useSay } from "../components/say.ts";
import { block } from "./nodes.ts";
import { takeTables } from "./table-markdown.ts";

const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const blockOf = (markdown: string) => $parseSerializedNode(block("markdown", newId(), { markdown }));

/** False where there is no table, and the editor's own way is right. */
function pasteTables(editor: LexicalEditor, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData("text/html");
  // What was copied from another text of the studio is put in as it was.
  if (!html || event.clipboardData?.types.includes("application/x-lexical-editor")) return false;
  if ($isSelectionCapturedInDecoratorInput(event.target as Node) || !$isRangeSelection($getSelection()))
    return false;
  const page = new DOMParser().parseFromString(html, "text/html");
  const tables = takeTables(page);
  if (tables.size === 0) return false;
  event.preventDefault();
  const nodes = $generateNodesFromDOM(editor, page).map((node) => {
    const markdown = tables.get(node.getTextContent());
    return markdown === undefined ? node : blockOf(markdown);
  });
  // One goes on writing below it.
  $insertNodes([...nodes, $createParagraphNode()]);
  return true;
}

function PastePlugin() {
  const [editor] = useLexicalComposerContext();
  const say = useSay();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!("clipboardData" in event) || !pasteTables(editor, event)) return false;
          toast.info(
            say(
              "The table is written as Markdown: a line is a row, and | stands between cells. Readers see a table.",
              "La tabla está escrita como Markdown: una línea es una fila, y | separa las celdas. Quien lee ve una tabla.",
            ),
          );
          return true;
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor, say],
  );
  return null;
}

export const PasteTables = createClientFeature({
  plugins: [{ Component: PastePlugin, position: "normal" }],
});
