import { loadSignIn } from "../features/identity/load-sign-in.ts";
import { accountMeta } from "../features/sign-in/account-meta.ts";
import { SigningIn } from "../features/sign-in/signing-in.tsx";
import { m } from "../i18n/paraglide/messages.js";

export const meta = () => accountMeta(m.sign_in_to_sign_in(), "/auth/login");

/** Already logged in: on to the redirectUrl value, otherwise to today's verse. If not, sign-in starts. */
async function enter(): Promise<string | undefined> {
  const { enter } = await loadSignIn();
  return enter(new URLSearchParams(location.search));
}

export default function AuthLogin() {
  return <SigningIn title={m.sign_in_to_sign_in()} run={enter} />;
}
