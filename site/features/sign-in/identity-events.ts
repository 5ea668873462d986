export const identityEvent = "identity";

/** Measurement listens to these; nothing here waits for it. */
export type IdentityEventName = "login_start" | "login_complete" | "login_cancelled" | "logout";

export function announce(name: IdentityEventName): void {
  window.dispatchEvent(new CustomEvent(identityEvent, { detail: { name } }));
}
