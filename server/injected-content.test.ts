import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { richText } from "../contracts/content.ts";
import { createSanitizer } from "../site/features/reading/sanitize-markup.server.ts";
import { root, sendRequest } from "../tests/support/server.ts";
import { composeSite, type Site } from "../tests/support/site.ts";

/** Markup in content that might run a script, redirect the reader or cover the page. */
const tries = [
  "<script>window.owned = 1</script>",
  '<script type="module">window.owned = 2</script>',
  '<SCRIPT src="/owned.js"></SCRIPT>',
  '<style>body { display: none } /* "owned" */</style>',
  '<img src="/media/x.svg" onerror="owned()">',
  '<p onclick="owned()" onmouseover=owned()>Words</p>',
  '<a href="javascript:owned()">Words</a>',
  '<a href=" java\nscript:owned()">Words</a>',
  '<a href="data:text/html,<script>owned()</script>">Words</a>',
  '<a href="vbscript:owned()">Words</a>',
  "<svg onload=owned()><script>owned()</script></svg>",
  '<svg><a xlink:href="javascript:owned()"><text>Words</text></a></svg>',
  '<math><mtext><mglyph><style><img src=x onerror="owned()"></style></mglyph></mtext></math>',
  '<iframe srcdoc="<script>owned()</script>"></iframe>',
  '<object data="/owned.html"></object><embed src="/owned.html">',
  '<meta http-equiv="refresh" content="0; url=https://owned.example/">',
  '<base href="https://owned.example/">',
  '<link rel="modulepreload" href="/owned.js"><link rel="stylesheet" href="/owned.css">',
  '<form action="https://owned.example/"><input name="owned" autofocus onfocus="owned()"><button>Words</button></form>',
  '<p style="position:fixed;inset:0;background:url(/owned.png)">Words</p>',
  '<div class="fixed inset-0 owned">Words</div>',
  '<h2 id="site-settings">Words</h2><p id="owned">Words</p>',
  "</div></main></body><script>window.owned = 3</script>",
  '<video autoplay src="/owned.mp4" onplay="owned()"></video><details ontoggle="owned()" open>Words</details>',
  '<noscript><p title="</noscript><img src=x onerror=owned()>"></noscript>',
  '<template><script>owned()</script></template><portal src="/owned"></portal>',
];

let site: Site;
const folder = mkdtempSync(path.join(tmpdir(), "injected-"));
beforeAll(async () => {
  cpSync(path.join(root, "content"), folder, { recursive: true });
  const file = path.join(folder, "about.en-US.md");
  writeFileSync(file, `${readFileSync(file, "utf8")}\n\n${tries.join("\n\n")}\n\nThe end of it.\n`);
  site = await composeSite({ CONTENT_DIR: folder });
});
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

async function expectNothingInjected(base: string): Promise<void> {
  const clean = await sendRequest(await site.start(), "/faq");
  const { status, headers, body } = await sendRequest(base, "/about");
  const html = String(body);
  expect(status).toBe(200);
  expect(html).toContain("The end of it.");
  const policy = String(headers["content-security-policy"]);
  for (const [, code] of tries.join("\n").matchAll(/<(?:script|style)[^>]*>([^<]+)</gi))
    expect(policy).not.toContain(hashOf(code!));
  const count = (text: string, source: string) => text.split(source).length;
  expect(count(policy, "'sha256-")).toBe(count(String(clean.headers["content-security-policy"]), "'sha256-"));
  // The router's copy of the data is inside our own script, as JSON.
  const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
  const article = markup.slice(markup.indexOf("Wellspring began"), markup.indexOf("The end of it."));
  expect(article).not.toMatch(/owned|<(?:svg|math|iframe|object|embed|meta|base|link|form|input|video)\b/i);
  expect(article).not.toMatch(/\s(?:on\w+|style|id="site-settings")=/);
  expect(article.match(/Words/g)!.length).toBeGreaterThan(5);
}

test("what a file of content brings along to run or to hide the page does nothing", async () => {
  await expectNothingInjected(await site.start());
});

test("nor does what another CMS sends", async () => {
  const base = await site.start((parts) => ({
    ...parts,
    site: {
      ...parts.site,
      content: {
        ...parts.site.content,
        async item(...args) {
          const found = await parts.site.content.item(...args);
          const body = richText.safeParse(found?.properties.contentBody);
          if (!found || !body.success) return found;
          const markup = `<p>Wellspring began</p>${tries.join("")}<p>The end of it.</p>`;
          return { ...found, properties: { ...found.properties, contentBody: { ...body.data, markup } } };
        },
      },
    },
  }));
  await expectNothingInjected(base);
});

/** The same elements and words, however their signs are written. */
const alike = (html: string) =>
  html
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/\s*\/>/g, ">")
    .trim();

test("the library reads as it did before it was sanitised", async () => {
  const sanitize = await createSanitizer();
  let texts = 0;
  for (const locale of ["en-US", "es"] as const) {
    for (let skip = 0, total = 1; skip < total; skip += 100) {
      const list = await site.parts.site.content.list({ skip, take: 100, locale });
      total = list.total;
      for (const { properties, route } of list.items) {
        for (const value of Object.values(properties)) {
          const text = richText.safeParse(value);
          if (!text.success || route?.path === "/about/") continue;
          texts++;
          const pieces = text.data.markup.split(/<umb-rte-block[^>]*><\/umb-rte-block>/);
          for (const piece of pieces) expect(alike(sanitize(piece)), route?.path).toBe(alike(piece));
        }
      }
    }
  }
  expect(texts).toBeGreaterThan(200);
});

test("our own script on the page of silent sign-in is allowed to run", async () => {
  const { headers, body } = await sendRequest(await site.start(), "/auth/silent");
  const script = /<script>([^<]+)<\/script>/.exec(String(body))![1]!;
  expect(headers["content-security-policy"]).toContain(hashOf(script));
});
