// Both languages say everything: the same messages with the same placeholders, none of them empty.
import { readFileSync } from "node:fs";
import path from "node:path";
import { main, root } from "./prepare.mjs";

const read = (locale) => JSON.parse(readFileSync(path.join(root, "site", "i18n", "messages", `${locale}.json`), "utf8"));
const placeholders = (message) => [...JSON.stringify(message).matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort().join(", ");

main(async () => {
  const [english, spanish] = [read("en-US"), read("es")];
  const problems = [];
  for (const key of new Set([...Object.keys(english), ...Object.keys(spanish)])) {
    if (!english[key]) problems.push(`${key} is missing in en-US`);
    else if (!spanish[key]) problems.push(`${key} is missing in es`);
    else if (placeholders(english[key]) !== placeholders(spanish[key])) {
      problems.push(`${key} takes {${placeholders(english[key])}} in en-US and {${placeholders(spanish[key])}} in es`);
    }
  }
  if (problems.length > 0) throw new Error(`messages:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
});
