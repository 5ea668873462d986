/** A part of a page's bytes that becomes another; text is ASCII. */
export interface Edit {
  from: number;
  to: number;
  by: string | Buffer;
}

/** The bytes with what was edited, in memory of their own. The edits are in order and do not overlap. */
export function applyEdits(bytes: Buffer, edits: readonly Edit[]): Buffer {
  const grown = edits.reduce((sum, { from, to, by }) => sum + by.length - (to - from), 0);
  const result = Buffer.allocUnsafeSlow(bytes.length + grown);
  let read = 0;
  let written = 0;
  for (const { from, to, by } of edits) {
    written += bytes.copy(result, written, read, from);
    written += typeof by === "string" ? result.write(by, written, "latin1") : by.copy(result, written);
    read = to;
  }
  bytes.copy(result, written, read);
  return result;
}
