/** A small library and a Bible of one verse, for tests. */
import type { Access, ContentItem } from "../../contracts/content.ts";
import type { SearchResult } from "../../contracts/scripture.ts";
import type { Locale } from "../../contracts/site.ts";
import type { SearchableContent } from "./build.ts";

type Words = Record<Locale, string>;
interface Written {
  type: string;
  path: string;
  title: Words;
  more?: Record<string, unknown>;
}

const route = (path: string) => ({ path, startItem: { id: "root", path: "home" } });
const body = (markup: string) => ({ markup, blocks: [] });
const answers = (...given: [question: string, answer: string][]) => ({
  items: given.map(([question, answer]) => ({
    content: { properties: { question, answer: body(`<p>${answer}</p>`) } },
  })),
});
const topicRef = (slug: string) => [{ id: `topic-${slug}` }];

/** A small library that answers as the content client does. */
export function library(items: Written[]) {
  const listeners = new Set<() => void>();
  let failing = false;
  /** How often each item was asked for whole. */
  const reads: string[] = [];
  const idOf = ({ type, path }: Written) => (type === "topic" ? `topic-${path.split("/").at(-2)}` : path);
  const toItem =
    (locale: Locale) =>
    (item: Written): ContentItem => {
      const { type, path, title, more } = item;
      const own = Object.fromEntries(
        Object.entries(more ?? {}).map(([name, value]) => {
          const both = value as Partial<Record<Locale, unknown>> | null;
          return [name, both && typeof both === "object" && "es" in both ? both[locale] : value];
        }),
      );
      return {
        contentType: type,
        name: title[locale],
        createDate: "2026-01-01T00:00:00Z",
        updateDate: "2026-01-01T00:00:00Z",
        route: route(path),
        id: idOf(item),
        properties: { title: title[locale], ...own },
        cultures: {},
      };
    };
  const content: SearchableContent = {
    async list({ filter, sort, skip, take, locale }) {
      if (failing) throw new Error("the content service is away");
      const found = items.filter(({ type }) => filter.includes(`contentType:${type}`));
      // As in the CMS, where what has no place of its own is in the order of its names, in each language another.
      if (sort.includes("name:asc") && !filter.includes("contentType:topic"))
        found.sort((a, b) => a.title[locale].localeCompare(b.title[locale]));
      return { total: found.length, items: found.slice(skip, skip + take).map(toItem(locale)) };
    },
    async items(ids, { locale }) {
      if (failing) throw new Error("the content service is away");
      reads.push(...ids);
      return items.filter((item) => ids.includes(idOf(item))).map(toItem(locale));
    },
    markOf: (id, locale) => {
      const item = items.find((one) => idOf(one) === id);
      return item && JSON.stringify(toItem(locale)(item));
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return {
    content,
    items,
    reads,
    accessOf: (id: string): Access | undefined => {
      const item = items.find(({ path }) => path === id);
      return item && ((item.more?.access as Access | undefined) ?? "free");
    },
    publish: () => listeners.forEach((listener) => void listener()),
    fail: (now: boolean) => {
      failing = now;
    },
  };
}

export const same = (text: string): Words => ({ "en-US": text, es: text });
export const written: Written[] = [
  { type: "topic", path: "/topics/peace/", title: { "en-US": "Peace", es: "Paz" } },
  { type: "topic", path: "/topics/hope/", title: { "en-US": "Hope", es: "Esperanza" } },
  {
    type: "article",
    path: "/articles/learning-to-wait/",
    title: { "en-US": "Learning to wait", es: "Aprender a esperar" },
    more: {
      summary: { "en-US": "Waiting is work.", es: "Esperar es un trabajo." },
      contentBody: {
        "en-US": body("<p>Long before dawn the <em>water</em>men know the tide &amp; the still harbour.</p>"),
        es: body("<p>La oración de quien espera junto al agua viva.</p>"),
      },
      topics: topicRef("hope"),
    },
  },
  {
    type: "article",
    path: "/articles/peace-at-home/",
    title: { "en-US": "Peace at home", es: "Paz en casa" },
    more: { summary: same("A quiet table."), topics: topicRef("peace") },
  },
  {
    type: "growthPlanArticle",
    path: "/growth-plans/still-waters/begin/",
    title: { "en-US": "Begin", es: "Comenzar" },
    more: { access: "premium", isTeaser: true, contentBody: body("<p>Everyone reads this teaser.</p>") },
  },
  {
    type: "studyGuideLesson",
    path: "/study-guides/ruth/moab/",
    title: same("Moab"),
    more: { passageReference: { "en-US": "Ruth 1:1", es: "Rut 1:1" } },
  },
  {
    type: "studyGuideSection",
    path: "/study-guides/ruth/moab/read/",
    title: same("Read"),
    more: { contentBody: body("<p>Gleaners follow the harvest.</p>") },
  },
  {
    type: "studyGuideSection",
    path: "/study-guides/ruth/moab/act/",
    title: same("Act"),
    more: { isTeaser: true, contentBody: body("<p>Memberswords here.</p>") },
  },
  {
    type: "verse",
    path: "/verses/03-15/",
    title: { "en-US": "Wide as the world", es: "Ancho como el mundo" },
    more: {
      thought: same("A thought."),
      passageReference: { "en-US": "John 3:16", es: "Juan 3:16" },
      scheduledDates: ["2024-03-15T00:00:00Z"],
    },
  },
  {
    type: "verse",
    path: "/verses/special/",
    title: same("Tomorrow’s own verse"),
    more: { thought: same("Later."), scheduledDates: ["2026-03-06T00:00:00Z"] },
  },
  {
    type: "verse",
    path: "/verses/evening/a/",
    title: same("Evening lamp"),
    more: { thought: same("Lamp."), evening: true, scheduledDates: ["2024-03-01T00:00:00Z"] },
  },
  {
    type: "trivia",
    path: "/trivia/ruth/",
    title: same("Ruth quiz"),
    more: { scheduledDates: ["2024-04-02T00:00:00Z"] },
  },
  { type: "generalPage", path: "/landing/p/", title: same("Landing"), more: { noindex: true } },
  {
    type: "generalPage",
    path: "/faq/",
    title: { "en-US": "Frequently asked", es: "Preguntas frecuentes" },
    more: {
      faq: {
        "en-US": answers(
          ["Is it free?", "Nearly all of it."],
          ["How do I unsubscribe?", "By the link in each mail."],
        ),
        es: answers(
          ["¿Es gratis?", "Casi todo."],
          ["¿Cómo cancelo la suscripción?", "Con el enlace de cada correo."],
        ),
      },
    },
  },
  ...Array.from({ length: 60 }, (_, nth) => ({
    type: "prayer",
    path: `/prayers/${nth}/`,
    title: same(`Harbour prayer ${nth}`),
    more: { scheduledDates: ["2024-03-05T00:00:00Z"] },
  })),
];

export const bible = {
  search: async ({ query, take }: { query: string; take: number }): Promise<SearchResult> => {
    if (query === "broken") throw new Error("the Bible is away");
    const text = "For God so loved the world";
    const hit = {
      id: "John.3.16",
      book: "John" as const,
      chapter: 3,
      verse: 16,
      reference: "John 3:16",
      text,
    };
    const translation = { id: "kjv", name: "", abbreviation: "KJV", language: "en-US", license: "" };
    return {
      total: 7,
      translation: { ...translation, direction: "ltr" },
      language: "en-US",
      fallback: false,
      hits: [{ ...hit, highlights: [[21, 26] as [number, number]] }].slice(0, take),
    };
  },
};
