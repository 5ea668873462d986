/** Random sequences of edits, publications and withdrawals: what the site reads is what a simple model says. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { groups, type Locale, locales } from "../src/languages.ts";
import { type StudioApi, startApi, testKey } from "./serve-api.ts";
import { caller, letSignIn } from "./sign-in-as.ts";

let studio: StudioApi;
beforeAll(async () => {
  studio = await startApi();
  letSignIn(studio);
});
afterAll(() => studio.close());

const ask = caller(() => studio);
const collection = "topic";

type Titles = Record<Locale, string>;
interface Model {
  draft: Titles;
  /** In which languages a plain "Publish" would publish. */
  wanted: Locale[];
  published: { titles: Titles; languages: Locale[] } | undefined;
}
type Step =
  | { kind: "edit"; locale: Locale; title: string }
  | { kind: "publish" | "withdraw"; locale: Locale }
  | { kind: "publish all" };

const empty: Titles = { "en-US": "", es: "" };

/** Whether the step is taken, and what is so after it. */
function next(model: Model, step: Step): Model | "refused" {
  const { draft, wanted, published } = model;
  if (step.kind === "edit") return { ...model, draft: { ...draft, [step.locale]: step.title } };
  if (step.kind === "publish all") {
    if (wanted.some((locale) => draft[locale] === "")) return "refused";
    return { ...model, published: { titles: { ...draft }, languages: wanted } };
  }
  const { locale } = step;
  if (step.kind === "publish") {
    if (draft[locale] === "") return "refused";
    const languages = locales.filter((one) => one === locale || published?.languages.includes(one));
    const titles = { ...(published?.titles ?? empty), [locale]: draft[locale] };
    return {
      draft,
      wanted: locales.filter((one) => languages.includes(one) || (wanted.includes(one) && draft[one] !== "")),
      published: { titles, languages },
    };
  }
  if (!published?.languages.includes(locale)) return "refused";
  const languages = published.languages.filter((one) => one !== locale);
  if (languages.length === 0) return { ...model, published: undefined };
  const left = wanted.filter((one) => one !== locale);
  return { draft, wanted: left.length > 0 ? left : languages, published: { ...published, languages } };
}

const locale = fc.constantFrom(...locales);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("edit" as const),
      locale,
      title: fc.stringMatching(/^[a-z]{1,8}$/),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("publish" as const), locale }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("withdraw" as const), locale }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("publish all" as const) }) },
);

async function take(id: string, taken: Step, draft: Titles): Promise<boolean> {
  if (taken.kind === "publish" || taken.kind === "withdraw") {
    const { status } = await ask("ann:editor", `${taken.kind}-language`, {
      collection,
      id,
      locale: taken.locale,
    });
    return status === 200;
  }
  const isDraft = taken.kind === "edit";
  return studio.payload
    .update({
      collection,
      id,
      draft: isDraft,
      data: {
        en: { title: draft["en-US"] },
        es: { title: draft.es },
        _status: isDraft ? "draft" : "published",
      } as never,
    })
    .then(
      () => true,
      () => false,
    );
}

async function shownOf(id: string): Promise<Model["published"]> {
  const answer = await fetch(`${studio.url}/studio/api/library?ids=${id}`, {
    headers: { authorization: `Bearer ${testKey}` },
  });
  const record = (await answer.json()).items[0]?.record;
  if (!record) return undefined;
  return {
    titles: { "en-US": record.text["en-US"].title ?? "", es: record.text.es.title ?? "" },
    languages: record.languages ?? [...locales],
  };
}

let nth = 0;
test("the site reads what was published in each language, and no draft is lost, whatever the order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      let model: Model = { draft: { "en-US": "first", es: "" }, wanted: [...locales], published: undefined };
      const { id } = await studio.payload.create({
        collection,
        draft: true,
        data: { name: `item-${nth++}`, en: { title: "first" }, _status: "draft" } as never,
      });
      for (const each of steps) {
        const after = next(model, each);
        const draft = after === "refused" ? model.draft : after.draft;
        expect(await take(String(id), each, draft)).toBe(after !== "refused");
        if (after !== "refused") model = after;
        const { published } = model;
        expect(await shownOf(String(id))).toEqual(
          published && {
            languages: published.languages,
            titles: Object.fromEntries(
              locales.map((one) => [one, published.languages.includes(one) ? published.titles[one] : ""]),
            ),
          },
        );
        const now = (await studio.payload.findByID({ collection, id, draft: true, depth: 0 })) as unknown as {
          [group: string]: { title?: string | null } | undefined;
        };
        for (const one of locales) expect(now[groups[one]]?.title ?? "").toBe(model.draft[one]);
      }
    }),
    { numRuns: Number(process.env.RUNS) || 12 },
  );
}, 600_000);
