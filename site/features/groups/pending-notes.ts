import { useMemo } from "react";
import type { GroupNote } from "../../../contracts/groups.ts";
import { useMemberState } from "../member-data/member-state.ts";
import type { OutboxEntry } from "../member-data/outbox.ts";

const asNote = ({ path, body, at }: OutboxEntry): GroupNote => ({
  id: path.slice(path.lastIndexOf("/") + 1),
  by: "",
  isMine: true,
  text: (body as { text: string }).text,
  writtenAt: at,
  state: "shown",
});

/** Notes of this list that the server has not acknowledged yet. */
export function usePendingNotes(list: string, known: readonly GroupNote[] | undefined): GroupNote[] {
  const outbox = useMemberState(({ state }) => state.outbox);
  return useMemo(
    () =>
      outbox
        .filter(({ method, path }) => method === "PUT" && path.startsWith(`${list}/`))
        .map(asNote)
        .filter(({ id }) => !known?.some((note) => note.id === id)),
    [outbox, list, known],
  );
}
