/** A cell that a spreadsheet would take for a formula is made text; the rest is RFC 4180. */
function cell(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The columns are those of the first row. */
export function toCsv(rows: readonly Record<string, string | number>[], columns: readonly string[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ""))];
  return lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("");
}
