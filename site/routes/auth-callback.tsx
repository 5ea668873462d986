import { loadSignIn } from "../features/identity/load-sign-in.ts";
import { accountMeta } from "../features/sign-in/account-meta.ts";
import { SigningIn } from "../features/sign-in/signing-in.tsx";
import { m } from "../i18n/paraglide/messages.js";

export const meta = () => accountMeta(m.sign_in_completing(), "/auth/callback");

async function complete(): Promise<string | undefined> {
  const { completeSignIn } = await loadSignIn();
  return completeSignIn();
}

export default function AuthCallback() {
  return <SigningIn title={m.sign_in_completing()} run={complete} />;
}
