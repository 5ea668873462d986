import { identityStore } from "../identity/identity-store.ts";
import { flush } from "./member-calls.ts";
import { useMemberState } from "./member-state.ts";
import { clearStates, followOtherTabs, openState } from "./member-store.ts";
import { emptyState } from "./shown.ts";

let isFollowing = false;

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  followOtherTabs();
  addEventListener("online", () => void flush());
  document.addEventListener(
    "visibilitychange",
    () => void (document.visibilityState === "visible" && flush()),
  );
  // What was refused for want of a token that came too late for it.
  identityStore.subscribe(({ token }, before) => void (token && token !== before.token && flush()));
}

/** Opens the signed-in member's stored data and sends pending entries. Idempotent. */
export function openMember(): string | undefined {
  const { person } = identityStore.getState();
  if (person && useMemberState.getState().member !== person.id) {
    follow();
    openState(person.id);
    void flush();
  }
  return person?.id;
}

/** A logout leaves nothing behind but what could not be sent; a session that was merely lost leaves everything. */
export function closeMember(isLogout: boolean): void {
  useMemberState.setState({ member: undefined, state: emptyState });
  if (isLogout) clearStates();
}

export { hasOthers } from "./member-store.ts";
