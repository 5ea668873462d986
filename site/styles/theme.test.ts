import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const site = path.resolve(import.meta.dirname, "..");
const palette =
  /\b(?:bg|text|border|fill|stroke|ring|outline|decoration|accent|from|via|to)-(?:black|white|(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d+)\b/g;

test("no class names a color of Tailwind's own palette, which the theme does not have: it would draw nothing", () => {
  const found = globSync("**/*.{ts,tsx}", {
    cwd: site,
    exclude: ["i18n/paraglide/**", "**/*.test.*"],
  }).flatMap((file) =>
    [...readFileSync(path.join(site, file), "utf8").matchAll(palette)].map(([name]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
