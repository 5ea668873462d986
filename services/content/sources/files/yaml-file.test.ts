import { expect, test } from "vitest";
import { parse } from "yaml";
import { parseYaml } from "./yaml-file.ts";

test.each([
  "title: Rest",
  'title: "Rest: a gift"',
  "day: 2026-11-17\nscheduledDay: 05-10\norder: 007\nratio: .5\nnone: ~\nempty:\nyes: no\ntime: 12:30",
  "text: |\n  First line.\n\n  Third line.\nfolded: >-\n  one\n  two",
  "items:\n  - { name: a, title: { en-US: \"A\", es: 'É' } }\n  - name: b # a note\n",
  "- 1\n- 0x1f\n- 1e3\n- +12\n- '5'\n- on\n",
  "sum: Rock & roll, 2 * 3, and *bold* words",
  "",
  "# only a note\n",
])("a text has the values that YAML gives it: %j", (text) => {
  expect(parseYaml(text)).toEqual({ value: parse(text) });
});

test.each([
  ["title: Rest: a gift", 1, "in quotes"],
  ["a: 1\nb: [1, 2\nc: 3", 3, ""],
  ["a: 1\na: 2", 2, "unique"],
  ["a: &x 1\nb: *x", 1, "aliases"],
  ["a:\n\t- 1", 2, ""],
])("what is wrong is said with its line: %j", (text, line, reason) => {
  const { failure } = parseYaml(text);
  expect(failure?.line).toBe(line);
  expect(failure?.reason).toContain(reason);
});
