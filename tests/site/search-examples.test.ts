import { beforeAll, expect, test } from "vitest";
import { locales } from "../../contracts/site.ts";
import { createScripture, type Scripture } from "../../services/scripture/service.ts";
import { realModules } from "../../services/scripture/test-modules.ts";
import { searchExamples } from "../../site/features/bible/search-examples.ts";

let scripture: Scripture;
beforeAll(async () => {
  scripture = createScripture({ modules: (await realModules()).modules });
});

test("every example to try finds verses, in its own language", async () => {
  for (const language of locales)
    for (const query of searchExamples[language]) {
      const { total, translation } = await scripture.search({ query, language });
      expect([query, translation.language, total > 0]).toEqual([query, language, true]);
    }
});
