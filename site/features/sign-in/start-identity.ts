import { stripLocale } from "../../i18n/locale.ts";
import { initializeSession } from "../session/session-store.ts";
import { anonymous, markerKey, mayBeSignedIn, useIdentity } from "./identity-store.ts";

/** Once per document. For an anonymous visitor it loads nothing at all. */
export function startIdentity(): (() => void) | undefined {
  initializeSession();
  // These pages sign in by themselves.
  if (stripLocale(location.pathname).startsWith("/auth/")) return undefined;
  const action = new URLSearchParams(location.search).get("action");
  const begin = () => void import("./sign-in.ts").then(({ begin }) => begin(action));
  if (mayBeSignedIn() || action === "login" || action === "register") begin();
  else {
    useIdentity.setState(anonymous);
    if (action === "logout") void import("./farewell.ts").then(({ sayFarewell }) => sayFarewell());
  }
  /** Another tab has signed in or out. */
  const follow = ({ key }: StorageEvent) => {
    if (key !== markerKey || mayBeSignedIn() === Boolean(useIdentity.getState().token)) return;
    void import("./sign-in.ts").then(({ followOtherTab }) => followOtherTab());
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}
