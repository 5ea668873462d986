import type { ReactNode } from "react";
import { useStore } from "zustand";
import { formPaths } from "../../../contracts/identity.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { AppLink } from "../../ui/app-link.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { identityStore } from "../identity/identity-store.ts";
import { savedEmail } from "../identity/saved-fields.ts";
import type { AccountQuery } from "./account-query.ts";
import { ReadOn } from "./read-on.tsx";
import { ResendButton } from "./resend-button.tsx";

interface SentToProps {
  /** The form that the mail was asked for with. */
  form: "register" | "emailLink";
  query: AccountQuery;
  children?: ReactNode;
}

/** A mail takes a moment; a second one before that only confuses. */
const resendSeconds = 30;

const addressIn = (form: SentToProps["form"]) =>
  savedEmail(form) || (form === "emailLink" ? savedEmail("login") : "");

/** Which address the mail went to, what to do if it does not come, and the way on meanwhile. */
export function SentTo({ form, query, children }: SentToProps) {
  const hydrated = useHydrated();
  const email = hydrated ? addressIn(form) : "";
  const isSignedIn = useStore(identityStore, ({ token }) => token !== undefined);
  return (
    <>
      {isSignedIn ? (
        // The mail's link was opened in another tab: nothing is left to wait for or to send again.
        <p role="status" className="mt-6 rounded-md bg-sand px-5 py-4">
          {m.sign_in_done_meanwhile()}
        </p>
      ) : (
        <div className="mt-6 rounded-md bg-sand px-5 py-4">
          {email && (
            <>
              <p className="wrap-anywhere">
                {m.sign_in_sent_to()} <strong>{email}</strong>
              </p>
              <form method="post" action={formPaths[form]} className="mt-3">
                <input type="hidden" name="locale" value={getLocale()} />
                <input type="hidden" name="email" value={email} />
                {form === "register" && <input type="hidden" name="again" value="yes" />}
                <ResendButton seconds={query.waitSeconds ?? resendSeconds} />
              </form>
            </>
          )}
          {/* The address appears above it with React: what moves may not be tapped. */}
          <AppLink
            to={form === "register" ? "/account/register" : "/account/email-link"}
            className={`inline-flex min-h-11 items-center font-semibold text-water underline ${hydrated ? "" : "invisible noscript:visible"}`}
          >
            {m.sign_in_wrong_address()}
          </AppLink>
        </div>
      )}
      {!isSignedIn && children}
      <ReadOn />
    </>
  );
}
