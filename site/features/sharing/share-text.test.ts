import fc from "fast-check";
import { expect, test } from "vitest";
import { locales } from "../../../contracts/site.ts";
import { shareTargets } from "./share-targets.ts";
import { citation, shareText } from "./share-text.ts";
import type { Shared } from "./shared.ts";

const all = () => true;
const john: Shared = { title: "John 11:35 (KJV)", verses: ["Jesus wept."] };
const juan: Shared = { title: "Juan 11:35 (RV1909)", verses: ["Y lloró Jesús."] };
const url = "https://example.com/verses/2026/11/18";

const sentTo = (name: string, shared: Shared, locale: (typeof locales)[number]) => {
  const target = shareTargets.find((one) => one.name === name)!;
  const { title } = shared;
  const text = shareText(shared, locale, (part) => target.fits({ title, text: part, url }));
  return { text, href: target.href({ title, text, url }) };
};

test("the verse with its text, reference and translation, in the language's own marks", () => {
  expect(shareText(john, "en-US", all)).toBe("“Jesus wept.” — John 11:35 (KJV)");
  expect(shareText(juan, "es", all)).toBe("«Y lloró Jesús.» — Juan 11:35 (RV1909)");
});

test("marks within become inner marks, and one without its partner goes", () => {
  const said = (text: string, locale: (typeof locales)[number]) =>
    shareText({ title: "X", verses: [text] }, locale, all);
  expect(said("He said, “Peace.” They left.", "en-US")).toBe("“He said, ‘Peace.’ They left.” — X");
  expect(said("“For God so loved the world.", "en-US")).toBe("“For God so loved the world.” — X");
  expect(said("God’s own.”", "en-US")).toBe("“God’s own.” — X");
  expect(said("Dijo: «Paz.»", "es")).toBe("«Dijo: “Paz.”» — X");
});

test("a page has its title and what it begins with; an invitation is sent as it was written", () => {
  const page: Shared = { title: "Learning to wait", text: "What it asks." };
  expect(shareText(page, "en-US", all)).toBe("Learning to wait\nWhat it asks.");
  expect(shareText({ ...page, text: "" }, "en-US", all)).toBe("Learning to wait");
  expect(shareText({ ...page, invitation: "Read it with me:" }, "en-US", all)).toBe("Read it with me:");
});

test("every channel that takes text gets the verse and the link", () => {
  for (const { name } of shareTargets) {
    const { href } = sentTo(name, juan, "es");
    const sent = decodeURIComponent(href);
    expect(sent, name).toContain("«Y lloró Jesús.» — Juan 11:35 (RV1909)");
    expect(sent, name).toContain(url);
  }
});

test("no channel is sent more than it takes, and the reference is always whole", () => {
  const verse = fc.lorem({ mode: "sentences", maxCount: 12 });
  fc.assert(
    fc.property(
      fc.array(verse, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...locales),
      (verses, locale) => {
        const shared = { title: "1 Tesalonicenses 5:16–18 (RV1909)", verses };
        for (const { name } of shareTargets) {
          const { text, href } = sentTo(name, shared, locale);
          expect(href.length).toBeLessThanOrEqual(2000);
          expect(text.endsWith(` — ${shared.title}`)).toBe(true);
          if (name === "twitter") expect(text.replaceAll("…", "..").length + 1 + 23).toBeLessThanOrEqual(280);
        }
      },
    ),
  );
});

test("copied with citation: words with their lines, reference, translation and address", () => {
  const psalm: Shared = {
    title: "Psalm 23:1–2 (WEB)",
    verses: ["\nYahweh is my shepherd;\nI shall lack nothing.", "\nHe makes me lie down."],
  };
  expect(citation(psalm, url, "en-US")).toBe(
    `“Yahweh is my shepherd;\nI shall lack nothing.\nHe makes me lie down.”\n— Psalm 23:1–2 (WEB)\n${url}`,
  );
  expect(citation({ title: "Learning to wait", text: "What it asks." }, url, "en-US")).toBe(
    `Learning to wait\nWhat it asks.\n${url}`,
  );
});
