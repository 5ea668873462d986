import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { loadSignIn } from "./load-sign-in.ts";

/** In the phone's menu, for a member. */
export default function PhoneAccount({ className }: { className: string }) {
  return (
    <>
      <AppLink to="/my-profile" className={className}>
        {m.sign_in_my_profile()}
      </AppLink>
      <button
        type="button"
        className={className}
        onClick={() => void loadSignIn().then(({ signOut }) => signOut())}
      >
        {m.sign_in_out()}
      </button>
    </>
  );
}
