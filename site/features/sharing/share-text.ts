import type { Locale } from "../../../contracts/site.ts";
import { plainText } from "../../../contracts/verse-lines.ts";
import { quoted } from "./quotation.ts";
import type { Shared } from "./shared.ts";
import { shortened } from "./shorten.ts";

type Fits = (text: string) => boolean;

const oneLine = (text: string) => plainText([{ text }]);

/** What is sent before the link, as long as the channel has room for; reference and title are always whole. */
export function shareText(
  { title, verses, text = "", invitation }: Shared,
  locale: Locale,
  fits: Fits,
): string {
  if (invitation) return shortened([invitation], fits);
  if (verses) {
    const quotation = (words: string) => `${quoted(words, locale)} — ${title}`;
    const lines = verses.map(oneLine);
    return quotation(shortened(lines, (words) => fits(quotation(words))));
  }
  if (!text) return title;
  const both = (words: string) => `${title}\n${words}`;
  const words = shortened([oneLine(text)], (part) => fits(both(part)));
  return words === "…" ? title : both(words);
}

const whole = () => true;

/** A quotation as one sets it in a text of one's own: the words, with their lines, where they stand, where they are found. */
export function citation({ title, verses, text }: Shared, url: string, locale: Locale): string {
  if (verses) return `${quoted(shortened(verses, whole), locale)}\n— ${title}\n${url}`;
  return [title, text, url].filter(Boolean).join("\n");
}
