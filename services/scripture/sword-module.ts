import type { Translation } from "../../contracts/scripture.ts";
import { slotCount, verseAt } from "./canon.ts";
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
  const rv1909 = isRv1909(conf);
  const module: ScriptureModule = {
    translation: translationOf(conf),
    verses: Array.from({ length: slotCount }, () => ""),
    paragraphs: [],
    titles: {},
    subscriptions: {},
  };
  await readZtext(conf, root, {
    verse: (slot, markup) => {
      if (!markup) return;
      const text = cleanMarkup(rv1909 ? restoreSpaces(markup) : markup);
      module.verses[slot] = module.verses[slot] ? `${module.verses[slot]} ${text}` : text;
      if (opensParagraph(markup)) module.paragraphs.push(slot);
      const { book, chapter, verse } = verseAt(slot);
      if (book === "Ps" && verse === 1) addTitle(module, `Ps.${chapter}`, markup);
    },
    chapterHead: (chapter, markup) => {
      if (chapter.startsWith("Ps.")) addTitle(module, chapter, markup);
    },
  });
  if (!module.verses.some((text) => text)) throw new Error("it holds no verse of the 66 books");
  return rv1909 ? mendRv1909(module) : module;
}

function addTitle(module: ScriptureModule, chapter: string, markup: string): void {
  const title = psalmTitle(markup);
  if (title) module.titles[chapter] ??= title;
}
