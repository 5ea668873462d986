import { useEffect } from "react";
import { create, useStore } from "zustand";
import type { Group } from "../../../contracts/groups.ts";
import { identityStore } from "../identity/identity-store.ts";
import { samePerson } from "../identity/same-person.ts";
import { useMemberState } from "../member-data/member-state.ts";
import { readGroups } from "./group-client.ts";

interface Held {
  /** Whose groups these are. */
  member: string | undefined;
  /** Undefined until they are known. */
  groups: readonly Group[] | undefined;
  failed: boolean;
}

const empty: Held = { member: undefined, groups: undefined, failed: false };
const useHeld = create<Held>(() => empty);

let loading: Promise<void> | undefined;
let isOutdated = false;

async function load(): Promise<void> {
  const member = identityStore.getState().person?.id;
  if (!member) return;
  const isSame = samePerson();
  if (useHeld.getState().member !== member) useHeld.setState({ ...empty, member });
  try {
    const groups = await readGroups();
    if (isSame()) useHeld.setState({ groups, failed: false });
  } catch (error) {
    console.warn("The groups could not be loaded.", error);
    if (isSame()) useHeld.setState({ failed: true });
  }
}

/** Asked for while it loads, it loads once more: what has come by then may be older than what was asked for. */
export function loadGroups(): Promise<void> {
  isOutdated = loading !== undefined;
  loading ??= (async () => {
    do {
      isOutdated = false;
      await load();
    } while (isOutdated);
  })().finally(() => {
    loading = undefined;
  });
  return loading;
}

/** What the server answered about one group. */
export const putGroup = (group: Group): void =>
  useHeld.setState(({ groups = [] }) => ({
    groups: groups.some(({ id }) => id === group.id)
      ? groups.map((one) => (one.id === group.id ? group : one))
      : [...groups, group],
  }));

export const dropGroup = (id: string): void =>
  useHeld.setState(({ groups }) => ({ groups: groups?.filter((one) => one.id !== id) }));

/** Runs when something that was waiting has reached the server. */
export function useWhenSent(run: () => void): void {
  useEffect(
    () =>
      useMemberState.subscribe(({ member, state }, before) => {
        if (member && member === before.member && state.outbox.length < before.state.outbox.length) run();
      }),
    [run],
  );
}

const reload = () => void loadGroups();

/** The member's groups, of one plan or all; loaded once for all that show them. */
export function useGroups(planId?: string) {
  const { groups: held, failed, member } = useHeld();
  const isOwn = useStore(identityStore, ({ person }) => person?.id === member);
  const groups = isOwn ? held : undefined;
  useEffect(reload, []);
  // A lesson that was completed may be the first of today.
  useWhenSent(reload);
  return { groups: groups?.filter(({ plan }) => !planId || plan.id === planId), failed, reload };
}
