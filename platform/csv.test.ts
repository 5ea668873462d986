import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

const cell = (value: string | number) =>
  toCsv([{ a: value }], ["a"])
    .split("\r\n")
    .slice(1, -1)
    .join("\r\n");

test("every cell is quoted, the names of the columns too, and quotes are doubled", () => {
  expect(toCsv([{ a: 'x "y", z', b: 1 }, { a: "" }], ["a", "b"])).toBe(
    '"a","b"\r\n"x ""y"", z","1"\r\n"",""\r\n',
  );
});

test.each([..."=+-@\t\r\n", "＝", "＋", "－", "＠"])(
  "a cell that begins with %j is text for a spreadsheet",
  (sign) => {
    expect(cell(`${sign}cmd`)).toBe(`"'${sign}cmd"`);
  },
);

test("spaces and quotes before the sign do not hide it", () => {
  expect(cell("  =1")).toBe(`"'  =1"`);
  expect(cell('"=1"')).toBe(`"'""=1"""`);
});

/** As a program reads it that takes another sign for the separator: a quotation mark inside a cell is a letter. */
function cellsOf(line: string, separator: string): string[] {
  const cells = [""];
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at]!;
    const read = cells.at(-1)!;
    if (quoted && sign === '"' && line[at + 1] === '"') cells.push(cells.pop()! + line[++at]!);
    else if (sign === '"' && (quoted || read === "")) quoted = !quoted;
    else if (sign === separator && !quoted) cells.push("");
    else cells.push(cells.pop()! + sign);
  }
  return cells;
}

test.each([";", "\t", "|"])("where %j parts the cells, none of them is a formula either", (separator) => {
  for (const text of ["x;=1", 'x";"=1', "x\t=1", "x|=1", "x; +1", 'x;""@1', "x;'=1", "x\n=1"]) {
    const line = toCsv([{ a: "first", b: text }], ["a", "b"]).split("\r\n")[1]!;
    for (const each of cellsOf(line, separator))
      expect(each, JSON.stringify(text)).not.toMatch(/^\s*[=+\-@]/);
  }
});

test("numbers stay numbers, and ordinary words stay as they are", () => {
  expect(cell(-5)).toBe('"-5"');
  for (const text of ["well-known", "a@b.example", "1 + 1 = 2", "2026-11-19", "; and so on"])
    expect(cell(text)).toBe(`"${text}"`);
});
