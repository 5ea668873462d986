import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { delivery, type Target } from "../../attacks/attack.ts";
import { findPeople, type Person } from "../../attacks/people.ts";
import { copyLibrary, loadLibrary } from "../../services/content/fixtures/load-library.ts";
import { composeSite, type Site } from "../support/site.ts";
import { createSiteTarget } from "../support/site-target.ts";
import { createUmbracoDouble } from "../support/umbraco/double.ts";
import { fill } from "../support/umbraco/fill.ts";

const key = "a key of the double's";
const closed = {
  section: "What the third paragraph of a section says.",
  devotional: "What a devotional asks at its end.",
  verse: "What an evening verse asks.",
};
const items = [
  { id: "00000000-0000-4000-8000-000000000062", words: closed.section },
  { id: "00000000-0000-4000-8000-000000000071", words: closed.devotional },
  { id: "00000000-0000-4000-8000-000000000043", words: closed.verse },
];
const double = createUmbracoDouble({ apiKey: key });
let folder: string;
let site: Site;
let target: Target;
let people: Person[];
beforeAll(async () => {
  folder = await copyLibrary({
    "study-guides/ruth/1-moab/read.yaml": `id: ${items[0]!.id}
type: studyGuideSection
kind: read
title: { en-US: Read, es: Lee }
body: { en-US: "One.\\n\\nTwo.\\n\\n${closed.section}", es: "Uno.\\n\\nDos.\\n\\nTres." }
`,
    "devotionals/dawn/1-early.yaml": `id: ${items[1]!.id}
type: devotionalArticle
passage: John 3:16
title: { en-US: Early, es: Temprano }
summary: { en-US: Early., es: Temprano. }
seoDescription: { en-US: Early on., es: Muy temprano. }
reflection: { en-US: "${closed.devotional}", es: ¿Y tú? }
prayer: { en-US: Lord., es: Señor. }
body: { en-US: Rise., es: Levántate. }
`,
    "verses/evening/evening.yaml": `items:
  - id: ${items[2]!.id}
    name: "12-25"
    type: verse
    evening: true
    access: premium
    title: { en-US: Late light, es: Luz tardía }
    passage: Psalm 27:14
    thought: { en-US: At night., es: De noche. }
    reflection: { en-US: "${closed.verse}", es: Para miembros. }
    scheduledDate: 2024-12-25
`,
  });
  const library = await loadLibrary(folder);
  await fill(double, library);
  site = await composeSite({ CONTENT_URL: await double.listen(), CONTENT_API_KEY: key });
  target = createSiteTarget(site, await site.start());
  people = await findPeople(target, 1, "Wellspring");
});
afterAll(async () => {
  await site?.close();
  double.close();
  rmSync(folder, { recursive: true, force: true });
});

const as = (kind: Person["kind"]) =>
  Object.fromEntries(people.find((person) => person.kind === kind)!.headers) as Record<string, string>;

test.each([
  ["signed out", false],
  ["member", false],
  ["premium", true],
] as const)("three premium items of an Umbraco to a reader who is %s", async (kind, isWhole) => {
  for (const { id, words } of items) {
    const { status, headers, body } = await target.request(`${delivery}/content/item/${id}`, {
      headers: as(kind),
    });
    expect(status, words).toBe(200);
    expect(JSON.parse(String(body)).properties.isTeaser, words).toBe(!isWhole);
    expect(String(body).includes(words), words).toBe(isWhole);
    if (isWhole) expect(headers["cache-control"], words).toContain("private");
  }
});

test("their pages are the same to everybody, and have none of the closed words", async () => {
  for (const path of ["/study-guides/ruth/1-moab", "/devotionals/dawn/1-early"])
    for (const address of [path, `${path}.data`]) {
      const answers = [];
      for (const kind of ["signed out", "member", "premium"] as const)
        answers.push(await target.request(address, { headers: as(kind) }));
      for (const { status, body } of answers) {
        expect(status, address).toBe(200);
        for (const words of Object.values(closed)) expect(String(body).includes(words), address).toBe(false);
        expect(body.equals(answers[0]!.body), address).toBe(true);
      }
    }
});
