import type { Problem } from "../../contracts/content.ts";

type QueryProblem = Problem & { errors?: Record<string, string[]> };

/** A question the service cannot answer; becomes a 400. */
export class BadQuery extends Error {
  readonly problem: QueryProblem;

  constructor(problem: QueryProblem) {
    super(problem.detail ?? problem.title);
    this.name = "BadQuery";
    this.problem = problem;
  }
}

const options = {
  filter: ["Filter option not found", "One of the attempted 'filter' options does not exist"],
  fetch: ["Selector option not found", "The attempted 'fetch' option does not exist"],
  sort: ["Sort option not found", "One of the attempted 'sort' options does not exist"],
} as const;

/** Umbraco's own words for an option it does not have. */
export function unknownOption(option: keyof typeof options): BadQuery {
  const [title, detail] = options[option];
  return new BadQuery({ type: "Error", title, status: 400, detail, code: `unknown-${option}` });
}

export function invalidValue(
  name: string,
  value: string,
  reason = `The value '${value}' is not valid.`,
): BadQuery {
  return new BadQuery({
    type: "https://tools.ietf.org/html/rfc9110#section-15.5.1",
    title: "One or more validation errors occurred.",
    status: 400,
    code: "invalid-value",
    errors: { [name]: [reason] },
  });
}

export const answerTooLarge = (): BadQuery =>
  new BadQuery({
    type: "Error",
    title: "The answer would be too large",
    status: 400,
    detail: "Take fewer items, or ask for fewer fields.",
    code: "answer-too-large",
  });
