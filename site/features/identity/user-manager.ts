import { type User, UserManager } from "oidc-client-ts";
import { localizePath } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { newId } from "../../new-id.ts";
import { siteSettings } from "../../settings.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { track } from "../analytics/track.ts";
import { resetSession } from "../session/session-store.ts";
import { anonymous, identityStore } from "./identity-store.ts";
import { adoptCurrentSignIn, currentSignInId, mark, markNew, tabSignInId, unmark } from "./marker.ts";
import { rememberPerson } from "./offline-person.ts";
import { oidcSettings } from "./oidc-settings.ts";
import { forgetAccount, reloadAccount, withSavedName } from "./own-account.ts";
import { calledName, personOf } from "./person.ts";
import { clearSubscriptionDate } from "./premium-store.ts";
import { createRenewal } from "./renewal.ts";
import { dropFields } from "./saved-fields.ts";
import { isTimeout, isUnreachable, meansAnonymous } from "./sign-in-errors.ts";

/** Everything below, and the library with it, is loaded when somebody signs in or may be signed in. */
let made: UserManager | undefined;

export function manager(): UserManager {
  if (made) return made;
  made = new UserManager(oidcSettings(siteSettings(), getLocale()));
  made.events.addAccessTokenExpiring(() => void renew());
  made.events.addAccessTokenExpired(() => void renew());
  return made;
}

/** The user stored in this tab, unless their sign-in has ended meanwhile, perhaps in another tab. */
export async function storedUser(): Promise<User | null> {
  if (adoptCurrentSignIn() || !currentSignInId()) await manager().removeUser();
  return manager().getUser();
}

/** Providers may demand a nonce, and the library then finds it again in the ID token. */
export const once = (): { nonce: string } => ({ nonce: newId() });

/** What our services are shown. */
const bearerOf = ({ access_token, id_token }: User): string | undefined =>
  siteSettings().identity?.bearer === "id" ? id_token : access_token;

export function adopt(user: User): void {
  const person = personOf(user.profile);
  const before = identityStore.getState().person;
  if (before && before.id !== person.id) forget();
  const named = withSavedName(person);
  identityStore.setState({ known: true, person: named, token: bearerOf(user) });
  mark();
  if (JSON.stringify(before) !== JSON.stringify(named)) void rememberPerson(named);
}

/** Somebody has signed in here by themselves. */
export function admit(user: User): void {
  dropFields();
  markNew();
  adopt(user);
}

/** Signs in silently. The result, or a failure, counts only while the current sign-in is the one it was requested for. */
export async function signInSilently(
  request = () => manager().signinSilent(once()),
): Promise<User | undefined> {
  const signInId = tabSignInId();
  try {
    const user = await request();
    if (!user) throw new Error("The provider answered without a user.");
    if (currentSignInId() === signInId) {
      adopt(user);
      return user;
    }
    // The library has stored it by itself.
    await manager().removeUser();
  } catch (error) {
    if (currentSignInId() === signInId) throw error;
  }
  return undefined;
}

export async function welcome(): Promise<void> {
  await reloadAccount();
  const { person } = identityStore.getState();
  const name = (person && calledName(person)) ?? siteSettings().siteName;
  showToast({ title: m.sign_in_welcome({ name }), color: "success" });
  track("login_complete");
  if (person?.eraseAfter) showDeletion(person.eraseAfter);
}

/** A user who requested deletion and signs in again may want to cancel it. */
function showDeletion(eraseAfter: string): void {
  const date = new Intl.DateTimeFormat(getLocale(), { dateStyle: "long" }).format(new Date(eraseAfter));
  showToast({
    title: m.sign_in_erase_after({ date }),
    timeout: 0,
    actions: [
      {
        label: m.sign_in_my_profile(),
        onClick: () => location.assign(`${localizePath("/my-profile", getLocale())}#data`),
      },
    ],
  });
}

/** User, e-mail, token and subscription date are cleared, and the session begins again. */
export function forget(): void {
  renewal.stop();
  identityStore.setState(anonymous);
  forgetAccount();
  clearSubscriptionDate();
  resetSession();
}

export const sayExpired = (): string => showToast({ title: m.sign_in_expired(), color: "error" });

const renewal = createRenewal<string | undefined>({
  async attempt() {
    // Somebody is signing out.
    if (!tabSignInId()) return undefined;
    const user = await signInSilently(() =>
      manager()
        .signinSilent(once())
        .catch((error: { error?: string }) => {
          // A duplicated tab has spent this tab's refresh token; the provider's own session may still vouch for us.
          if (error.error !== "invalid_grant") throw error;
          return manager().signinSilent({ ...once(), forceIframeAuth: true });
        }),
    );
    return user && bearerOf(user);
  },
  isTimeout: (error) => isTimeout(error) || isUnreachable(error),
  async onFailed(error) {
    await manager().removeUser();
    // Only when the provider has no session is there nothing to request on the next page.
    if (meansAnonymous(error)) unmark("expired");
    forget();
    sayExpired();
  },
});

/** A fresh token, or nothing when the person has been logged out or the provider is slow. */
export const renew = renewal.renew;
