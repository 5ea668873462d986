import { fetchLists, markPath } from "./mark-calls.ts";
import { listOf, type Mark, type MarkList } from "./marks.ts";
import { fetchConsistent, write } from "./member-calls.ts";
import { useMemberState } from "./member-state.ts";
import { change, stateNow } from "./member-store.ts";
import { loaded } from "./outbox.ts";
import { shown } from "./shown.ts";

/** What is marked already is a success without a call; a failure answers false. */
export async function setMark(mark: Mark, on: boolean): Promise<boolean> {
  const list = listOf(mark);
  if (!useMemberState.getState().member) return false;
  const state = stateNow();
  if (state.lists[list] && shown(state, list).includes(mark.item) === on) return true;
  return write({
    method: on ? "POST" : "DELETE",
    path: markPath(mark),
    mark: { list, item: mark.item },
  });
}

const loading = new Map<string, Promise<boolean>>();

async function load(of: MarkList): Promise<boolean> {
  const lists = await fetchConsistent(() => fetchLists(of));
  if (lists)
    change((state) => Object.entries(lists).reduce((all, [list, items]) => loaded(all, list, items), state));
  return true;
}

/** Fetches the list again; on failure it logs, leaves the old data and answers false. */
export function loadList(of: MarkList): Promise<boolean> {
  const list = listOf(of);
  const running =
    loading.get(list) ??
    load(of)
      .catch((error: unknown) => {
        console.warn(`The list "${list}" could not be loaded.`, error);
        return false;
      })
      .finally(() => loading.delete(list));
  loading.set(list, running);
  return running;
}
