import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { overwriteGetLocale } from "../../../i18n/paraglide/runtime.js";
import { provideSettings, type SiteSettings } from "../../../settings.ts";
import { ExternalDataNote } from "./external-data-note.tsx";

const shown = (externalData?: SiteSettings["externalData"]) => {
  const settings = {
    siteName: "Wellspring",
    productName: "Wellspring",
    environment: "Local",
    origin: "http://localhost",
    buildId: "1",
  };
  provideSettings(() => ({ ...settings, ...(externalData ? { externalData } : {}) }));
  return renderToStaticMarkup(
    <MemoryRouter>
      <ExternalDataNote />
    </MemoryRouter>,
  );
};
afterEach(() => overwriteGetLocale(() => "en-US"));

test("the page says what archive and deletion do not reach, and links to the contact, in both languages", () => {
  expect(shown()).toBe("");
  const page = shown(["member", "leads", "legacyUsers"]);
  expect(page.match(/<li>/g)).toHaveLength(3);
  expect(page).toContain("Not in the archive");
  expect(page).toContain("/contact-us");
  overwriteGetLocale(() => "es");
  expect(shown(["member"])).toContain("no está en el archivo");
});
