/** Links lead to what readers can see. */
import { isMenuAddress } from "../../../contracts/menus.ts";
import { pageAddresses } from "../../../contracts/page-addresses.ts";
import type { SourceRecord } from "../../../services/content/record.ts";
import { scanBody } from "../../../services/content/rules/scan-body.ts";
import { locales } from "../languages.ts";
import { error, type Finding, hint, localPlace, type Place, sharedPlace } from "./findings.ts";
import type { InternalLink } from "./internal-links.ts";
import type { Library, OtherItem } from "./library.ts";
import { languagesOf, textsOf } from "./texts.ts";

const elsewhere = /^(?:https?:\/\/|mailto:|tel:|#)/i;

const patterns = pageAddresses.map((path) => new RegExp(`^${path.replace(/:[^/]+/g, "[^/]+")}$`));
const isPage = (path: string) => path.startsWith("media/") || patterns.some((pattern) => pattern.test(path));

const keyOf = (href: string) =>
  href
    .replace(/[?#].*$/, "")
    .replace(/^\/+|\/+$/g, "")
    .toLowerCase();

interface Link {
  place: Place;
  href: string;
  /** Of a menu, which is on every page: what is not known there is no link. */
  inMenu?: true;
}

const menuLinks = (record: SourceRecord): Link[] =>
  languagesOf(record).flatMap((locale) =>
    (record.text[locale].links ?? []).map(({ to }, nth) => ({
      place: localPlace(locale, `links.${nth}.to`),
      href: to,
      inMenu: true,
    })),
  );

const linksOf = (record: SourceRecord): Link[] => [
  ...textsOf(record).flatMap(({ place, text }) =>
    scanBody(text).links.map(({ text: href }) => ({ place, href })),
  ),
  ...(["to", "successLandingPage"] as const).flatMap((key) =>
    record[key] === undefined ? [] : [{ place: sharedPlace(key), href: record[key] }],
  ),
  // What is no address for a menu is said by its own rule.
  ...menuLinks(record).filter(({ href }) => isMenuAddress(href)),
];

const states = {
  draft: ["is a draft", "es un borrador"],
  trash: ["is in the trash", "está en la papelera"],
  missing: ["does not exist any more", "ya no existe"],
} as const;

const dead = (place: Place, name: string, state: keyof typeof states) =>
  error(
    place,
    `link-to-${state}`,
    `The link leads to “${name}”, which ${states[state][0]}.`,
    `El enlace lleva a «${name}», que ${states[state][1]}.`,
  );

/** Items by all the addresses under which a link finds them. */
function byAddress(items: readonly OtherItem[]): Map<string, OtherItem> {
  const found = new Map<string, OtherItem>();
  const add = (path: string, item: OtherItem) => {
    if (found.get(path)?.state !== "published") found.set(path.toLowerCase(), item);
  };
  for (const item of items) {
    if (item.path) add(item.path, item);
    for (const locale of locales)
      if (item.slugs[locale]) add([item.folder, item.slugs[locale]].filter(Boolean).join("/"), item);
  }
  return found;
}

function checkAddress(
  { place, href, inMenu }: Link,
  items: ReadonlyMap<string, OtherItem>,
): Finding | undefined {
  if (elsewhere.test(href)) return undefined;
  if (/^[a-z][a-z0-9+.-]*:/i.test(href))
    return error(
      place,
      "link-form",
      `A link may not lead to ${href}: write a web address or a path that starts with /.`,
      `Un enlace no puede llevar a ${href}: escribe una dirección web o una ruta que empiece por /.`,
    );
  const path = keyOf(href);
  if (path === "" && /^\/(?:$|[?#])/.test(href)) return undefined;
  if (!href.startsWith("/") || href.startsWith("//"))
    return hint(
      place,
      "link-form",
      `The link ${href} must be a whole address or a path that starts with /.`,
      `El enlace ${href} debe ser una dirección completa o una ruta que empiece por /.`,
    );
  if (path === "es" || path.startsWith("es/"))
    return (inMenu ? error : hint)(
      place,
      "link-language",
      `Write the link ${href} without /es: the language is added.`,
      `Escribe el enlace ${href} sin /es: el idioma se añade solo.`,
    );
  const item = items.get(path);
  if (item?.state === "draft" || item?.state === "trash") return dead(place, item.heading, item.state);
  if (item || isPage(path)) return undefined;
  return (inMenu ? error : hint)(
    place,
    "unknown-address",
    `Nothing is known at ${href}.`,
    `No se conoce nada en ${href}.`,
  );
}

export async function checkLinks(
  record: SourceRecord,
  internal: readonly InternalLink[],
  library: Library,
): Promise<Finding[]> {
  const picked = new Set(internal.map(({ href }) => href));
  const links = linksOf(record).filter(({ href }) => !picked.has(href));
  const paths = links.map(({ href }) => keyOf(href)).filter(Boolean);
  const named = [...(record.related ?? []), ...internal.map(({ id }) => id)];
  const [atPaths, byIds] = await Promise.all([
    library.atPaths([...new Set(paths)]),
    library.byIds([...new Set(named)]),
  ]);
  const items = byAddress(atPaths);
  const known = new Map(byIds.map((item) => [item.id, item]));
  const related = (record.related ?? []).flatMap((id) => {
    const item = known.get(id);
    if (item?.state === "published") return [];
    const [en, es] = states[item?.state ?? "missing"];
    const name = item?.heading ?? id;
    return [
      hint(
        sharedPlace("related"),
        "related",
        `“${name}” ${en}: it is not shown.`,
        `«${name}» ${es}: no se muestra.`,
      ),
    ];
  });
  return [
    ...internal.flatMap(({ place, id, href }) => {
      const item = known.get(id);
      return item?.state === "published"
        ? []
        : [dead(place, item?.heading ?? href, item?.state ?? "missing")];
    }),
    ...links.flatMap((link) => checkAddress(link, items) ?? []),
    ...related,
  ];
}
