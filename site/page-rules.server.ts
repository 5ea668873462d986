import { bibleRules } from "./features/bible/rules.server.ts";
import { catalogRules } from "./features/catalog/rules.server.ts";
import { generalPageRules } from "./features/general-pages/rules.server.ts";
import { legacyRules } from "./features/legacy-redirects/rules.server.ts";
import { prayerRules } from "./features/prayers/rules.server.ts";
import { articleRules } from "./features/reading/rules.server.ts";
import { signInRules } from "./features/sign-in/rules.server.ts";
import { triviaRules } from "./features/trivia/rules.server.ts";
import { verseRules } from "./features/verses/rules.server.ts";
import type { PageRequest, PageRules } from "./page-request.ts";

/** Every rule that site/routes.ts may name, each from its feature. */
const rules = {
  ...verseRules,
  ...prayerRules,
  ...triviaRules,
  ...articleRules,
  ...bibleRules,
  ...generalPageRules,
  ...catalogRules,
  ...legacyRules,
  ...signInRules,
} satisfies PageRules;

export type PageRuleName = keyof typeof rules;

export async function runPageRules(names: readonly PageRuleName[], request: PageRequest): Promise<void> {
  for (const name of names) {
    const rule = (rules as PageRules)[name];
    if (!rule)
      throw new Error(`Unknown route rule "${name}". Add it to a feature's rules or correct site/routes.ts.`);
    await rule(request);
  }
}
