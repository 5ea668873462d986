import { justSignedIn } from "../../../contracts/identity.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { siteSettings } from "../../settings.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { measureNow } from "../analytics/measure-now.ts";
import { track } from "../analytics/track.ts";
import { afterLogin, onReturnFrom } from "./after-login.ts";
import { begunAt, storeBegunAt } from "./begun-at.ts";
import { dropAction } from "./drop-action.ts";
import { endReminders } from "./end-reminders.ts";
import { sayFarewell, storeFarewell, takeFarewell } from "./farewell.ts";
import { forgetPerson } from "./forget-person.ts";
import { forgetUnlocked } from "./forget-unlocked.ts";
import { anonymous, identityStore, mayBeSignedIn } from "./identity-store.ts";
import { type Intent, storeIntent } from "./intents.ts";
import { adoptCurrentSignIn, hasExpired, tabSignInId, unmark } from "./marker.ts";
import { allowReads, stopReads } from "./member-reads.ts";
import { recallPerson } from "./offline-person.ts";
import { reloadAccount } from "./own-account.ts";
import {
  errorDetail,
  isOffline,
  isPopupBlocked,
  meansAnonymous,
  signInErrorLabel,
} from "./sign-in-errors.ts";
import {
  admit,
  adopt,
  forget,
  manager,
  once,
  renew,
  sayExpired,
  signInSilently,
  storedUser,
  welcome,
} from "./user-manager.ts";

export { renew };

// A page restored from the bfcache has missed changes in other tabs.
addEventListener("pageshow", ({ persisted }) => void (persisted && followOtherTab()));

/** A session that still exists at the provider signs in without a word; anything else answers false. */
export async function silentLogin(): Promise<boolean> {
  try {
    return Boolean(await signInSilently());
  } catch (error) {
    if (meansAnonymous(error)) unmark();
    else console.warn(`Silent login failed: ${errorDetail(error)}`);
    return false;
  }
}

/** Page start when a user may be signed in, or after a sign-in or sign-out redirect. */
export async function begin(action: string): Promise<void> {
  if (action === "logout" && !mayBeSignedIn()) {
    identityStore.setState(anonymous);
    forgetPerson();
    sayFarewell();
    return;
  }
  const signInRequested = action === "login" || action === "register";
  if (signInRequested) dropAction();
  const user = await storedUser();
  if (user && (!user.expired || isOffline())) adopt(user);
  else if (user) await renew();
  else if ((signInRequested || (mayBeSignedIn() && !isOffline())) && (await silentLogin()))
    await (signInRequested ? welcome() : reloadAccount());
  else if (mayBeSignedIn() && !signInRequested) await goOnOffline();
  identityStore.setState({ known: true });
}

/** The provider cannot be reached. Whoever was signed in last still is, without a token, until it answers. */
async function goOnOffline(): Promise<void> {
  const person = await recallPerson();
  if (!person || !mayBeSignedIn() || identityStore.getState().token) return;
  identityStore.setState({ known: true, person, token: undefined });
  const tryAgain = async () => {
    if (identityStore.getState().token) return;
    if (await silentLogin()) return reloadAccount();
    if (!mayBeSignedIn()) forget();
    else addEventListener("online", tryAgain, { once: true });
  };
  addEventListener("online", tryAgain, { once: true });
}

/** Another tab may have signed in or out, and this one does the same. */
export async function followOtherTab(): Promise<void> {
  if (!adoptCurrentSignIn()) return;
  const followed = tabSignInId();
  const before = identityStore.getState().person?.id;
  await manager().removeUser();
  if (mayBeSignedIn() && (await silentLogin())) {
    if (!before || before === identityStore.getState().person?.id) return reloadAccount();
    // The page may show, or be about to save, what belongs to the previous user.
    return location.reload();
  }
  // The previous user's sign-in has ended, even if the current user is not known.
  if (tabSignInId() !== followed || !identityStore.getState().person) return;
  forget();
  if (hasExpired()) return void sayExpired();
  forgetPerson();
  showToast({ title: takeFarewell() });
}

interface Leaving {
  redirectUrl?: string | null | undefined;
  /** What to do once the reader is back. */
  intent?: Intent | undefined;
  /** The page that is left is not one to come back to with Back. */
  replace?: boolean;
}

/** Leaves for the provider and comes back to /auth/callback. */
async function leave(target: string, { intent, replace }: Leaving, prompt?: "create"): Promise<void> {
  if (intent) storeIntent(intent);
  measureNow();
  await manager().signinRedirect({
    ...once(),
    redirectMethod: replace ? "replace" : "assign",
    ...(prompt ? { prompt } : {}),
    state: { redirectUrl: target },
  });
}

export async function signIn(leaving: Leaving = {}): Promise<void> {
  const target = afterLogin(leaving.redirectUrl, getLocale());
  track("login_start");
  storeBegunAt(target);
  await leave(target, leaving);
}

/** Registration is the provider's page; the address to return to ends in ?action=register. */
export async function signUp(leaving: Leaving = {}): Promise<void> {
  const target = onReturnFrom("register", afterLogin(leaving.redirectUrl, getLocale()));
  track("signup_start");
  storeBegunAt(target);
  await leave(target, leaving, "create");
}

/** Where to go if somebody is signed in already; otherwise sign-in or registration starts, without a prompt. */
export async function enter(query: URLSearchParams): Promise<string | undefined> {
  const requested = query.get("redirectUrl");
  // By the link in a mail, which is another tab's and may be another browser's.
  const begun = query.has(justSignedIn) ? begunAt() : undefined;
  const isNew = requested?.includes("action=register");
  const redirectUrl = begun && isNew ? onReturnFrom("register", begun) : (begun ?? requested);
  const target = afterLogin(redirectUrl, getLocale());
  const user = await storedUser();
  if (!user || user.expired) {
    await (query.get("action") === "register" ? signUp : signIn)({ redirectUrl, replace: true });
    return undefined;
  }
  adopt(user);
  return target;
}

interface Popup {
  /** Carried out after the return, if the browser forbids the window and the page has to be left. */
  intent?: Intent | undefined;
  /** Gives up waiting for the window. */
  signal?: AbortSignal;
}

/** Signs in without leaving the page; errors are shown here. */
export async function signInWithPopup({ intent, signal }: Popup = {}): Promise<boolean> {
  track("login_start");
  try {
    const user = await manager().signinPopup({
      ...once(),
      // A cross-origin page may sever its opener (COOP), which then looks like a closed window.
      popupAbortOnClose: siteSettings().identity === undefined,
      ...(signal ? { popupSignal: signal } : {}),
    });
    admit(user);
    await welcome();
    return true;
  } catch (error) {
    if (isPopupBlocked(error)) {
      await leave(location.pathname + location.search + location.hash, { intent });
      return false;
    }
    // By a link in a mail meanwhile, in another tab.
    if (identityStore.getState().token) return true;
    track("login_cancelled");
    if (!signal?.aborted) showToast({ title: signInErrorLabel(error), color: "error" });
    return false;
  }
}

/** On /auth/callback: where to go next. Undefined for a popup: it has notified its opener and closes. */
export async function completeSignIn(): Promise<string | undefined> {
  try {
    const user = await manager().signinCallback();
    if (!user) return undefined;
    admit(user);
    storeBegunAt(undefined);
    await welcome();
    measureNow();
    return afterLogin((user.state as { redirectUrl?: unknown } | undefined)?.redirectUrl, getLocale());
  } catch (error) {
    track("login_cancelled");
    throw error;
  }
}

/** The next page shows a goodbye toast, or the message given here. */
export async function signOut({ message }: { message?: string } = {}): Promise<void> {
  if (message) storeFarewell(message);
  track("logout");
  measureNow();
  storeIntent(undefined);
  storeBegunAt(undefined);
  unmark();
  forgetPerson();
  await forgetUnlocked().catch((error: unknown) => console.warn(error));
  await endReminders().catch((error: unknown) => console.warn(error));
  stopReads();
  // Our own provider revokes both tokens with the session; an external one must be asked to revoke the refresh token.
  await manager()
    .revokeTokens(["refresh_token"])
    .catch((error: unknown) => console.warn(`Tokens were not revoked: ${errorDetail(error)}`));
  forget();
  allowReads();
  try {
    await manager().signoutRedirect({ redirectMethod: "replace" });
  } catch (error) {
    console.warn(`The provider could not be notified of the sign-out: ${errorDetail(error)}`);
    await manager().removeUser();
    showToast({ title: takeFarewell() });
  }
}
