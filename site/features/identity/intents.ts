import { identityStore } from "./identity-store.ts";

/** Something a reader wanted to do and had to sign in for, by a name that the page they return to knows. */
export interface Intent {
  name: string;
  args: unknown;
}

const intentKey = "intent";
/**
 * Time to register, find the e-mail and return by its link, which opens a new tab: so it is stored for all
 * tabs. A later sign-in on a shared computer is likely another person.
 */
export const begunLifetimeMs = 60 * 60_000;

/** For the page that the reader comes back to; there is only ever one. */
export function storeIntent(intent: Intent | undefined): void {
  try {
    if (intent) localStorage.setItem(intentKey, JSON.stringify({ ...intent, at: Date.now() }));
    else localStorage.removeItem(intentKey);
  } catch {
    // Without storage the reader is signed in and has to repeat the action.
  }
}

function takeIntent(name: string): Intent | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(intentKey) ?? "{}") as Intent & { at?: number };
    if (saved.name !== name) return undefined;
    storeIntent(undefined);
    return Date.now() - (saved.at ?? 0) < begunLifetimeMs ? saved : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Carries out what a reader meant to do before they had to leave the page to sign in, as soon as they are known.
 * Answers a function that stops waiting, so that it can be an effect: `useEffect(() => onIntent("name", run), [])`.
 */
export function onIntent(name: string, run: (args: unknown) => void): () => void {
  const runIfSignedIn = ({ token }: { token: string | undefined }) => {
    const intent = token ? takeIntent(name) : undefined;
    if (intent) run(intent.args);
  };
  runIfSignedIn(identityStore.getState());
  return identityStore.subscribe(runIfSignedIn);
}
