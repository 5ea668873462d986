import { markHeaders } from "../../../contracts/member-paths.ts";
import { newId } from "../../new-id.ts";
import { identityStore } from "../identity/identity-store.ts";
import { samePerson } from "../identity/same-person.ts";
import { memberCall } from "./member-call.ts";
import { memberDay } from "./member-day.ts";
import { useMemberState } from "./member-state.ts";
import { change, stateNow } from "./member-store.ts";
import { enqueue, type Note, noted, type OutboxEntry, refused, sent, withoutRefusal } from "./outbox.ts";
import { createSender } from "./sender.ts";

/** Browsers let a page leave behind this much at most. */
export const maxKeepaliveBytes = 30_000;

function sendEntry({ method, path, body, at, localDate, timeZone }: OutboxEntry): Promise<Response> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return memberCall(path, {
    method,
    headers: {
      [markHeaders.localDate]: localDate,
      [markHeaders.timeZone]: timeZone,
      [markHeaders.doneAt]: at,
      ...(text === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(text === undefined ? {} : { body: text }),
    keepalive: (text?.length ?? 0) < maxKeepaliveBytes,
  });
}

/** Number of resolved entries; anything requested before the latest one is stale. */
let resolvedCount = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Member data. Undefined if the member changed meanwhile, or if writes prevent a consistent read. */
export async function fetchConsistent<T>(fetchOnce: () => Promise<T>): Promise<T | undefined> {
  const isSame = samePerson();
  for (let tries = 0; tries < 3; tries++) {
    const before = resolvedCount;
    const answer = await fetchOnce();
    if (!isSame()) return undefined;
    // Otherwise a write during the request may or may not be in the response.
    if (resolvedCount === before) return answer;
  }
  return undefined;
}

const signedIn = () => identityStore.getState().person?.id;

/** The queue belongs to one member and is sent only with their token. */
function next(): OutboxEntry | undefined {
  const { member } = useMemberState.getState();
  return member && member === signedIn() && navigator.onLine ? stateNow().outbox[0] : undefined;
}

export const flush = createSender({
  member: signedIn,
  next,
  async send(entry) {
    const isSame = samePerson();
    const answer = await sendEntry(entry);
    if (entry.method === "PUT" && answer.ok) {
      // Of what is put only notes have a text. Checked without the schema: this file is on every page of a member's.
      const { text, updatedAt }: Partial<Note> = await answer.clone().json();
      if (text !== undefined && updatedAt && isSame())
        change((state) => noted(state, entry.path, { text, updatedAt }));
    }
    return answer;
  },
  resolveEntry(entry, outcome) {
    resolvedCount++;
    change((state) => (outcome === "sent" ? sent : refused)(state, entry));
  },
  retryIn(milliseconds) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  },
  alone: (work) => (navigator.locks ? navigator.locks.request("member-outbox", work) : work()),
});

type Write = Pick<OutboxEntry, "method" | "path"> &
  Partial<Pick<OutboxEntry, "about" | "body" | "mark" | "once" | "at" | "localDate">>;

/**
 * Shows at once, and sends as soon as it can. Answers false when the server refuses, after everything shows as before;
 * what waits for a network counts as done.
 */
export async function write(what: Write): Promise<boolean> {
  const entry: OutboxEntry = {
    about: what.path,
    at: new Date().toISOString(),
    ...memberDay(),
    ...what,
    id: newId(),
  };
  change((state) => enqueue(state, entry));
  await flush();
  // Another tab may have sent it.
  if (!stateNow().refused.includes(entry.id)) return true;
  change((state) => withoutRefusal(state, entry.id));
  return false;
}
