import { requireLogin } from "../identity/require-login.ts";
import type { Mark, MarkList } from "./marks.ts";

export const markIntent = "mark";

/** A reader who is asked to sign in does not wait for what only members need. */
const loadWrites = () => import("./write-mark.ts");

/** Answers false when the reader would rather not sign in, has to leave for it, or the server refuses. */
export async function applyMark(mark: Mark, on: boolean, message?: string): Promise<boolean> {
  const intent = on ? { name: markIntent, args: mark } : undefined;
  if (!(await requireLogin({ ...(message ? { message } : {}), ...(intent ? { intent } : {}) }))) return false;
  return (await loadWrites()).writeMark(mark, on);
}

/** Undefined when it could not be loaded. */
export const openList = async (of: MarkList): Promise<true | undefined> => (await loadWrites()).openList(of);
