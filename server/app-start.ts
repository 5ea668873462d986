import { appStartId } from "../site/start/app-start.ts";

const open = `<noscript id="${appStartId}">`;
const close = "</noscript>";

/**
 * The page is text first. All that starts React stands at the end of the body, from our own element on; here it is put
 * into a template, which the start script opens when it is needed (site/start).
 */
export function withStartScript(html: string, startScript: string): string {
  const from = html.lastIndexOf(open);
  const to = html.lastIndexOf("</body>");
  if (from < 0 || to < from) return html;
  const start = html.slice(from + open.length, to);
  const end = start.indexOf(close);
  const scripts = start.slice(0, end) + start.slice(end + close.length);
  return `${html.slice(0, from)}<template id="${appStartId}">${scripts}</template><script type="module" async src="${startScript}"></script>${html.slice(to)}`;
}
