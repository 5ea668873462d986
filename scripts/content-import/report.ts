/** What was found, what would be written and what could not be carried over. */

export class ImportReport {
  readonly #counts = new Map<string, number>();
  readonly #problems = new Map<string, Set<string>>();

  count(what: string, by = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + by);
  }

  problem(where: string, what: string): void {
    const known = this.#problems.get(where) ?? new Set();
    this.#problems.set(where, known.add(what));
  }

  get counts(): ReadonlyMap<string, number> {
    return this.#counts;
  }

  problemsOf(where: string): string[] {
    return [...(this.#problems.get(where) ?? [])];
  }

  /** As Markdown; the words of an export are shown as they are, without markup of their own. */
  toMarkdown(heading: string, introduction: readonly string[], files: ReadonlyMap<string, string[]>): string {
    const section = (title: string, lines: string[]) =>
      lines.length === 0 ? [] : [`## ${title}`, "", ...lines, ""];
    return [
      `# ${heading}`,
      "",
      ...introduction.flatMap((line) => [line, ""]),
      ...section(
        "Counts",
        [...this.#counts].map(([what, count]) => `- ${count} ${oneLine(what)}`),
      ),
      ...section(
        "What needs a look",
        [...this.#problems].flatMap(([where, all]) => [
          `- ${oneLine(where)}`,
          ...[...all].map((what) => `  - ${oneLine(what)}`),
        ]),
      ),
      ...[...files].flatMap(([state, names]) =>
        section(
          `${state} (${names.length})`,
          names.map((name) => `- ${name}`),
        ),
      ),
    ].join("\n");
  }
}

const longest = 300;

/** No control characters, which could also change what a terminal shows; bidirectional marks among them. */
function oneLine(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  const short = plain.length > longest ? `${plain.slice(0, longest)}…` : plain;
  return short.replace(/[<>`\\]/g, (sign) => `\\${sign}`);
}
