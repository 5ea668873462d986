import { identityStore } from "./identity-store.ts";

/** Call before an await; the result checks that the same person is still signed in afterwards. */
export function samePerson(): () => boolean {
  const id = () => identityStore.getState().person?.id;
  const before = id();
  return () => id() === before;
}
