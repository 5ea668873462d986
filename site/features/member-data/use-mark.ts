import { useEffect } from "react";
import { useStore } from "zustand";
import { identityStore } from "../identity/identity-store.ts";
import { listOf, type Mark, type MarkList } from "./marks.ts";
import { useListed } from "./member-state.ts";

/** One module for all of it: what a member does first must work even if the network went away meanwhile. */
const loadMarks = () => import("./apply-mark.ts");
const notLoaded = (error: unknown) => {
  console.warn("What members mark with could not be loaded.", error);
  return false;
};

/** Fetches the member's list when one is signed in; nothing of it is loaded for anybody else. */
export function useMemberList({ kind, of }: MarkList): void {
  const member = useStore(identityStore, ({ person }) => person?.id);
  useEffect(() => {
    if (!member) return;
    loadMarks().then(({ openList }) => openList({ kind, ...(of ? { of } : {}) }), notLoaded);
  }, [member, kind, of]);
}

/**
 * A mark with an optimistic update, rolled back if the server refuses. Signed-out readers are asked to sign in, then it
 * is applied.
 */
export function useMark(
  mark: Mark,
  message?: string,
): { marked: boolean; set(on: boolean): Promise<boolean> } {
  const marked = useListed(listOf(mark), mark.item) ?? false;
  const set = (on: boolean) => loadMarks().then(({ applyMark }) => applyMark(mark, on, message), notLoaded);
  return { marked, set };
}
