const modulePreload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const startScript = /(<script type="module"[^>]*>)([\s\S]*?)(<\/script>)/;
const staticImport = /^import (?:\* as (\w+) from )?"([^"]+)";$/gm;

/** Waits for the frame in which the page is first shown. */
const afterFirstPaint = "await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));";

/** A module that is gone is told to the console, and the page stays what it is: text. */
const stayText = "(error) => { console.error(error); return new Promise(() => {}); }";

/**
 * A page is text first. The router's start script imports the app's modules as soon as it is read, and links in the head
 * fetch them even earlier, all before anything is shown; here both happen once the text is on the screen.
 */
export function textFirst(html: string): string {
  const preloads = [...html.matchAll(modulePreload)].map(([, href]) => href!);
  if (preloads.length === 0) return html;
  return html
    .replace(modulePreload, "")
    .replace(startScript, (_, open: string, code: string, close: string) => {
      const imports = [...code.matchAll(staticImport)];
      const names = imports.map(([, name]) => name ?? "").join(", ");
      const modules = imports.map(([, , from]) => `import(${JSON.stringify(from)})`).join(", ");
      const begin = [
        afterFirstPaint,
        `for (const href of ${JSON.stringify(preloads)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`,
        `const [${names}] = await Promise.all([${modules}]).catch(${stayText});`,
      ];
      return `${open}${begin.join("\n")}\n${code.replace(staticImport, "")}${close}`;
    });
}
