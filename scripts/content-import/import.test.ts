import { existsSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { findByPath } from "../../services/content/content-index.ts";
import { scanBody } from "../../services/content/rules/scan-body.ts";
import { loadContent } from "../../services/content/sources/files/load.ts";
import { parseMarkdownFile, parseYaml } from "../../services/content/sources/files/yaml-file.ts";
import { fixedPaths } from "../../site/pages.ts";
import { type ImportOptions, importContent, readOptions, reportFile } from "./command.ts";
import { findPicture, pathInUploads } from "./pictures.ts";

const fixture = (name: string) => path.join(import.meta.dirname, "fixtures", name);
let folder: string;
let to: string;
let media: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "movein-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  to = path.join(folder, "content");
  media = path.join(folder, "uploads");
  await mkdir(path.join(media, "2024/05"), { recursive: true });
  await mkdir(path.join(media, "2025/01"), { recursive: true });
  await mkdir(path.join(to, "topics"), { recursive: true });
  await writeFile(
    path.join(to, "topics/topics.yaml"),
    "items:\n  - { name: hope, id: 6f0d3c52-8a41-4a7e-9d0b-1c7a52e0a102, type: topic, title: { en-US: Hope, es: Esperanza } }\n",
  );
  await writeFile(
    path.join(to, "about.yaml"),
    "id: c195a2b0-b978-4d38-beee-2a588a51da34\ntype: generalPage\n" +
      ["title", "summary", "seoDescription", "body"]
        .map((key) => `${key}: { en-US: About, es: Acerca }\n`)
        .join(""),
  );
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "#246" } }).png();
  const bytes = await picture.withExif({ IFD0: { Copyright: "SECRET-PLACE" } }).toBuffer();
  await writeFile(path.join(media, "2024/05/boat.png"), bytes);
  await writeFile(path.join(media, "2025/01/window.png"), bytes);
});

async function run(name: string, more: Partial<ImportOptions> = {}): Promise<string> {
  const file = path.join(folder, name);
  if (!existsSync(file)) await writeFile(file, await readFile(fixture(name)));
  return importContent({ file, to, media, language: undefined, write: true, ...more });
}
const files = () =>
  readdirSync(to, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(to, path.join(entry.parentPath, entry.name)))
    .sort();
const text = (name: string) => readFile(path.join(to, name), "utf8");
const yaml = async (name: string) => parseYaml(await text(name)).value as Record<string, unknown>;
const markdown = async (name: string) => parseMarkdownFile(await text(name)).file!;

test("a dry run writes nothing and says what it would do", async () => {
  const before = files();
  const report = await run("wordpress.xml", { write: false });
  expect(files()).toEqual(before);
  expect(existsSync(path.join(folder, "import-report.md"))).toBe(false);
  expect(report).toContain("Nothing was written. Add --write to write it.");
  expect(report).toContain("- articles/a-storm.yaml");
  expect(report).toContain("- 3 articles\n");
  expect(report).toContain("what was embedded is left out: https://video.example/embed/9");
  expect(report).toContain("the shortcode [gallery] is left out");
});

test("WordPress: articles, pages, authors, categories, topics, pictures and redirects are files of the library", async () => {
  await run("wordpress.xml");
  expect(await yaml("articles/a-storm.yaml")).toMatchObject({
    type: "article",
    languages: ["en-US"],
    topics: ["hope"],
    contributors: ["jane"],
    categories: ["letters"],
    published: "2024-05-05",
    updated: "2025-02-01",
    image: expect.stringMatching(/^imported\/boat-[0-9a-f]{8}$/),
  });
  const { values, body } = await markdown("articles/a-storm.en-US.md");
  expect(values).toEqual({
    title: "A storm & a boat",
    summary:
      "A letter about a storm on the lake, about fear at night, and about the one who slept in the boat.",
    seoDescription:
      "A letter about a storm on the lake, about fear at night, and about the one who slept in the boat.",
  });
  expect(body).toContain("sure of the way home (Mark 4:35). See [who we are](/about-2) or the draft.");
  expect(body).toContain("## On the water");
  expect(body).toMatch(/!\[\]\(\/media\/imported\/boat-[0-9a-f]{8}\.webp\)\n\nThe \*boat\*/);
  expect(body).toContain("| Sunday | 10 \\| 11 |");
  expect(body).not.toMatch(/script|iframe|wp:/);
  expect(await yaml("articles/unfinished.yaml")).toMatchObject({ draft: true, categories: ["imported"] });
  expect(await yaml("about-2/team.yaml")).toMatchObject({ type: "generalPage", layout: "main" });
  expect((await markdown("contributors/jane.en-US.md")).values.title).toBe("Jane Roe");
  expect((await markdown("categories/letters.en-US.md")).values.title).toBe("Letters & notes");
  expect(files().filter((file) => file.startsWith("topics/"))).toEqual(["topics/topics.yaml"]);
  const named = files().filter((file) => /^articles\/(?:a-storm-2|post-[0-9a-f]{8})\.yaml$/.test(file));
  expect(named).toHaveLength(2);
  const redirects = await Promise.all(
    files()
      .filter((file) => file.startsWith("redirects/"))
      .map(yaml),
  );
  expect(redirects.map(({ from, to: goal }) => [from, goal])).toEqual(
    expect.arrayContaining([
      ["/2024/05/a-storm", "/articles/a-storm"],
      ["/2025/05/a-storm", "/articles/a-storm-2"],
      ["/category/letters", "/categories/letters"],
      ["/author/jane", "/contributors/jane"],
      ["/about/team", "/about-2/team"],
    ]),
  );
  const report = await readFile(path.join(folder, "import-report.md"), "utf8");
  expect(report).toContain("/about/ is an address of this site: no redirect to /about-2");
});

test("Ghost: access, dates, tags and pictures", async () => {
  const report = await run("ghost.json", { language: "es" });
  expect(await yaml("articles/morning-light.yaml")).toMatchObject({
    languages: ["es"],
    access: "account",
    topics: ["prayer", "kitchens"],
    contributors: ["jo"],
    categories: ["imported"],
    published: "2025-01-01",
  });
  const { values, body } = await markdown("articles/morning-light.es.md");
  expect(values.summary).toBe("A short note on prayer at first light.");
  expect(body).toContain("[about us](/about-2)");
  expect(body).toMatch(/!\[A window\]\(\/media\/imported\/window-[0-9a-f]{8}\.webp\)/);
  expect(report).toContain("/only-lexical/");
  expect(files().join()).not.toContain("only-lexical");
  const all = (await Promise.all(files().map(text))).join();
  expect(all).not.toMatch(/@old\.example|\$2a\$10/);
});

test("every file can be read again, and no text has a passage or a link that stops the load", async () => {
  await run("wordpress.xml");
  await run("ghost.json");
  expect(files().filter((file) => file.startsWith("categories/imported"))).toHaveLength(2);
  const ids: unknown[] = [];
  for (const file of files().filter((each) => /\.(yaml|md)$/.test(each) && each !== "topics/topics.yaml")) {
    if (file.endsWith(".yaml")) ids.push((await yaml(file)).id);
    else {
      const { passages, links } = scanBody((await markdown(file)).body);
      expect(passages).toEqual([]);
      for (const { text: href } of links.filter(
        (each) => each.text.startsWith("/") && !each.text.startsWith("/media/"),
      ))
        expect(files()).toContain(`${href.slice(1)}.yaml`);
    }
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test("the loader takes all of it, once each text is there in both languages", async () => {
  await run("wordpress.xml");
  await run("ghost.json");
  for (const file of files()) {
    if (file.endsWith(".en-US.md"))
      await writeFile(path.join(to, file.replace(".en-US.", ".es.")), await text(file));
    else if (file.endsWith(".yaml") && !file.startsWith("media/"))
      await writeFile(path.join(to, file), (await text(file)).replace(/^languages:\n(?: +- .*\n)+/m, ""));
  }
  const index = await loadContent({
    root: to,
    resolveReference: () => undefined,
    knownPaths: fixedPaths,
    includeDrafts: true,
  });
  const storm = findByPath(index, "/articles/a-storm", "en-US")!.record;
  expect(storm).toMatchObject({ type: "article", published: "2024-05-05" });
  expect(index.media.has(storm.image!)).toBe(true);
  expect(
    index.byRedirectFrom.get("2024/07/%d0%bd%d0%b0%d0%b4%d0%b5%d0%b6%d0%b4%d0%b0")?.[0]?.record.to,
  ).toMatch(/^\/articles\/post-[0-9a-f]{8}$/);
});

test("run again it changes nothing; what was edited or deleted here stays so", async () => {
  await run("wordpress.xml");
  const first = files();
  const again = await run("wordpress.xml");
  expect(files()).toEqual(first);
  expect(again).not.toMatch(/## (?:new|changed) /);
  await writeFile(path.join(to, "articles/a-storm.en-US.md"), "---\ntitle: Edited\n---\nOther words.\n");
  await rm(path.join(to, "articles/unfinished.yaml"));
  await rm(path.join(to, "articles/unfinished.en-US.md"));
  const export2 = (await readFile(fixture("wordpress.xml"), "utf8")).replace("Four people", "Five people");
  await writeFile(path.join(folder, "wordpress.xml"), export2);
  const report = await run("wordpress.xml");
  expect(await text("articles/a-storm.en-US.md")).toContain("Other words.");
  expect(existsSync(path.join(to, "articles/unfinished.yaml"))).toBe(false);
  expect(await text("about-2/team.en-US.md")).toContain("Five people");
  expect(report).toMatch(/## edited here since \(1\)\n\n- articles\/a-storm\.en-US\.md/);
  expect(report).toContain("was imported before and deleted here since: not carried over again");
});

test("what has another name here, and a category that nobody wants, are left so", async () => {
  await run("wordpress.xml");
  for (const ending of [".yaml", ".en-US.md"]) {
    await writeFile(path.join(to, `about-us${ending}`), await text(`about-2${ending}`));
    await rm(path.join(to, `about-2${ending}`));
    await rm(path.join(to, `categories/imported${ending}`));
  }
  const before = files();
  await run("wordpress.xml");
  expect(files()).toEqual(before);
  expect((await markdown("articles/a-storm.en-US.md")).body).toContain("[who we are](/about-us)");
  expect(await yaml("articles/a-storm-2.yaml")).toMatchObject({ categories: ["letters"] });
});

test("an import that was stopped before its end goes on", async () => {
  await run("wordpress.xml");
  const all = files();
  await rm(path.join(to, ".import"), { recursive: true });
  await rm(path.join(to, "articles/a-storm.en-US.md"));
  await run("wordpress.xml");
  expect(files()).toEqual(all);
});

test("pictures are decoded and written again without what else the file had; missing ones are named", async () => {
  await run("wordpress.xml");
  const [name] = files().filter((file) => file.endsWith(".webp"));
  const bytes = await readFile(path.join(to, name!));
  expect(bytes.includes("SECRET-PLACE")).toBe(false);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 40, height: 30 });
  expect((await yaml(name!.replace(".webp", ".yaml"))).alt).toEqual({
    "en-US": "A boat in the harbor",
    es: "A boat in the harbor",
  });
  await rm(path.join(media, "2024/05/boat.png"));
  const report = await run("wordpress.xml", { to: path.join(folder, "other"), write: false });
  expect(report).toContain("is not in the folder of uploads: left out");
  expect(report).toContain("- 1 pictures that are missing");
  await expect(run("wordpress.xml", { media: path.join(folder, "none") })).rejects.toThrow(
    /There is no folder/,
  );
});

test("no name leads out of a folder", async () => {
  for (const address of [
    "https://o.example/uploads/../../etc/passwd",
    "/uploads/%2e%2e/%2e%2e/x.png",
    "/uploads/..%5c..%5cx.png",
    "/uploads/a%00.png",
    "file:///etc/passwd",
    "//x/y.png",
  ])
    expect(pathInUploads(address), address).toBeUndefined();
  await writeFile(path.join(folder, "outside.png"), "x");
  await symlink(path.join(folder, "outside.png"), path.join(media, "inside.png"));
  expect(await findPicture(media, "inside.png")).toBeUndefined();
  expect(await findPicture(media, "../outside.png")).toBeUndefined();
  const evil = (await readFile(fixture("wordpress.xml"), "utf8"))
    .replaceAll("<![CDATA[a-storm]]>", "<![CDATA[../../../evil]]>")
    .replaceAll("<![CDATA[jane]]>", "<![CDATA[../../jane]]>")
    .replaceAll('nicename="letters"', 'nicename="../.."');
  await writeFile(path.join(folder, "wordpress.xml"), evil);
  await run("wordpress.xml");
  expect(files()).toContain("articles/evil.yaml");
  expect(readdirSync(folder).sort()).toEqual([
    "content",
    "import-report.md",
    "outside.png",
    "uploads",
    "wordpress.xml",
  ]);
});

test("a page takes neither a folder of the library nor a language nor an address of the server", async () => {
  const original = await readFile(fixture("wordpress.xml"), "utf8");
  await writeFile(
    path.join(folder, "wordpress.xml"),
    original.replace("<![CDATA[about]]>", "<![CDATA[media]]>").replace("<![CDATA[team]]>", "<![CDATA[es]]>"),
  );
  await run("wordpress.xml");
  expect(files()).toEqual(expect.arrayContaining(["media-2.yaml", "media-2/es.yaml"]));
  expect(files()).not.toContain("media.yaml");
});

test("nothing is written through a folder that leads elsewhere", async () => {
  await mkdir(path.join(folder, "elsewhere"));
  await symlink(path.join(folder, "elsewhere"), path.join(to, "articles"));
  await expect(run("wordpress.xml")).rejects.toThrow(/leads out of the content folder/);
  expect(readdirSync(path.join(folder, "elsewhere"))).toEqual([]);
});

test("the command's options", () => {
  expect(readOptions(["a.xml", "--to", "/c", "--language", "es", "--write"])).toMatchObject({
    to: "/c",
    language: "es",
    media: undefined,
    write: true,
  });
  for (const wrong of [[], ["a", "b"], ["a", "--language", "fr"], ["a", "--force"]])
    expect(() => readOptions(wrong)).toThrow(/npm run content:import/);
  expect(reportFile("/srv/content/x.xml", "/srv/content")).toBe("/srv/import-report.md");
  expect(reportFile("/home/x.xml", "/srv/content")).toBe("/home/import-report.md");
});
