import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { smallMessage } from "./small-messages.ts";

const folder = path.resolve("site/i18n/paraglide/messages");
const written = (name: string) => readFileSync(path.join(folder, `${name}.js`), "utf8");

test("a message is its two texts", () => {
  expect(smallMessage(written("share"))).toBe(
    'import { message } from "../runtime.js";\nexport const share = /* @__PURE__ */ message((`Share`), (`Compartir`));',
  );
});

test("a message with values is the two functions that write them", () => {
  const small = smallMessage(written("growth_plans_progress"))!;
  expect(small).toMatch(/i\?\.done\} of \$\{i\?\.total\} lessons done/);
  expect(small).toMatch(/i\?\.done\} de \$\{i\?\.total\} lecciones hechas/);
  expect(small).not.toContain("getLocale");
});

test("every message that Paraglide writes is understood, and no other file", () => {
  const names = readdirSync(folder).filter((name) => smallMessage(written(name.slice(0, -3))) === undefined);
  expect(names).toEqual(["_index.js"]);
});
