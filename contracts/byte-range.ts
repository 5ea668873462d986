/** The bytes a `Range` header asks for; null where all are sent, "unsatisfiable" where there are none such. */
export function byteRange(
  header: string | undefined,
  size: number,
): { first: number; last: number } | "unsatisfiable" | null {
  // Several ranges in one answer are never needed to play something; all of it is a right answer too.
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (from === "" && to === "") return null;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return first > last || first >= size ? "unsatisfiable" : { first, last };
}
