/** The ids that are missing in the content folder. Run again, it writes nothing. */
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isMap, isScalar, isSeq, parseDocument } from "yaml";
import { featuredGrowthPlanId, topicIds } from "../../contracts/content.ts";

/** Lists whose entries have ids of their own. */
const listsWithIds = ["items", "questions", "answers", "terms"];

/** Ids the product knows by heart, by the item's path. */
const fixedIds = new Map([
  ...Object.entries(topicIds).map(([name, id]) => [`topics/${name}`, id]),
  ["growth-plans/still-waters", featuredGrowthPlanId],
]);

/** The text with its missing ids added; everything else is left exactly as written. */
export function addIds(text, file) {
  const document = parseDocument(text);
  if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0].message}`);
  const inserts = [];
  const folder = path.posix.dirname(file) === "." ? "" : `${path.posix.dirname(file)}/`;
  const root = document.contents;
  if (!isMap(root)) return { text, written: 0 };
  const shared = isSeq(root.get("items", true));
  if (!shared) give(root, fixedIds.get(folder + path.posix.basename(file).replace(/\.ya?ml$/, "")));
  visit(root);

  function visit(map) {
    for (const pair of map.items) {
      const list = pair.value;
      if (!isSeq(list) || !listsWithIds.includes(String(pair.key))) continue;
      for (const entry of list.items) {
        if (!isMap(entry)) continue;
        const name = map === root && String(pair.key) === "items" ? entry.get("name") : undefined;
        give(entry, name === undefined ? undefined : fixedIds.get(folder + name));
        visit(entry);
      }
    }
  }

  function give(map, fixed) {
    const own = map.items.find((pair) => String(pair.key) === "id");
    const empty = own && (own.value === null || (isScalar(own.value) && own.value.value === null));
    if ((own && !empty) || map.items.length === 0) return;
    const id = fixed ?? randomUUID();
    if (empty) {
      inserts.push({ at: text.indexOf(":", own.key.range[1]) + 1, words: ` ${id}` });
    } else if (map.flow) {
      inserts.push({ at: map.range[0] + 1, words: `${text[map.range[0] + 1] === " " ? " " : ""}id: ${id},` });
    } else {
      const at = map.items[0].key.range[0];
      const indent = " ".repeat(at - (text.lastIndexOf("\n", at - 1) + 1));
      inserts.push({ at, words: `id: ${id}\n${indent}` });
    }
  }

  let result = text;
  for (const { at, words } of inserts.sort((a, b) => b.at - a.at))
    result = result.slice(0, at) + words + result.slice(at);
  return { text: result, written: inserts.length };
}

function addIdsBelow(root) {
  const files = readdirSync(root, { recursive: true })
    .map((file) => String(file).split(path.sep).join("/"))
    .filter((file) => /\.ya?ml$/.test(file));
  let written = 0;
  for (const file of files) {
    const place = path.join(root, file);
    const before = readFileSync(place, "utf8");
    const after = addIds(before, file);
    if (after.written > 0) writeFileSync(place, after.text);
    written += after.written;
  }
  return { files: files.length, written };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files, written } = addIdsBelow(process.argv[2]);
  console.log(`${written} ids written in ${files} files`);
}
