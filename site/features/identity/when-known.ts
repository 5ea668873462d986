import { useIdentity } from "./identity-store.ts";

/** Resolves once the sign-in state is known. */
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
