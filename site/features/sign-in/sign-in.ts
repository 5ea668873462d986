import { type User, UserManager } from "oidc-client-ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { siteSettings } from "../../settings.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { clearSubscriptionDate } from "../premium-status/premium-store.ts";
import { resetSession } from "../session/session-store.ts";
import { afterLogin } from "./after-login.ts";
import { dropAction } from "./drop-action.ts";
import { sayFarewell, storeFarewell, takeFarewell } from "./farewell.ts";
import { announce } from "./identity-events.ts";
import { anonymous, mayBeSignedIn, useIdentity } from "./identity-store.ts";
import { mark } from "./marker.ts";
import { oidcSettings } from "./oidc-settings.ts";
import { calledName, personOf } from "./person.ts";
import { createRenewal } from "./renewal.ts";
import { errorDetail, isTimeout, meansAnonymous, signInErrorWords } from "./sign-in-errors.ts";

/** Everything below, and the library with it, is loaded when somebody signs in or may be signed in. */
let made: UserManager | undefined;

function manager(): UserManager {
  if (made) return made;
  made = new UserManager(oidcSettings(siteSettings(), getLocale()));
  made.events.addAccessTokenExpiring(() => void renew());
  made.events.addAccessTokenExpired(() => void renew());
  return made;
}

function adopt(user: User): void {
  useIdentity.setState({ known: true, person: personOf(user.profile), token: user.access_token });
  mark(true);
}

function welcome(): void {
  const { person } = useIdentity.getState();
  const name = (person && calledName(person)) ?? siteSettings().siteName;
  showToast({ title: m.sign_in_welcome({ name }), color: "success" });
  announce("login_complete");
}

/** User, e-mail, token and subscription date are cleared, and the session begins anew. */
function forget(): void {
  renewal.stop();
  useIdentity.setState(anonymous);
  clearSubscriptionDate();
  resetSession();
}

const renewal = createRenewal<string>({
  async attempt() {
    const user = await manager()
      .signinSilent()
      .catch((error: { error?: string }) => {
        // A duplicated tab has spent this tab's refresh token; the provider's own session may still vouch for us.
        if (error.error !== "invalid_grant") throw error;
        return manager().signinSilent({ forceIframeAuth: true });
      });
    if (!user) throw new Error("The renewal answered without a user.");
    adopt(user);
    return user.access_token;
  },
  isTimeout,
  async onFailed(error) {
    await manager().removeUser();
    // Only when the provider knows nobody is there nothing left to ask it for on the next page.
    if (meansAnonymous(error)) mark(false);
    forget();
    showToast({ title: m.sign_in_expired(), color: "error" });
  },
});

/** A fresh token, or nothing when the person has been logged out or the provider is slow. */
export const renew = renewal.renew;

/** A session that still exists at the provider signs in without a word; anything else answers false. */
export async function silentLogin(): Promise<boolean> {
  try {
    const user = await manager().signinSilent();
    if (user) adopt(user);
    return Boolean(user);
  } catch (error) {
    if (meansAnonymous(error)) mark(false);
    else console.warn(`Silent login failed: ${errorDetail(error)}`);
    return false;
  }
}

/** The start of a page on which somebody may be signed in, or whose address says what has just been done. */
export async function begin(action: string): Promise<void> {
  if (action === "logout" && !mayBeSignedIn()) {
    useIdentity.setState(anonymous);
    sayFarewell();
    return;
  }
  const asked = action === "login" || action === "register";
  if (asked) dropAction();
  const held = await manager().getUser();
  if (held && !held.expired) adopt(held);
  else if (held) await renew();
  else if ((await silentLogin()) && asked) welcome();
  useIdentity.setState({ known: true });
}

/** Another tab has signed in or out, and this one does the same. */
export async function followOtherTab(): Promise<void> {
  if (mayBeSignedIn()) {
    await silentLogin();
    return;
  }
  await manager().removeUser();
  forget();
  showToast({ title: takeFarewell() });
}

/** Leaves for the provider and comes back to /auth/callback. Back leads to where the reader was before. */
export async function signIn({ redirectUrl }: { redirectUrl?: string | null } = {}): Promise<void> {
  const target = afterLogin(redirectUrl, getLocale());
  announce("login_start");
  await manager().signinRedirect({ redirectMethod: "replace", state: { redirectUrl: target } });
}

/** Where to go if somebody is signed in already; otherwise sign-in starts and there is nothing to answer. */
export async function enter(redirectUrl: string | null): Promise<string | undefined> {
  const target = afterLogin(redirectUrl, getLocale());
  const held = await manager().getUser();
  if (!held || held.expired) {
    await signIn({ redirectUrl: target });
    return undefined;
  }
  adopt(held);
  return target;
}

/** Signs in without leaving the page; what goes wrong is told here. */
export async function signInWithPopup(): Promise<boolean> {
  announce("login_start");
  try {
    adopt(await manager().signinPopup({ popupAbortOnClose: true }));
    welcome();
    return true;
  } catch (error) {
    announce("login_cancelled");
    showToast({ title: signInErrorWords(error), color: "error" });
    return false;
  }
}

/** On /auth/callback: where to go next. A popup has told its opener and closes, with nowhere to go. */
export async function completeSignIn(): Promise<string | undefined> {
  try {
    const user = await manager().signinCallback();
    if (!user) return undefined;
    adopt(user);
    welcome();
    return afterLogin((user.state as { redirectUrl?: unknown } | undefined)?.redirectUrl, getLocale());
  } catch (error) {
    announce("login_cancelled");
    throw error;
  }
}

/** The page that follows says goodbye, or the message given here. */
export async function signOut({ message }: { message?: string } = {}): Promise<void> {
  if (message) storeFarewell(message);
  announce("logout");
  mark(false);
  // An access token cannot be called back, but lives for minutes only; what renews it ends here.
  await manager()
    .revokeTokens(["refresh_token"])
    .catch((error: unknown) => console.warn(`Tokens were not revoked: ${errorDetail(error)}`));
  forget();
  try {
    await manager().signoutRedirect({ redirectMethod: "replace" });
  } catch (error) {
    console.warn(`The provider could not be told of the sign-out: ${errorDetail(error)}`);
    await manager().removeUser();
    showToast({ title: takeFarewell() });
  }
}
