import { afterAll, beforeAll, expect, test } from "vitest";
import { sendRequest } from "../support/server.ts";
import { composeSite, type Site } from "../support/site.ts";

let site: Site;
let base: string;
beforeAll(async () => {
  site = await composeSite();
  base = await site.start();
});
afterAll(() => site?.close());

const page = async (path: string) => String((await sendRequest(base, path)).body);

test.each([
  ["John 3:16", "/bible/kjv/john/3#v16", "/es/bible/rv1909/john/3#v16"],
  ["psalm 23", "/bible/kjv/psalms/23", "/es/bible/rv1909/psalms/23"],
  ["1 cor 13", "/bible/kjv/1-corinthians/13", "/es/bible/rv1909/1-corinthians/13"],
  ["Juan 3:16", "/bible/kjv/john/3#v16", "/es/bible/rv1909/john/3#v16"],
  ["salmo 23", "/bible/kjv/psalms/23", "/es/bible/rv1909/psalms/23"],
])("a reference typed into any search leads to the passage: '%s'", async (typed, english, spanish) => {
  const query = `?q=${encodeURIComponent(typed)}`;
  for (const search of ["/search", "/bible/search"]) {
    for (const [path, passage] of [
      [search + query, english],
      [`/es${search}${query}`, spanish],
    ] as const) {
      const { status, headers } = await sendRequest(base, path);
      expect([status, headers.location]).toEqual([302, passage]);
    }
  }
  expect((await sendRequest(base, `/search${query}&type=verse`)).status).toBe(200);
});

test.each(["mark", "job", "acts of kindness", "psalm 23 meaning", "40 days", "john 99:99"])(
  "what is no reference is searched for: '%s'",
  async (typed) => {
    for (const search of ["/search", "/bible/search"])
      expect((await sendRequest(base, `${search}?q=${encodeURIComponent(typed)}`)).status).toBe(200);
  },
);

test.each([
  ["/search?q=Obadiah", "/bible/kjv/obadiah/1", "Open Obadiah"],
  ["/search?q=Genesis", "/bible?book=genesis#genesis", "Open Genesis"],
  ["/search?q=psalms", "/bible?book=psalms#psalms", "Open Psalms"],
  ["/bible/search?q=John", "/bible?book=john#john", "Open John"],
  ["/es/search?q=Salmos", "/es/bible?book=psalms#psalms", "Abrir Salmos"],
  ["/search?q=John+99:1", "/bible?book=john#john", "There is no John 99:1: John ends with chapter 21."],
  ["/search?q=john+3:99", "/bible/kjv/john/3", "There is no John 3:99: John 3 ends with verse 36."],
  ["/es/search?q=Juan+99", "/es/bible?book=john#john", "No existe Juan 99: Juan termina en el capítulo 21."],
])(
  "a search for a book leads to the book, and never says 'Nothing found' above hits: %s",
  async (path, link, words) => {
    const markup = await page(path);
    const main = markup.slice(markup.indexOf("<main"), markup.indexOf("</main>"));
    expect(main).toContain(`href="${link}"`);
    expect(main.replaceAll("<!-- -->", "")).toContain(words);
    expect(main).not.toMatch(/Nothing found|No encontramos nada|No verse has/);
  },
);

test("a search that found near words says so", async () => {
  expect(await page("/search?q=forgivness")).toContain("Nothing has these very words; these come close.");
  expect(await page("/search?q=forgiveness")).not.toContain("Nothing has these very words");
  expect(await page("/search?q=hope")).not.toContain("Open Hope");
});

test("stemming is even over the whole library: each form of a word finds about as much as the others", async () => {
  for (const [locale, family] of [
    ["en-US", ["forgiveness", "forgive", "forgiving", "forgivness"]],
    ["es", ["perdón", "perdonar", "perdon", "perdona"]],
  ] as const) {
    const totals = await Promise.all(
      family.map(async (query) => (await site.parts.site.search.search({ query, locale })).total),
    );
    expect(Math.min(...totals)).toBeGreaterThan(8);
    expect(Math.max(...totals) / Math.min(...totals)).toBeLessThan(1.25);
  }
});

test.each([
  ["/devotionals/evenings-in-the-psalms/4-the-watches-of-the-night", "Create an account", "Sign in"],
  ["/es/devotionals/noches-con-los-salmos/4-las-vigilias-de-la-noche", "Crear una cuenta", "Iniciar sesión"],
])(
  "the gate 'free with an account' offers one, with the way back to the very text: %s",
  async (path, create, signIn) => {
    const markup = await page(path);
    const gate = markup.slice(markup.indexOf("protected-part gate"));
    const login = `${path.startsWith("/es/") ? "/es" : ""}/auth/login?redirectUrl=${encodeURIComponent(path)}`;
    expect(gate).toMatch(
      new RegExp(`href="${`${login}&amp;action=register`.replaceAll("?", "\\?")}"[^>]*>${create}<`),
    );
    expect(gate).toMatch(new RegExp(`href="${login.replaceAll("?", "\\?")}"[^>]*>${signIn}<`));
  },
);

test("side by side has the opening passage in both languages", async () => {
  const lesson = "/devotionals/evenings-in-the-psalms/4-the-watches-of-the-night";
  const spanish = "/es/devotionals/noches-con-los-salmos/4-las-vigilias-de-la-noche";
  for (const path of [`${lesson}?with=es`, `${spanish}?with=en-US`]) {
    const markup = (await page(path)).split("</main>")[0]!;
    expect(markup).toContain("early will I seek thee");
    expect(markup).toContain("levantaréme");
  }
  expect((await page(lesson)).split("</main>")[0]).not.toContain("levantaréme");
});

test.each([
  // A devotional's question and prayer, a plan's steps, a guide's sections.
  [
    "/devotionals/evenings-in-the-psalms/3-the-child-on-her-lap",
    ["Which matter, too large for you", "Con tu compañía me basta"],
  ],
  [
    "/growth-plans/still-waters/1-be-still",
    ["Set a timer for one minute", "Pon un temporizador de un minuto"],
  ],
  ["/study-guides/ruth/1-leaving-bethlehem", ["Listen to who is speaking", "Escucha quién habla"]],
])("side by side has what follows the text in both languages too: %s", async (path, [english, spanish]) => {
  const alone = (await page(path)).split("</main>")[0]!;
  expect(alone).toContain(english);
  expect(alone).not.toContain(spanish);
  const both = (await page(`${path}?with=es`)).split("</main>")[0]!;
  expect(both).toContain(english);
  expect(both).toContain(spanish);
});

test("/unsubscribe without a token has no button that can only fail, and says what to do; with one it has it", async () => {
  for (const [path, button] of [
    ["/unsubscribe", "Stop these e-mails"],
    ["/es/unsubscribe", ""],
    ["/newsletter/confirm", ""],
  ]) {
    const bare = await sendRequest(base, path!);
    expect(String(bare.body)).not.toContain('method="post"');
    expect(String(bare.body)).toMatch(/href="(\/es)?\/(consents|newsletter)"/);
    const whole = await sendRequest(base, `${path}?token=abc`);
    // What a link confirms is looked up, so that a wrong one has no button either.
    const hasButton = path !== "/newsletter/confirm";
    expect(String(whole.body).includes('method="post"')).toBe(hasButton);
    if (button) expect(String(whole.body)).toContain(button);
    // The answer to a secret address is nobody else's.
    expect(whole.headers["cache-control"]).toMatch(/private|no-store/);
  }
});

test.each([
  ["/", "/top-sermons"],
  ["/es", "/es/top-sermons"],
])("nothing is called what it is not: the link on %s to %s is called what the page is", async (from, to) => {
  const title = /<h1[^>]*>([^<]+)</.exec(await page(to))![1];
  expect(await page(from)).toMatch(new RegExp(`href="${to}"[^>]*>${title}<`));
});
