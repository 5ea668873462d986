import { m } from "../../i18n/paraglide/messages.js";

/** In the page "offline", for the service worker to fill with a downloaded chapter (site/service-worker/bible-page.ts). */
export const offlineChapterId = "offline-chapter";

/** As routes/bible-chapter.tsx sets a chapter; a word between % signs is filled in. */
export const offlineChapter = (): string => `
<article data-path="%path%" data-reference="%reference%" class="mx-auto mt-8 max-w-[688px] px-5 md:mt-14 md:px-6">
<header class="mb-8 text-center"><h1 class="text-[2.1rem] md:text-[2.8rem]">%reference%</h1><p class="mt-2 text-[0.95rem] text-muted">%translation%</p></header>
<div class="chapter-text" lang="%lang%">%text%</div>
<nav aria-label="${m.bible_chapter_links()}" class="mt-12 border-t border-line pt-4">
<div class="flex flex-wrap items-center justify-between gap-x-6">%turn%</div>
<details class="mt-6"><summary class="flex min-h-11 cursor-pointer items-center font-semibold text-water">${m.bible_chapter_links()}</summary><ol class="mt-3 grid grid-cols-[repeat(auto-fill,minmax(46px,1fr))] gap-1">%chapters%</ol></details>
<p class="mt-3"><a class="inline-flex min-h-11 items-center font-semibold text-water hover:underline" href="%bible%">${m.bible_all_books()}</a></p>
</nav>
</article>`;
