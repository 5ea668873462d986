// Both languages say everything: the same messages with the same placeholders, each message in one file only and used by the site.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { main, root } from "./prepare.mjs";

const settings = JSON.parse(readFileSync(path.join(root, "project.inlang", "settings.json"), "utf8"));
const patterns = settings["plugin.inlang.messageFormat"].pathPattern;
const read = (pattern, locale) =>
  JSON.parse(readFileSync(path.join(root, pattern.replace("{locale}", locale)), "utf8"));
const placeholders = (message) =>
  [...new Set([...JSON.stringify(message).matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort().join(", ");

function problemsIn(pattern, seen) {
  const [english, spanish] = [read(pattern, "en-US"), read(pattern, "es")];
  const problems = [];
  for (const key of new Set([...Object.keys(english), ...Object.keys(spanish)])) {
    if (seen.has(key)) problems.push(`${key} is also in ${seen.get(key)}`);
    seen.set(key, pattern);
    if (!english[key]) problems.push(`${key} is missing in en-US`);
    else if (!spanish[key]) problems.push(`${key} is missing in es`);
    else if (placeholders(english[key]) !== placeholders(spanish[key])) {
      problems.push(
        `${key} takes {${placeholders(english[key])}} in en-US and {${placeholders(spanish[key])}} in es`,
      );
    }
  }
  return problems.map((problem) => `  ${pattern}: ${problem}`);
}

/** The names of all messages that the site's code uses, tests aside: always written `m.name`. */
const used = () => {
  const sources = globSync("site/**/*.{ts,tsx}", {
    cwd: root,
    exclude: ["site/i18n/paraglide/**", "site/**/*.test.{ts,tsx}"],
  }).map((file) => readFileSync(path.join(root, file), "utf8"));
  return new Set([...sources.join("\n").matchAll(/\bm\.(\w+)/g)].map(([, name]) => name));
};

main(async () => {
  const seen = new Map();
  const problems = patterns.flatMap((pattern) => problemsIn(pattern, seen));
  const names = used();
  for (const [key, pattern] of seen)
    if (!names.has(key)) problems.push(`  ${pattern}: ${key} is used by nobody`);
  if (problems.length > 0) throw new Error(`messages:\n${problems.join("\n")}`);
});
