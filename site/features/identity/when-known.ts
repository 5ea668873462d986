import { identityStore } from "./identity-store.ts";

/** Resolves once the sign-in state is known. */
export function whenKnown(): Promise<void> {
  if (identityStore.getState().known) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = identityStore.subscribe(({ known }) => {
      if (!known) return;
      stop();
      resolve();
    });
  });
}
