import { useIdentity } from "./identity-store.ts";

/** Resolves once it is settled whether somebody is signed in. */
export function whenKnown(): Promise<void> {
  if (useIdentity.getState().known) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = useIdentity.subscribe(({ known }) => {
      if (!known) return;
      stop();
      resolve();
    });
  });
}
