import { appStartId } from "../site/start/app-start.ts";
import type { Edit } from "./edits.ts";

const open = `<noscript id="${appStartId}">`;
const close = "</noscript>";

/**
 * The page is text first. All that starts React stands at the end of the body, from our own element on; here it is put
 * into a template, which the start script opens when it is needed (site/start).
 */
export function startScriptEdits(html: string, startScript: string): Edit[] {
  const from = html.lastIndexOf(open);
  const end = html.lastIndexOf("</body>");
  if (from < 0 || end < from) return [];
  const closed = html.indexOf(close, from);
  return [
    { from, to: from + open.length, by: `<template id="${appStartId}">` },
    { from: closed, to: closed + close.length, by: "" },
    { from: end, to: end, by: `</template><script type="module" async src="${startScript}"></script>` },
  ];
}
