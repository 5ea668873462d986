import { expect, test } from "vitest";
import { startScriptEdits } from "./app-start.ts";
import { applyEdits } from "./edits.ts";

const withStartScript = (html: string, script: string) =>
  applyEdits(Buffer.from(html), startScriptEdits(html, script)).toString();

const page = (end: string) => `<html><body><p>Text <noscript>no</noscript></p>${end}</body></html>`;

test("what starts React is put into a template, in its order, and the start script follows it", () => {
  const html = page(
    '<noscript id="app-start"><link rel="modulepreload" href="/a.js"><script>one</script></noscript><!--$--><script>two</script><!--/$-->',
  );
  expect(withStartScript(html, "/start.js")).toBe(
    page(
      '<template id="app-start"><link rel="modulepreload" href="/a.js"><script>one</script><!--$--><script>two</script><!--/$--></template><script type="module" async src="/start.js"></script>',
    ),
  );
});

test("a page without it stays as it is, whatever its text says", () => {
  const html = page('<p>&lt;noscript id="app-start"&gt;</p>');
  expect(withStartScript(html, "/start.js")).toBe(html);
});
