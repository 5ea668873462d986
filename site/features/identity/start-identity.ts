import { stripLocale } from "../../i18n/locale.ts";
import { initializeSession } from "../session/session-store.ts";
import { anonymous, identityStore, markerKey, mayBeSignedIn } from "./identity-store.ts";
import { loadSignIn } from "./load-sign-in.ts";

/** Another tab has signed in or out. */
function follow({ key }: StorageEvent): void {
  if (key === markerKey) void loadSignIn().then(({ followOtherTab }) => followOtherTab());
}

/** Once per document. For an anonymous visitor it loads nothing at all. */
export function startIdentity(): void {
  initializeSession();
  const action = new URLSearchParams(location.search).get("action") ?? "";
  // The pages below /auth sign in by themselves.
  if (!stripLocale(location.pathname).startsWith("/auth/")) {
    if (mayBeSignedIn() || /^(login|logout|register)$/.test(action))
      void loadSignIn().then(({ begin }) => begin(action));
    else identityStore.setState(anonymous);
  }
  addEventListener("storage", follow);
}
