import { expect, test } from "vitest";
import type { DownloadedBook } from "../../contracts/scripture-downloads.ts";
import { offlineChapter, offlineChapterId } from "../features/bible/offline-chapter.ts";
import { drawChapter } from "./bible-page.ts";

const shell = `<html><head><title>Offline</title></head><body><template id="app-start"><script></script></template>
<a href="/es/offline">ES</a><main><section class="column" data-offline-shell="true"><h1>Offline</h1><template id="${offlineChapterId}">${offlineChapter()}</template></section></main></body></html>`;

const book: DownloadedBook = {
  translation: { id: "tiny", name: "Tiny <Bible>", language: "es" },
  slug: "john",
  names: { "en-US": "John", es: "Juan" },
  previous: { slug: "luke", chapter: 24, names: { "en-US": "Luke", es: "Lucas" } },
  next: { slug: "acts", chapter: 1, names: { "en-US": "Acts", es: "Hechos" } },
  chapters: [
    { chapter: 1, verses: [[1, 0, 1, "In the beginning & <before>"]] },
    {
      chapter: 2,
      title: "A title",
      verses: [
        [1, 2, 1, "A line\nanother"],
        [3, 0, 1, "Another paragraph"],
      ],
    },
  ],
};

test("a downloaded chapter is a whole page at its own address, in the site's look, that turns to the next and the one before", () => {
  const first = drawChapter(shell, book, 1, "en-US")!;
  expect(first).toContain("<title>John 1</title>");
  expect(first).toContain('data-path="/bible/tiny/john/1"');
  expect(first).toContain("In the beginning &amp; &lt;before&gt;");
  expect(first).toContain("Tiny &lt;Bible&gt;");
  expect(first).toMatch(/rel="prev"[^>]*href="\/bible\/tiny\/luke\/24">‹ Luke 24</);
  expect(first).toMatch(/rel="next"[^>]*href="\/bible\/tiny\/john\/2">John 2 ›</);
  expect(first).toContain('<a href="/es/bible/tiny/john/1">ES</a>');
  expect(first).not.toMatch(/app-start|offline-chapter|data-offline-shell|%\w+%/);

  const last = drawChapter(shell, book, 2, "es")!;
  expect(last).toContain(">1–2</span>A line\nanother");
  expect(last.match(/<p data-poetry>|<p><span id/g)).toHaveLength(2);
  expect(last).toMatch(/rel="next"[^>]*href="\/es\/bible\/tiny\/acts\/1">Hechos 1 ›</);
});

test("a chapter that is not there, or a page without a place for it, is not drawn", () => {
  expect(drawChapter(shell, book, 3, "en-US")).toBeUndefined();
  expect(drawChapter("<html></html>", book, 1, "en-US")).toBeUndefined();
});
