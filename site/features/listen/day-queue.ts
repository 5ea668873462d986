import { itemOf } from "./page-text.ts";
import type { ListenItem } from "./queue.ts";

/** The steps of a morning that are heard; a question is answered. */
const heard = ["verse", "prayer", "reading"];
/** What a page has for another time of day. */
const forLater = "[data-listen=evening]";

async function fetchItem(path: string): Promise<ListenItem | undefined> {
  if (path === location.pathname) return itemOf(document, path, forLater);
  const response = await fetch(path);
  if (!response.ok) return undefined;
  // A step may lead on to the page of the day.
  const { pathname } = new URL(response.url);
  // Its styles are not shown, and this page's policy does not know them.
  const html = (await response.text()).replace(/<style[\s\S]*?<\/style>/g, "");
  return itemOf(new DOMParser().parseFromString(html, "text/html"), pathname, forLater);
}

/** A prayer stands on the passage that the verse has read already. */
function withoutRepeats(items: ListenItem[]): ListenItem[] {
  const heardBefore = new Set<string>();
  return items.map((item) => {
    const sentences = item.sentences.filter(({ text }) => !heardBefore.has(text));
    for (const { text } of item.sentences) heardBefore.add(text);
    return { ...item, sentences };
  });
}

/** The day's texts in their order, from the steps that the page links to; what cannot be had is left out. */
export async function dayItems(): Promise<ListenItem[]> {
  const paths = heard.flatMap((step) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[data-day-step=${step}]`);
    return link ? [link.pathname] : [];
  });
  const items = await Promise.all(paths.map((path) => fetchItem(path).catch(() => undefined)));
  return withoutRepeats(items.filter((item) => item !== undefined));
}
