/** A failure only the operator can fix. The message gives the cause and the fix, so no stack is logged. */
export class OperatorError extends Error {
  override name = "OperatorError";
}
