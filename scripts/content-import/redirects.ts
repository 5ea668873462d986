/** From every old address that is not the new one. */
import { pathKey } from "../../services/content/content-index.ts";
import { yamlFile } from "./files.ts";
import type { Names } from "./names.ts";
import type { PeopleAndTerms } from "./people-and-terms.ts";
import type { Placed, PlanOptions } from "./plan.ts";
import { idIn } from "./source.ts";
import { decoded, nameOf } from "./words.ts";
import { type PlannedFile, textFile } from "./write.ts";

const maxLength = 500;

export function* planRedirects(
  placed: readonly Placed[],
  others: PeopleAndTerms,
  names: Names,
  { site, existing, deleted, report }: PlanOptions,
): Iterable<[string, PlannedFile]> {
  const seen = new Set<string>();
  for (const { from, to, address } of [...ofItems(placed), ...ofLists(others, { site })]) {
    const key = pathKey(from);
    if (key === pathKey(to) || key === "") continue;
    const id = idIn(site, "redirect", key);
    const before = existing.redirects.get(key);
    if (names.isTaken(key))
      report.problem(address, `${from} is an address of this site: no redirect to ${to}`);
    else if (seen.has(key) || (before !== undefined && before !== id))
      report.problem(address, `${from} leads somewhere else already: no redirect to ${to}`);
    else if (from.length > maxLength)
      report.problem(address, `its address is too long for a redirect to ${to}`);
    else if (!deleted.has(id)) {
      seen.add(key);
      report.count("redirects");
      const name = names.take(id, "redirects/", `${nameOf(from) || "old"}-${id.slice(0, 8)}`);
      yield [
        `${name}.yaml`,
        textFile(id, yamlFile({ id, type: "redirect", from: `/${key}`, to, status: 301 })),
      ];
    }
  }
  for (const { item } of placed)
    if (!item.draft && item.oldPath === undefined)
      report.problem(item.address, "its old address is not a path: no redirect can be made for it");
}

interface OldAddress {
  from: string;
  to: string;
  address: string;
}

/** The language is before a path, not a part of it. */
const withoutLanguage = (path: string) => path.replace(/^\/es(?=\/)/i, "");

const ofItems = (placed: readonly Placed[]): OldAddress[] =>
  placed.flatMap(({ item, path }) =>
    item.oldPath === undefined
      ? []
      : [{ from: withoutLanguage(item.oldPath), to: `/${path}`, address: item.address }],
  );

/** The lists of an author's or a category's texts, where both systems have them as they are installed. */
function ofLists(others: PeopleAndTerms, { site }: Pick<PlanOptions, "site">): OldAddress[] {
  const encoded = (slug: string) => encodeURIComponent(decoded(slug));
  const ofTerms = [...site.terms.values()].flatMap(({ key, kind, slug }) => {
    const place = others.usedTerm(key);
    const from = `/${kind}/${encoded(slug)}/`;
    return place?.folder === "categories" ? [{ from, to: `/categories/${place.name}`, address: from }] : [];
  });
  const ofAuthors = [...site.authors.values()].flatMap(({ key, slug }) => {
    const place = others.usedContributor(key);
    const from = `/author/${encoded(slug)}/`;
    return place ? [{ from, to: `/contributors/${place.name}`, address: from }] : [];
  });
  return [...ofTerms, ...ofAuthors];
}
