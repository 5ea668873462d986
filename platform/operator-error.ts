/** A failure that only the operator can mend. Its message says what is wrong and what to do, so it is told without a stack. */
export class OperatorError extends Error {
  override name = "OperatorError";
}
