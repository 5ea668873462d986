import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { parseExport, readExport } from "./read-export.ts";
import { ImportReport } from "./report.ts";
import { toHtml } from "./wordpress-body.ts";

const fixture = (name: string) => readFileSync(path.join(import.meta.dirname, "fixtures", name), "utf8");
const read = (text: string, report = new ImportReport()) => parseExport(Buffer.from(text), report);
const wordpress = fixture("wordpress.xml");
const ghost = fixture("ghost.json");
const rss = (inside: string) =>
  `<rss><channel><wp:wxr_version>1.2</wp:wxr_version><link>https://old.example</link>${inside}</channel></rss>`;
const post = (inside: string) =>
  `<item><title>T</title><link>https://old.example/t/</link><guid>g</guid><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date>2024-01-02 00:00:00</wp:post_date>${inside}</item>`;

test("a WordPress export is known by what it says, and read", () => {
  const report = new ImportReport();
  const site = read(wordpress, report);
  expect(site).toMatchObject({
    system: "WordPress",
    version: "1.2",
    origin: "https://old.example",
    language: "en-US",
  });
  expect(site.items.map(({ title }) => title)).toEqual([
    "A storm & a boat",
    "Unfinished",
    "About",
    "Team",
    "Надежда",
    "A storm, again",
  ]);
  expect(site.items[0]).toMatchObject({
    kind: "post",
    guid: "https://old.example/?p=11",
    slug: "a-storm",
    oldPath: "/2024/05/a-storm/",
    draft: false,
    published: "2024-05-05",
    updated: "2025-02-01",
    authors: ["jane"],
    picture: { url: "https://old.example/wp-content/uploads/2024/05/boat.png", alt: "A boat in the harbor" },
  });
  expect(site.items[0]!.html).toContain("Code that ends a section: ]]> and [sic] stays");
  expect(site.items[1]).toMatchObject({ draft: true, published: undefined, oldPath: undefined });
  expect(site.items[3]!.parent).toBe(site.items[2]!.guid);
  expect(site.authors.get("guest@old.example")?.name).toBe("guest");
  expect(JSON.stringify([...site.authors])).not.toContain("jane@");
  expect(Object.fromEntries(report.counts)).toMatchObject({
    "comments, which are not carried over": 1,
    'items of the type "product", which is not carried over': 1,
  });
});

test("a Ghost export is known by what it says, and read", () => {
  const report = new ImportReport();
  const site = read(ghost, report);
  expect(site).toMatchObject({ system: "Ghost", version: "6.10.0" });
  expect(site.items[0]).toMatchObject({
    kind: "post",
    oldPath: "/morning-light/",
    // Three in the morning of 2 January in UTC.
    published: "2025-01-01",
    updated: "2025-01-20",
    access: "account",
    terms: ["t1", "t3"],
    authors: ["1"],
    picture: { alt: "Morning at the window" },
  });
  expect(site.items[1]).toMatchObject({ kind: "page", published: "2024-01-01" });
  expect(report.problemsOf("/only-lexical/")[0]).toMatch(/no HTML in the export/);
  expect(report.counts.get("internal tags, which are not carried over")).toBe(1);
  expect(read(JSON.stringify(JSON.parse(ghost).db[0])).items).toHaveLength(3);
});

test.each([
  ["an empty file", "", /neither a WordPress export/],
  ["a zip file", "PK\u0003\u0004", /zip file/],
  ["other words", "hello", /neither a WordPress export/],
  ["other JSON", '{"posts":[]}', /not a Ghost export/],
  ["broken JSON", '{"db":[', /JSON cannot be read/],
  ["a feed", "<rss><channel><title>x</title></channel></rss>", /no wp:wxr_version/],
  ["a page", "<html></html>", /no <rss>/],
  ["half a file", wordpress.slice(0, 5000), /ends in the middle/],
  [
    "an open section",
    `${rss(post("<content:encoded><![CDATA[x")).slice(0, -6)}</rss>`,
    /cannot be read|no channel/,
  ],
  ["a prototype", rss("<__proto__><a>1</a></__proto__>"), /cannot be read/],
  ["deep nesting", rss("<a>".repeat(5000)), /cannot be read/],
  [
    "entities that multiply",
    `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${rss(post("<wp:post_name>&b;</wp:post_name>"))}`,
    /DOCTYPE/,
  ],
])("refused with words: %s", (_, text, message) => {
  expect(() => read(text)).toThrow(message);
});

test("entities are never resolved, wherever they are declared", () => {
  const inside = `<!DOCTYPE r [<!ENTITY a "SECRET"><!ENTITY f SYSTEM "file:///etc/hostname">]>`;
  let shown = "";
  try {
    shown = JSON.stringify(read(rss(inside + post("<content:encoded>&a; &f;</content:encoded>"))).items);
  } catch {
    // Refusing it is as good.
  }
  expect(shown).not.toContain("SECRET");
});

test("what is malformed in one entry leaves the others", () => {
  const report = new ImportReport();
  const site = read(
    rss(
      `<item/><item><wp:post_type>post</wp:post_type><wp:status>publish</wp:status></item>${post("<wp:post_date>0000-00-00 00:00:00</wp:post_date><category/><wp:postmeta/>")}${post(`<content:encoded><![CDATA[${"x".repeat(1_100_000)}]]></content:encoded>`)}${post("")}`,
    ),
    report,
  );
  expect(new Set(site.items.map(({ guid }) => guid)).size).toBe(site.items.length);
  expect(report.problemsOf("https://old.example/t/")).toContain("its text is too long: not carried over");
  const rows = [
    null,
    3,
    "x",
    [],
    { id: {}, title: [], html: 5 },
    { id: "1", html: "<p>a</p>", published_at: "never", status: "published" },
  ];
  expect(
    read(JSON.stringify({ db: [{ data: { posts: rows, users: "x", posts_tags: [null] } }] })).items,
  ).toHaveLength(1);
});

test("a file that is too large is refused before it is read", async () => {
  const file = path.join(process.env.TMPDIR ?? "/tmp", `large-export-${process.pid}`);
  const { open, rm } = await import("node:fs/promises");
  await writeFile(file, "");
  const handle = await open(file, "r+");
  await handle.truncate(200_000_001);
  await handle.close();
  await expect(readExport(file, new ImportReport())).rejects.toThrow(/200 MB can be read/);
  await rm(file);
  await expect(readExport(file, new ImportReport())).rejects.toThrow(/There is no file/);
});

test("the text of the editor before blocks gets its paragraphs; shortcodes are named and go", () => {
  const { html, problems } = toHtml(
    'One\ntwo\n\n<h2>Head</h2>\n\n<pre>a\n\nb</pre>\n\n[caption width="3"]<img src="a.png"> Words[/caption]\n\n[gallery ids="1"] [sic] [form id="3"]In it[/form] [embed]https://v.example/1[/embed]',
  );
  expect(html).toContain("<p>One<br>\ntwo</p>\n<h2>Head</h2>");
  expect(html).toContain("<pre>a\n\nb</pre>");
  expect(html).toContain('<figure><img src="a.png"><figcaption>Words</figcaption></figure>');
  expect(html).toContain("[sic] In it");
  expect(html).toContain('<a href="https://v.example/1">');
  expect(problems).toEqual(["the shortcode [gallery] is left out", "the shortcode [form] is left out"]);
  expect(toHtml('<!-- wp:latest-posts {"a":1} /-->\n<p>x</p>').problems).toEqual([
    'the block "latest-posts" has no text of its own: left out',
  ]);
});

test.each(["[caption]", "<pre", "<!-- wp:a ", "[a b=", "\n \n"])("many of %j end in time", (part) => {
  const began = process.cpuUsage();
  toHtml(part.repeat(Math.floor(400_000 / part.length)));
  expect(process.cpuUsage(began).user / 1e6).toBeLessThan(30);
});
