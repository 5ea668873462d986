/** All that an editor sees of an item's two languages: what is published, what changed since, and both side by side. */
import type { PayloadRequest } from "payload";
import { formats } from "../../../contracts/content-types.ts";
import { comesAt } from "../../../services/content/due.ts";
import { type Addresses, addressOf } from "../addresses/addresses.ts";
import { typeOf } from "../collections/names.ts";
import { type Locale, locales } from "../languages.ts";
import { recordOf } from "../library/to-record.ts";
import { type Plans, plansOf } from "../schedule/plan.ts";
import { otherThan } from "./agreement.ts";
import { type Difference, differencesOf } from "./differences.ts";
import { changedParts } from "./document.ts";
import { draftOf, type Named } from "./publish.ts";
import { bothWords, type Doc, languagesOf, publishedOf, readRow } from "./standing.ts";
import { hasWords } from "./words.ts";

/** `absent`: not on the site; `changed`: published, and edited since. */
type Publication = "absent" | "published" | "changed";

interface Pair {
  texts: Record<Locale, string>;
  /** The languages whose words here have changed since the translation was up to date. */
  changed: Locale[];
}

export interface Overview {
  languages: Record<
    Locale,
    {
      publication: Publication;
      hasWords: boolean;
      differences: Difference[];
      plans: Plans;
      /** Its own page on the site. */
      address?: string;
    }
  >;
  /** What both share was edited since it was published. */
  isSharedChanged: boolean;
  fields: { name: string; label: Record<Locale, string>; pairs: Pair[] }[];
}

/** Where it can be seen today; nowhere before its day. */
async function addressesNow(
  req: PayloadRequest,
  collection: string,
  published: Doc,
): Promise<Addresses | undefined> {
  const record = recordOf(typeOf(collection)!, published as Parameters<typeof recordOf>[1]);
  const dates = record.scheduledDate ? [record.scheduledDate] : [];
  return comesAt(record, dates) > Date.now() ? undefined : addressOf(req, collection, published);
}

export async function overviewOf(req: PayloadRequest, named: Omit<Named, "locale">): Promise<Overview> {
  const { collection, id } = named;
  const draft = await draftOf(req, named);
  const published = await publishedOf(req, collection, id);
  const agreed = (await readRow(req, id))?.agreed ?? undefined;
  const words = bothWords(collection, draft);
  const plans = await plansOf(req, named);
  const addresses = published && (await addressesNow(req, collection, published));
  const changed = published && changedParts(req, collection, published, draft);
  const shown = published ? languagesOf(published) : [];
  const isTranslated = locales.every((locale) => hasWords(words[locale]));
  /** What changed in a language since the other was translated. */
  const changes = (locale: Locale): Difference[] =>
    agreed && isTranslated ? differencesOf(agreed[locale], words[locale]) : [];
  const changesOf = { "en-US": changes("en-US"), es: changes("es") };
  const stateOf = (locale: Locale) => ({
    publication: (shown.includes(locale)
      ? changed?.language(locale)
        ? "changed"
        : "published"
      : "absent") as Publication,
    hasWords: hasWords(words[locale]),
    differences: changesOf[otherThan(locale)],
    plans: plans[locale] ?? {},
    ...(addresses && shown.includes(locale) ? { address: addresses[locale] } : {}),
  });
  const { described } = formats[typeOf(collection)!];
  const names = Object.keys(described).filter((name) => locales.some((locale) => words[locale][name]));
  return {
    languages: { "en-US": stateOf("en-US"), es: stateOf("es") },
    isSharedChanged: changed?.shared ?? false,
    fields: names.map((name) => {
      const count = Math.max(...locales.map((locale) => words[locale][name]?.length ?? 0));
      return {
        name,
        label: described[name]!.label,
        pairs: Array.from({ length: count }, (_, at) => ({
          texts: { "en-US": words["en-US"][name]?.[at] ?? "", es: words.es[name]?.[at] ?? "" },
          changed: locales.filter((locale) =>
            changesOf[locale].some((change) => change.field === name && change.at === at),
          ),
        })),
      };
    }),
  };
}
