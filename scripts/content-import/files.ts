/** The files of an item, as the library writes them. */
import { stringify } from "yaml";
import type { Locale } from "../../contracts/site.ts";
import { parseMarkdownFile, parseYaml } from "../../services/content/sources/files/yaml-file.ts";

type Values = Record<string, unknown>;

const without = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
    ),
  );
const plain = (values: Values) => stringify(values, { lineWidth: 0, flowCollectionPadding: true });
const quoted = (values: Values) =>
  stringify(values, { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" });
const isSame = (a: unknown, b: Values) => JSON.stringify(a) === JSON.stringify(b);

export function yamlFile(given: Values): string {
  const values = without(given);
  const text = plain(values);
  // Another reader of YAML may see a number where this writer saw words.
  return isSame(parseYaml(text).value, values) ? text : quoted(values);
}

function markdownFile(given: Values, body: string): string {
  const values = without(given);
  const file = (front: string) => `---\n${front}---\n${body}${body && "\n"}`;
  const text = file(plain(values));
  return isSame(parseMarkdownFile(text).file?.values, values) ? text : file(quoted(values));
}

export interface WrittenItem {
  path: string;
  values: Values;
  /** Title, summary and the like, in the one language of the import. */
  words: Values;
  body: string;
}

/** By path from the content folder. */
export function filesOf({ path, values, words, body }: WrittenItem, language: Locale): [string, string][] {
  const { id, type, ...others } = values;
  return [
    [`${path}.yaml`, yamlFile({ id, type, languages: [language], ...others })],
    [`${path}.${language}.md`, markdownFile(words, body)],
  ];
}
