import { formPaths } from "../../../contracts/identity.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { AppLink } from "../../ui/app-link.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { savedEmail } from "../identity/saved-fields.ts";

/** Which address the mail of a registration went to, and what to do if it does not come. */
export function SentTo() {
  const email = useHydrated() ? savedEmail("register") : "";
  return (
    <div className="mt-6 rounded-md bg-sand px-5 py-4">
      {email && (
        <>
          <p className="wrap-anywhere">
            {m.sign_in_sent_to()} <strong>{email}</strong>
          </p>
          <form method="post" action={formPaths.register} className="mt-3">
            <input type="hidden" name="locale" value={getLocale()} />
            <input type="hidden" name="email" value={email} />
            <button
              type="submit"
              name="again"
              value="yes"
              className="pill border border-muted hover:bg-paper"
            >
              {m.sign_in_send_again()}
            </button>
          </form>
        </>
      )}
      <AppLink
        to="/account/register"
        className="inline-flex min-h-11 items-center font-semibold text-water underline"
      >
        {m.sign_in_wrong_address()}
      </AppLink>
    </div>
  );
}
