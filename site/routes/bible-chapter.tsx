import { data } from "react-router";
import { chapterId } from "../../contracts/chapter-id.ts";
import { servicesContext } from "../context.ts";
import { ChapterLinks } from "../features/bible/chapter-links.tsx";
import { ChapterText } from "../features/bible/chapter-text.tsx";
import { chapterContext } from "../features/bible/find-chapter.server.ts";
import { loadChapter } from "../features/bible/load-chapter.server.ts";
import { ReaderBar } from "../features/bible/reader-bar.tsx";
import { VerseNote } from "../features/bible/verse-note.tsx";
import { readerAddress } from "../features/passages/reader-address.ts";
import { pageMeta } from "../features/seo/page-meta.ts";
import { breadcrumbData } from "../features/seo/structured-data.ts";
import { DayPlace } from "../features/today/day-place.tsx";
import { localeOfPath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import type { Route } from "./+types/bible-chapter";
import "../features/bible/reader.css";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { scripture } = context.get(servicesContext);
  const locale = localeOfPath(url.pathname);
  const found = context.get(chapterContext);
  const chapter = await loadChapter(scripture, found, { params, query: url.searchParams, locale });
  return data({ ...chapter, id: chapterId(chapter.osis, chapter.chapter) });
}

const shortened = (text: string) =>
  text.length > 90 ? `${text.slice(0, text.lastIndexOf(" ", 90))}…` : text;

export function meta({ loaderData: chapter }: Route.MetaArgs) {
  if (!chapter) return [];
  const { reference, translation, alternates } = chapter;
  const locale = getLocale();
  return pageMeta({
    title: m.bible_chapter_title({ reference, translation: translation.abbreviation }),
    description: m.bible_chapter_description({
      reference,
      translation: translation.name,
      opening: shortened(chapter.verses[0]?.text ?? ""),
    }),
    // A text in the other language than the page's is one reader's choice, not the other language's page.
    paths: translation.lang ? { [locale]: alternates[locale] } : alternates,
    type: "article",
    jsonLd: [
      breadcrumbData([
        { name: m.nav_bible(), path: "/bible" },
        { name: reference, path: alternates[locale] },
      ]),
    ],
  });
}

export default function BibleChapter({ loaderData: chapter }: Route.ComponentProps) {
  const { note, beside } = chapter;
  const address = {
    translation: chapter.address,
    slug: chapter.slug,
    chapter: chapter.chapter,
    beside: beside?.id ?? null,
  };
  const closed = readerAddress({ ...address, at: note?.verse ?? null });
  return (
    <>
      <ReaderBar chapter={chapter} />
      <article
        data-activity="chapter"
        data-item={chapter.id}
        data-path={readerAddress(address)}
        data-reference={chapter.reference}
        data-next={chapter.next?.path}
        data-next-reference={chapter.next?.reference}
        className={`mx-auto mt-8 px-[var(--column-padding,20px)] md:mt-14 md:px-6 ${beside ? "max-w-[1060px]" : "max-w-[calc(688px*var(--column-scale,1))]"} ${
          note ? "pb-[46dvh]" : ""
        }`}
      >
        <header className="mb-8 text-center">
          <h1 className="text-[2.1rem] md:text-[2.8rem]" data-listen>
            {chapter.reference}
          </h1>
          <p className="mt-2 text-[0.95rem] text-muted">
            {chapter.translation.name}
            {beside && ` | ${beside.name}`}
          </p>
        </header>
        {chapter.missing && (
          <p className="mb-8 rounded-md bg-sand px-5 py-4 text-[0.98rem]" role="note">
            {m.bible_missing_text({ translation: chapter.translation.name })}
          </p>
        )}
        <ChapterText chapter={chapter} />
        <ChapterLinks chapter={chapter} />
        <DayPlace step="reading" kind="chapter" item={chapter.id} path={readerAddress(address)} />
      </article>
      {note && <VerseNote chapter={chapter} note={note} closed={closed} />}
    </>
  );
}
