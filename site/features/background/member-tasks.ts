import { forgetUnlocked } from "../identity/forget-unlocked.ts";
import { identityStore, mayBeSignedIn } from "../identity/identity-store.ts";

type MemberTasks = typeof import("./start-member.ts");

/** Something of a member is left in this browser: their sign-out ended the page before it was cleared. */
function isSomethingLeft(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith("member:"));
  } catch {
    return false;
  }
}

/** Only members load the member background tasks. */
export function startMemberTasks(): void {
  let visit: MemberTasks | undefined;
  let isStart = true;
  const load = async () => {
    visit ??= await import("./start-member.ts");
    return visit;
  };
  const follow = ({ known, person }: { known: boolean; person: { id: string } | undefined }) => {
    if (!known) return;
    // Data of a previous member is always removed.
    if (person || !mayBeSignedIn()) forgetUnlocked(person?.id).catch((error: unknown) => console.warn(error));
    const rule = isStart ? "start" : "login";
    isStart = false;
    if (person) void load().then(({ begin }) => begin(person.id, rule));
    // At once where it can be: the page may be left in the next moment.
    else if (visit) visit.end(!mayBeSignedIn());
    else if (!mayBeSignedIn() && isSomethingLeft()) void load().then(({ end }) => end(true));
  };
  follow(identityStore.getState());
  identityStore.subscribe(follow);
}
