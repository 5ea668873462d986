import { useEffect } from "react";
import { listOf, type Mark } from "./marks.ts";
import { useListed, useMemberState } from "./member-state.ts";

/** Fetches the member's list when one is signed in; nothing of it is loaded for anybody else. */
export function useMemberList({ kind, of }: Pick<Mark, "kind" | "of">): void {
  const member = useMemberState((state) => state.member);
  useEffect(() => {
    if (member)
      void import("./member-marks.ts").then(({ loadList }) => loadList({ kind, ...(of ? { of } : {}) }));
  }, [member, kind, of]);
}

/**
 * A mark that shows at once and is put back when the server refuses it. Whoever is not signed in is asked to be, and what
 * they wanted is done afterwards.
 */
export function useMark(
  mark: Mark,
  message?: string,
): { marked: boolean; set(on: boolean): Promise<boolean> } {
  const marked = useListed(listOf(mark), mark.item) ?? false;
  const set = async (on: boolean) => (await import("./carry-out.ts")).carryOut(mark, on, message);
  return { marked, set };
}
