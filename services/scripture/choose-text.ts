import { sameLanguage } from "../../contracts/scripture.ts";
import { Refusal } from "../../platform/problem.ts";
import type { SlotRange } from "./slot-ranges.ts";
import type { Text } from "./text.ts";

/** Which text to read from: a translation by id, or the first of a language. Names come in `language`. */
export interface Wanted {
  language: string;
  translation?: string;
}

/** A translation may hold only a part of the Bible; text in the reader's language comes before any other. */
export function chooseText(
  texts: readonly Text[],
  { language, translation }: Wanted,
  ranges: readonly SlotRange[],
) {
  const holds = (text: Text) => ranges.every((range) => holdsAny(text, range));
  if (translation) {
    const text = texts.find((candidate) => candidate.translation.id === translation.toLowerCase());
    if (!text)
      throw new Refusal(404, "unknown_translation", `There is no translation "${translation}" here.`);
    if (!holds(text)) {
      throw new Refusal(404, "not_in_translation", `${text.translation.name} does not hold this passage.`);
    }
    return { text, fallback: !sameLanguage(text.translation.language, language) };
  }
  const own = texts.find((text) => sameLanguage(text.translation.language, language) && holds(text));
  const text = own ?? texts.find(holds) ?? texts[0]!;
  return { text, fallback: !own };
}

function holdsAny(text: Text, [first, last]: SlotRange): boolean {
  for (let slot = first; slot <= last; slot++) if (text.has(slot)) return true;
  return text.read([first, last]).length > 0;
}
