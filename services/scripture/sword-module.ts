import type { Translation } from "../../contracts/scripture.ts";
import { slotCount, slotOf } from "./canon.ts";
import { cleanMarkup, opensParagraph, psalmTitle } from "./markup.ts";
import type { ScriptureModule } from "./module.ts";
import { mendRv1909, restoreSpaces } from "./rv1909.ts";
import type { SwordConf } from "./sword-conf.ts";
import { readZtext } from "./sword-ztext.ts";

const isRv1909 = (conf: SwordConf) => /^spaRV1909/i.test(conf.name);

export function translationOf(conf: SwordConf): Translation {
  const abbreviation = conf.get("Abbreviation") || conf.name;
  const language = conf.get("Lang") || "en";
  return {
    id: abbreviation.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    name: conf.get("Description") || conf.name,
    abbreviation,
    language: /^en(-US)?$/i.test(language) ? "en-US" : language,
    direction: /^RtoL$/i.test(conf.get("Direction") ?? "") ? "rtl" : "ltr",
    license: conf.get("DistributionLicense") || "not stated",
  };
}

/** Reads a SWORD module whole: clean verses, paragraphs and psalm titles. */
export async function readSwordModule(conf: SwordConf, root: string): Promise<ScriptureModule> {
  const raw = await readZtext(conf, root);
  const rv1909 = isRv1909(conf);
  const module: ScriptureModule = {
    translation: translationOf(conf),
    verses: Array.from({ length: slotCount }, () => ""),
    paragraphs: [],
    titles: {},
    subscriptions: {},
  };
  for (let slot = 0; slot < slotCount; slot++) {
    const markup = raw.verses[slot];
    if (!markup) continue;
    module.verses[slot] = cleanMarkup(rv1909 ? restoreSpaces(markup) : markup);
    if (opensParagraph(markup)) module.paragraphs.push(slot);
  }
  for (let psalm = 1; psalm <= 150; psalm++) {
    const head = raw.chapterHeads.get(`Ps.${psalm}`) ?? "";
    const title = psalmTitle(head) ?? psalmTitle(raw.verses[slotOf("Ps", psalm, 1)!] ?? "");
    if (title) module.titles[`Ps.${psalm}`] = title;
  }
  if (!module.verses.some((text) => text)) throw new Error("it holds no verse of the 66 books");
  return rv1909 ? mendRv1909(module) : module;
}
