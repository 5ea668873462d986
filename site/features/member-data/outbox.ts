import { applied, emptyState } from "./shown.ts";

/** A write of a member that the server has not acknowledged yet. */
export interface OutboxEntry {
  id: string;
  method: "POST" | "PUT" | "DELETE";
  /** Below the member service. */
  path: string;
  body?: unknown;
  /** When the member did it, as ISO text, and which date it was for them, where. */
  at: string;
  localDate: string;
  timeZone: string;
  /** The first entry wins (one-time events); otherwise the last one does (marks, notes). */
  once?: boolean;
  /** What it is about: of two unsent entries about the same thing one is enough. */
  about: string;
  /** The list that the entry puts something on or takes it off. */
  mark?: { list: string; item: string };
}

export interface Note {
  text: string;
  updatedAt: string;
}

/** Everything stored in the browser for one member: unsent entries and the last server data. */
export interface MemberState {
  outbox: readonly OutboxEntry[];
  /** The items on each of the member's lists; a list that was never loaded is missing. */
  lists: Readonly<Record<string, readonly string[]>>;
  /** By the path a note is written to. */
  notes: Readonly<Record<string, Note>>;
  /** Ids of refused entries: the sending tab is not always the one that must report it. */
  refused: readonly string[];
}

/** Limit for refusals left by tabs that closed before reporting them; older ones are dropped. */
const maxRefused = 20;

export function enqueue(state: MemberState, entry: OutboxEntry): MemberState {
  if (entry.once && state.outbox.some(({ about }) => about === entry.about)) return state;
  const others = state.outbox.filter(({ about }) => about !== entry.about);
  return { ...state, outbox: [...others, entry] };
}

const without = (state: MemberState, entry: OutboxEntry): MemberState => ({
  ...state,
  outbox: state.outbox.filter(({ id }) => id !== entry.id),
});

/** The server will never take it: without the entry everything shows again as it was before. */
export const refused = (state: MemberState, entry: OutboxEntry): MemberState => ({
  ...without(state, entry),
  refused: [...state.refused, entry.id].slice(-maxRefused),
});

/** The refusal has been reported. */
export const withoutRefusal = (state: MemberState, refusedId: string): MemberState => ({
  ...state,
  refused: state.refused.filter((id) => id !== refusedId),
});

/** Of two versions of a note the newer wins, wherever it was written. */
export function noted(state: MemberState, path: string, note: Note): MemberState {
  const held = state.notes[path];
  if (held && held.updatedAt > note.updatedAt) return state;
  return { ...state, notes: { ...state.notes, [path]: note } };
}

/** The server has it: what was hoped for becomes what is known, even if a newer wish has taken the entry's place. */
export function sent(state: MemberState, entry: OutboxEntry): MemberState {
  const { mark } = entry;
  const rest = without(state, entry);
  if (!mark) return rest;
  const items = applied(state.lists[mark.list] ?? [], entry);
  return { ...rest, lists: { ...state.lists, [mark.list]: items } };
}

export const loaded = (state: MemberState, list: string, items: readonly string[]): MemberState => ({
  ...state,
  lists: { ...state.lists, [list]: [...items] },
});

export function shownNote({ notes, outbox }: MemberState, path: string): Note | undefined {
  const unsent = outbox.find((entry) => entry.path === path);
  return (unsent?.body as Note | undefined) ?? notes[path];
}

/** On logout what was loaded goes; what was never sent waits for the same member to come back. */
export const loggedOut = ({ outbox }: MemberState): MemberState => ({ ...emptyState, outbox });
