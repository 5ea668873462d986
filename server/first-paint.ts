import { nonceAttribute } from "./own-inline.ts";

const modulePreload = /<link (?=[^>]*rel="modulepreload")[^>]*?\bhref="([^"]+)"[^>]*>/g;
const startScript = /(<script (?=[^>]*type="module")[^>]*>)([\s\S]*?)(<\/script>)/g;
const startOfApp = /^import\("([^"]+)"\);?$/m;
const staticImport = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;

/** Waits until the browser says that the page is on the screen; one that never says so is not waited for much longer. */
const afterFirstPaint = `await new Promise((shown) => {
new PerformanceObserver(shown).observe({ type: "paint", buffered: true });
requestAnimationFrame(() => setTimeout(shown, 500));
});`;

/** A missing module is logged to the console, and the page stays static text. */
const stayText = "(error) => { console.error(error); return new Promise(() => {}); }";

/** Modules are asked for, and run, one after the other with a breath in between, so that a slow phone answers a touch. */
const nextTask = "await new Promise((next) => setTimeout(next));";
/** As many as are asked for in one task. */
const atOnce = 4;

/**
 * A page is text first. The router's start script imports the app's modules as soon as it is read, and links in the head
 * fetch them even earlier, all before anything is shown; here both happen once the text is on the screen. Only tags that
 * carry the rendering's nonce are the router's.
 */
export function textFirst(html: string, nonce: string): string {
  const mark = nonceAttribute(nonce);
  const preloads = [...html.matchAll(modulePreload)].filter(([tag]) => tag.includes(mark));
  if (preloads.length === 0) return html;
  const hrefs = preloads.map(([, href]) => href!);
  return html
    .replace(modulePreload, (tag) => (tag.includes(mark) ? "" : tag))
    .replace(startScript, (whole, open: string, code: string, close: string) => {
      if (!open.includes(mark)) return whole;
      const imports = [...code.matchAll(staticImport)];
      const names = imports.map(([, name]) => name ?? "").join(", ");
      const modules = imports.map(([, , from]) => `import(${JSON.stringify(from)})`).join(", ");
      const app = startOfApp.exec(code)?.[1] ?? "";
      const begin = [
        afterFirstPaint,
        `const parts = ${JSON.stringify(hrefs)};`,
        `for (const [at, href] of parts.entries()) { document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href })); if (at % ${atOnce} === ${atOnce - 1}) ${nextTask} }`,
        `for (const part of parts) if (part !== ${JSON.stringify(app)}) { await import(part).catch(${stayText}); ${nextTask} }`,
        `const [${names}] = await Promise.all([${modules}]).catch(${stayText});`,
      ];
      return `${open}${begin.join("\n")}\n${code.replace(staticImport, "")}${close}`;
    });
}
