import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SiteServices, servicesContext } from "../../site/context.ts";
import { pageMiddleware } from "../../site/page-middleware.server.ts";
import { someSite } from "../support/settings.ts";
import { composeSite, type Site } from "../support/site.ts";

type Loader = (args: never) => unknown;

let site: Site;
beforeAll(async () => {
  site = await composeSite();
});
afterAll(() => site?.close());

/** Every question put to the service, without what it wants to know of the answer. */
function recorded<Client extends object>(client: Client, questions: string[]): Client {
  return new Proxy(client, {
    get(target, name, receiver) {
      const call: unknown = Reflect.get(target, name, receiver);
      if (typeof call !== "function") return call;
      return (...given: unknown[]) => {
        const plain = given.map((one) =>
          typeof one === "object" && one !== null ? { ...one, expand: undefined, fields: undefined } : one,
        );
        questions.push(`${String(name)} ${JSON.stringify(plain)}`);
        return call.apply(target, given);
      };
    },
  });
}

async function questionsOf(path: string, pattern: string, params: Record<string, string>, loader: Loader) {
  const questions: string[] = [];
  const context = new RouterContextProvider();
  const { content, scripture, ...rest } = site.parts.site;
  const services = {
    ...rest,
    content: recorded(content, questions),
    scripture: recorded(scripture, questions),
    settings: someSite,
  } as SiteServices;
  context.set(servicesContext, services);
  const url = new URL(path, "http://localhost");
  const args = { request: new Request(url), url, params, pattern, context } as never;
  await pageMiddleware(args, async () => {
    await loader(args);
    return new Response("page");
  });
  return questions;
}

test.each<
  [path: string, pattern: string, params: Record<string, string>, load: () => Promise<{ loader: Loader }>]
>([
  [
    "/articles/learning-to-wait",
    "articles/:articleSlug",
    { articleSlug: "learning-to-wait" },
    () => import("../../site/routes/article.tsx"),
  ],
  ["/about", "*", { "*": "about" }, () => import("../../site/routes/general-page.tsx")],
  [
    "/verses/2026/1/2",
    "verses/:year/:month/:day",
    { year: "2026", month: "1", day: "2" },
    () => import("../../site/routes/verse.tsx"),
  ],
  [
    "/prayers/2026/1/2",
    "prayers/:year/:month/:day",
    { year: "2026", month: "1", day: "2" },
    () => import("../../site/routes/prayer.tsx"),
  ],
  [
    "/bible/kjv/john/3",
    "bible/:translation/:book/:chapter",
    { translation: "kjv", book: "john", chapter: "3" },
    () => import("../../site/routes/bible-chapter.tsx"),
  ],
])("what the rule of %s found is handed to its loader: nothing is asked twice", async (...page) => {
  const [path, pattern, params, load] = page;
  const questions = await questionsOf(path, pattern, params, (await load()).loader as Loader);
  expect(questions.length).toBeGreaterThan(1);
  expect(questions.filter((question, at) => questions.indexOf(question) !== at)).toEqual([]);
});

test("nor of a series, of its parts, of a category or of a contributor", async () => {
  const { content } = site.parts.site;
  for (const [type, id, file] of [
    ["growthPlan", "growth-plans/:growthPlanSlug", "collection"],
    ["devotionalArticle", "devotionals/:devotionalSlug/:articleSlug", "lesson"],
    ["category", "categories/:slug", "category"],
    ["contributor", "contributors/:slug", "contributor"],
  ] as const) {
    const { items } = await content.list({ filter: `contentType:${type}`, take: 1 });
    const path = items[0]!.route.path.replace(/\/$/, "");
    const { loader } = await import(`../../site/routes/${file}.tsx`);
    const questions = await questionsOf(path, id, {}, loader);
    expect(
      questions.filter((question, at) => questions.indexOf(question) !== at),
      path,
    ).toEqual([]);
  }
});
