/**
 * A spreadsheet takes what begins with one of these for a formula, however many spaces and quotes are before it. It may
 * also part the cells elsewhere than we do (`;`, tab, line), so that a formula could begin in the middle of a cell.
 */
const formula = /(?<![^;|\t\r\n])(?=[ "']*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

function cell(value: string | number): string {
  const text = typeof value === "number" ? String(value) : value.replace(formula, "'");
  return `"${text.replaceAll('"', '""')}"`;
}

/** The one writer of CSV (RFC 4180, all quoted). The first line names the columns. */
export function toCsv(rows: readonly Record<string, string | number>[], columns: readonly string[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ""))];
  return lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("");
}
