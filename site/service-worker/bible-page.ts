import type { DownloadedBook, DownloadedChapter } from "../../contracts/scripture-downloads.ts";
import type { Locale } from "../../contracts/site.ts";
import { gapBefore, linesOf } from "../../contracts/verse-lines.ts";
import { localizePath } from "../i18n/locale.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string | number) => String(text).replace(/[&<>"]/g, (sign) => entities[sign]!);

const aside = (text: string | undefined, margin: string) =>
  text ? `<p class="${margin} text-[1.05rem] text-muted italic">${escaped(text)}</p>` : "";

function textOf({ title, subscription, verses }: DownloadedChapter): string {
  const paragraphs: DownloadedChapter["verses"][] = [];
  for (const verse of verses) {
    if (verse[2] === 1 || paragraphs.length === 0) paragraphs.push([]);
    paragraphs.at(-1)!.push(verse);
  }
  const set = paragraphs.map((paragraph) => {
    const spans = paragraph.map(([number, last, , text], index) => {
      const label = last ? `${number}–${last}` : number;
      const gap = index > 0 ? gapBefore(text) : "";
      return `<span id="v${number}" class="verse" data-verse="${number}">${gap}<span class="verse-number">${label}</span>${escaped(linesOf(text))}</span>`;
    });
    const poetry = paragraph.some(([, , , text]) => text.includes("\n")) ? " data-poetry" : "";
    return `<p${poetry}>${spans.join("")}</p>`;
  });
  return aside(title, "mb-6") + set.join("") + aside(subscription, "mt-6");
}

/** The shell: the cached page "offline", in which the reader's template stands (site/routes/offline.tsx). */
const place = /<section[^>]*data-offline-shell[\s\S]*?<\/section>/;
const template = /<template id="offline-chapter">([\s\S]*?)<\/template>/;
/** Nothing of what React knows about the shell is true of a page drawn in it. */
const appStart = /<template id="app-start">[\s\S]*?<\/template>/;

/** A chapter as a whole document; undefined where the book has no such chapter or the shell no place for it. */
export function drawChapter(
  shell: string,
  book: DownloadedBook,
  chapter: number,
  locale: Locale,
): string | undefined {
  const markup = template.exec(shell)?.[1];
  const index = book.chapters.findIndex((each) => each.chapter === chapter);
  const found = book.chapters[index];
  if (!markup || !found) return undefined;
  const { translation, names, slug } = book;
  const addressOf = (where: { slug: string; chapter: number }) =>
    `/bible/${translation.id}/${where.slug}/${where.chapter}`;
  const here = (other: DownloadedChapter | undefined) => other && { slug, names, chapter: other.chapter };
  const turn = (
    to: DownloadedBook["next"] | undefined,
    rel: "prev" | "next",
    key: string,
    [before, after]: [string, string],
  ) =>
    to
      ? `<a class="inline-flex min-h-11 items-center gap-1.5 font-semibold text-water hover:underline" rel="${rel}" data-key="${key}" href="${localizePath(addressOf(to), locale)}">${before}${escaped(to.names[locale])} ${to.chapter}${after}</a>`
      : "<span></span>";
  const reference = `${escaped(names[locale])} ${chapter}`;
  const words: Record<string, string> = {
    path: addressOf({ slug, chapter }),
    reference,
    translation: escaped(translation.name),
    lang: escaped(translation.language),
    text: textOf(found),
    turn:
      turn(here(book.chapters[index - 1]) ?? book.previous, "prev", "ArrowLeft", ["‹ ", ""]) +
      turn(here(book.chapters[index + 1]) ?? book.next, "next", "ArrowRight", ["", " ›"]),
    chapters: book.chapters
      .map((each) => {
        const current = each.chapter === chapter ? ' aria-current="page"' : "";
        return `<li><a${current} class="grid min-h-11 place-items-center rounded-sm tabular-nums hover:bg-line/70 aria-[current=page]:bg-water aria-[current=page]:text-on-water" href="${localizePath(addressOf({ slug, chapter: each.chapter }), locale)}">${each.chapter}</a></li>`;
      })
      .join(""),
    bible: localizePath("/bible", locale),
  };
  const filled = markup.replace(/%(\w+)%/g, (_, word: string) => words[word] ?? "");
  return (
    shell
      .replace(appStart, "")
      .replace(place, () => filled)
      // The switch of languages leads to the same chapter.
      .replace(/href="(\/es)?\/offline"/g, (_, prefix = "") => `href="${prefix}${words.path}"`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${reference}</title>`)
  );
}
