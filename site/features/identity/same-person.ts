import { useIdentity } from "./identity-store.ts";

/** Asked before a wait, it tells after it whether the same person is signed in: an answer for somebody who has left is dropped. */
export function samePerson(): () => boolean {
  const id = () => useIdentity.getState().person?.id;
  const before = id();
  return () => id() === before;
}
