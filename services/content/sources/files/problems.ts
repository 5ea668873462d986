import { OperatorError } from "../../../../platform/operator-error.ts";
import { lineFinder } from "./yaml-file.ts";

export interface ContentProblem {
  file: string;
  line: number;
  reason: string;
}

export type YamlPath = readonly (string | number)[];

/** Thrown when the content folder cannot be published; lists everything that is wrong, not only the first. */
export class ContentError extends OperatorError {
  readonly problems: ContentProblem[];

  constructor(problems: ContentProblem[]) {
    const lines = problems.map(({ file, line, reason }) => `  ${file}:${line} ${reason}`);
    super(
      `The content cannot be loaded: ${problems.length} problem${problems.length === 1 ? "" : "s"}.\n${lines.join("\n")}`,
    );
    this.name = "ContentError";
    this.problems = problems;
  }
}

/** Collects problems; a line known only by its place in the YAML is looked up when the list is made. */
export class ProblemList {
  #found: { file: string; at: YamlPath | number; reason: string; isUnreadable?: true }[] = [];
  #texts: ReadonlyMap<string, string>;

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  get size(): number {
    return this.#found.length;
  }

  add(file: string, at: YamlPath | number, reason: string): void {
    this.#found.push({ file, at, reason });
  }

  /** What else is wrong may follow from it, and is not reported until the file can be read. */
  addUnreadable(file: string, line: number, reason: string): void {
    this.#found.push({ file, at: line, reason, isUnreadable: true });
  }

  toError(): ContentError {
    const finders = new Map<string, (path: YamlPath) => number>();
    const lineOf = (file: string, path: YamlPath) => {
      const find = finders.get(file) ?? lineFinder(this.#texts.get(file) ?? "");
      finders.set(file, find);
      return find(path);
    };
    const unreadable = this.#found.filter(({ isUnreadable }) => isUnreadable);
    const found = unreadable.length > 0 ? unreadable : this.#found;
    const problems = found.map(({ file, at, reason }) => ({
      file,
      line: typeof at === "number" ? at : lineOf(file, at),
      reason,
    }));
    problems.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
    return new ContentError(problems);
  }
}
