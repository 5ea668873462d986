import { useMemberState } from "./member-state.ts";
import { loggedOut, type MemberState } from "./outbox.ts";
import { emptyState } from "./shown.ts";

const prefix = "member:";

/** Stored state may come from an older build. */
export function parseState(text: string | null): MemberState {
  try {
    const { outbox, lists, notes, refused } = JSON.parse(text ?? "null") as MemberState;
    if (!Array.isArray(outbox)) return emptyState;
    return { outbox, lists: lists ?? {}, notes: notes ?? {}, refused: refused ?? [] };
  } catch {
    return emptyState;
  }
}

/** Storage is the truth, since another tab may have changed it; where it is forbidden, this page's own memory is. */
function read(member: string): MemberState {
  try {
    return parseState(localStorage.getItem(prefix + member));
  } catch {
    const held = useMemberState.getState();
    return held.member === member ? held.state : emptyState;
  }
}

const isEmpty = ({ outbox, lists, notes, refused }: MemberState) =>
  outbox.length + Object.keys(lists).length + Object.keys(notes).length + refused.length === 0;

function write(member: string, state: MemberState): void {
  try {
    if (isEmpty(state)) localStorage.removeItem(prefix + member);
    else localStorage.setItem(prefix + member, JSON.stringify(state));
  } catch (error) {
    console.warn("The change could not be stored in this browser.", error);
  }
}

/** Changes the signed-in member's stored data; a no-op when signed out. */
export function change(step: (state: MemberState) => MemberState): void {
  const { member } = useMemberState.getState();
  if (!member) return;
  const state = step(read(member));
  write(member, state);
  useMemberState.setState({ state });
}

/** The current stored state, with changes from other tabs. */
export function stateNow(): MemberState {
  const { member } = useMemberState.getState();
  return member ? read(member) : emptyState;
}

export const openState = (member: string): void => useMemberState.setState({ member, state: read(member) });

/** Ids of all members with data stored in this browser. */
function members(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

export const hasOthers = (member: string): boolean => members().some((other) => other !== member);

/** Leaves nothing of any member behind but what they did and we could not send. */
export function clearStates(): void {
  for (const member of members()) write(member, loggedOut(read(member)));
}

/** Another tab of the same member has done something. */
export function followOtherTabs(): void {
  addEventListener("storage", ({ key, newValue }) => {
    const { member } = useMemberState.getState();
    if (member && key === prefix + member) useMemberState.setState({ state: parseState(newValue) });
  });
}
