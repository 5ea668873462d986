import * as z from "zod/mini";
import type { ContentList } from "../../../contracts/content.ts";
import { isMenuAddress, type MenuPlace, menuPlaces } from "../../../contracts/menus.ts";
import type { Locale } from "../../../contracts/site.ts";
import type { SiteServices } from "../../context.ts";
import { stripLocale } from "../../i18n/locale.ts";
import type { Menu, Menus } from "../../settings.ts";
import { compiledMenu } from "./navigation.ts";

const menuProperties = z.object({
  place: z.enum(menuPlaces),
  title: z.string(),
  links: z.object({
    items: z.array(
      z.object({ content: z.object({ properties: z.object({ label: z.string(), address: z.string() }) }) }),
    ),
  }),
});

/** Paths without language, as the frame's links take them. */
function readMenu(properties: unknown): { place: MenuPlace; menu: Menu } | undefined {
  const { success, data } = z.safeParse(menuProperties, properties);
  if (!success) return undefined;
  const links = data.links.items
    .map(({ content: { properties: link } }) => link)
    .filter(({ address }) => isMenuAddress(address))
    .map(({ label, address }) => ({ to: address.startsWith("/") ? stripLocale(address) : address, label }));
  return { place: data.place, menu: { title: data.title, links } };
}

const isSame = (one: Menu, other: Menu) => JSON.stringify(one) === JSON.stringify(other);

/** Pages share the answer of the content, which is remembered, and so what follows from it. */
const known = new WeakMap<ContentList, Menus | undefined>();

function menusOf(list: ContentList, locale: Locale): Menus | undefined {
  if (known.has(list)) return known.get(list);
  const menus: Menus = {};
  for (const { properties } of list.items) {
    const read = readMenu(properties);
    if (!read || read.menu.links.length === 0 || read.place in menus) continue;
    if (!isSame(read.menu, compiledMenu(read.place, locale))) menus[read.place] = read.menu;
  }
  const found = Object.keys(menus).length > 0 ? menus : undefined;
  known.set(list, found);
  return found;
}

/**
 * The menus that an editor has changed: pages that are as they were shipped carry nothing more, since the messages say it
 * already. Without an answer, or without a link that leads anywhere, a menu is that of the messages.
 */
export async function loadMenus({ content }: SiteServices, locale: Locale): Promise<Menus | undefined> {
  try {
    return menusOf(
      await content.list({
        filter: "contentType:menu",
        fields: "properties[place,title,links]",
        take: 50,
        locale,
      }),
      locale,
    );
  } catch {
    return undefined;
  }
}
