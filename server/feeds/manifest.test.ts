import { expect, test } from "vitest";
import { locales } from "../../contracts/site.ts";
import { pagesOfToday, standIn } from "../../site/service-worker/today.ts";
import { writeManifest } from "./manifest.ts";

test("every address by which the installed app is opened is cached for offline use, or leads to what is", () => {
  for (const locale of locales) {
    const { start_url, shortcuts } = JSON.parse(writeManifest("Wellspring", locale));
    const cached = pagesOfToday(new Date("2026-11-15T02:00:00Z"), locale);
    for (const url of [start_url, ...shortcuts.map((shortcut: { url: string }) => shortcut.url)])
      expect(cached.includes(url) || standIn(url, cached), url).toBeTruthy();
  }
});
