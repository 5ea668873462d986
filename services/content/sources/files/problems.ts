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

export interface FoundProblem {
  file: string;
  at: YamlPath | number;
  reason: string;
  isUnreadable?: true;
  /** What it names and is not there, as a path from the content folder. */
  missing?: string;
}

/** Collects problems; a line known only by its place in the YAML is looked up when the list is made. */
export class ProblemList {
  #found: FoundProblem[] = [];
  #texts: ReadonlyMap<string, string>;

  constructor(texts: ReadonlyMap<string, string>) {
    this.#texts = texts;
  }

  get found(): readonly FoundProblem[] {
    return this.#found;
  }

  add(file: string, at: YamlPath | number, reason: string, missing?: string): void {
    this.#found.push({ file, at, reason, ...(missing === undefined ? {} : { missing }) });
  }

  /** What else is wrong may follow from it, and is not reported until the file can be read. */
  addUnreadable(file: string, line: number, reason: string): void {
    this.#found.push({ file, at: line, reason, isUnreadable: true });
  }

  /** Says on which line something was found. */
  lineFinder(): (problem: FoundProblem) => ContentProblem {
    const finders = new Map<string, (path: YamlPath) => number>();
    const lineOf = (file: string, path: YamlPath) => {
      const find = finders.get(file) ?? lineFinder(this.#texts.get(file) ?? "");
      finders.set(file, find);
      return find(path);
    };
    return ({ file, at, reason }) => ({
      file,
      line: typeof at === "number" ? at : lineOf(file, at),
      reason,
    });
  }

  toError(): ContentError {
    const problems = withoutConsequences(this.#found).map(this.lineFinder());
    problems.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
    return new ContentError(problems);
  }
}

/** Where something cannot be read, what else is wrong may follow from that. */
export function withoutConsequences(found: readonly FoundProblem[]): readonly FoundProblem[] {
  const unreadable = found.filter(({ isUnreadable }) => isUnreadable);
  return unreadable.length > 0 ? unreadable : found;
}
