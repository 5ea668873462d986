import type { ContentItem } from "../../contracts/content.ts";
import type { Locale } from "../../contracts/site.ts";

interface Read {
  locale?: Locale;
  fields?: string;
}

/** The content client, as far as this service asks it: always as anybody. */
export interface ContentReader {
  items(ids: readonly string[], read?: Read): Promise<ContentItem[]>;
  list(
    query: Read & { filter?: string | readonly string[]; fetch?: string; take?: number },
  ): Promise<{ items: ContentItem[] }>;
}

/** What the member service knows of plans, handed in by the composition. */
export interface PlanReaders {
  isSubscribed(subject: string, planId: string): Promise<boolean>;
  /** Safe to repeat. */
  subscribe(subject: string, planId: string): Promise<void>;
  /** Of these members those who completed a lesson of the plan on the day that it is for each of them. */
  readToday(subjects: readonly string[], planId: string): Promise<Set<string>>;
}

interface Named {
  id: string;
  title: string;
  path: string;
}

/** More than any plan has. */
const maxLessons = 200;
const fields = "properties[title]";
const named = ({ id, name, properties, route }: ContentItem): Named => ({
  id,
  title: typeof properties.title === "string" && properties.title ? properties.title : (name ?? ""),
  path: route.path.replace(/(?<=.)\/$/, ""),
});

export function createPlans(content: ContentReader) {
  /** By id, in the reader's language; what is no longer published has no title. */
  async function titles(ids: readonly string[], locale: Locale): Promise<(id: string) => Named> {
    const items = ids.length > 0 ? await content.items([...new Set(ids)], { locale, fields }) : [];
    const found = new Map(items.map((item) => [item.id, named(item)]));
    return (id) => found.get(id) ?? { id, title: "", path: "/growth-plans" };
  }
  return {
    titles,
    async isPlan(id: string): Promise<boolean> {
      return (await content.items([id], { fields })).some(({ contentType }) => contentType === "growthPlan");
    },
    async isLesson(planId: string, id: string): Promise<boolean> {
      const { items } = await content.list({
        fetch: `children:${planId}`,
        filter: "contentType:growthPlanArticle",
        take: maxLessons,
        fields,
      });
      return items.some((item) => item.id === id);
    },
  };
}

export type Plans = ReturnType<typeof createPlans>;
