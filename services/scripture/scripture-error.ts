type ScriptureErrorCode =
  | "invalid_reference"
  | "passage_too_long"
  | "unknown_translation"
  | "unknown_chapter"
  | "not_in_translation";

/** Something asked for that is not there. The code is part of the contract. */
export class ScriptureError extends Error {
  readonly code: ScriptureErrorCode;
  constructor(code: ScriptureErrorCode, message: string) {
    super(message);
    this.name = "ScriptureError";
    this.code = code;
  }
}
