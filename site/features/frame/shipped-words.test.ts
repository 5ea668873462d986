/** The shipped files say what the messages say, so that a site looks the same with and without them. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { menuPlaces } from "../../../contracts/menus.ts";
import { popupNames } from "../../../contracts/popups.ts";
import { locales } from "../../../contracts/site.ts";
import { root } from "../../../tests/support/server.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { overwriteGetLocale } from "../../i18n/paraglide/runtime.js";
import type { PopupWords } from "../popups/popup-words.ts";
import { signUpWords } from "../sign-in/sign-up-words.ts";
import { compiledMenu } from "./navigation.ts";

type Both = Record<(typeof locales)[number], string>;
const shipped = (file: string) => parse(readFileSync(path.join(root, "content", `${file}.yaml`), "utf8"));

const compiledPopups: Record<(typeof popupNames)[number], () => Partial<PopupWords>> = {
  ...signUpWords,
  "sitewide-premium": () => ({ button: m.offer_go_premium(), dismiss: m.offer_not_now() }),
};

afterAll(() => overwriteGetLocale(() => "en-US"));

for (const locale of locales) {
  test.each(menuPlaces)(`the menu %s (${locale})`, (place) => {
    const { title, links } = shipped(`menus/${place}`) as {
      title: Both;
      links: { to: string; label: Both }[];
    };
    expect({
      title: title[locale],
      links: links.map(({ to, label }) => ({ to, label: label[locale] })),
    }).toEqual(compiledMenu(place, locale));
  });

  test.each(popupNames)(`the popup %s (${locale})`, (name) => {
    overwriteGetLocale(() => locale);
    const { id: _, type: __, ...words } = shipped(`popups/${name}`) as Record<string, Both>;
    const { points, ...others } = compiledPopups[name]();
    expect(Object.fromEntries(Object.entries(words).map(([key, both]) => [key, both[locale]]))).toEqual({
      ...others,
      ...(points ? { points: points.join("\n") } : {}),
    });
  });
}
