import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { localeOfPath } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { AppLink } from "../../ui/app-link.tsx";
import { HorizonLine } from "../../ui/horizon-line.tsx";
import { anonymous, identityStore } from "../identity/identity-store.ts";
import { errorDetail, signInErrorLabel } from "../identity/sign-in-errors.ts";

interface SigningInProps {
  title: string;
  /** Answers where to go next, or nothing when the browser is on its way already. */
  run(): Promise<string | undefined>;
}

/** A page one passes through. Only what goes wrong is worth reading. */
export function SigningIn({ title, run }: SigningInProps) {
  const [error, setError] = useState<unknown>();
  const started = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    // A code can be redeemed once.
    if (started.current) return;
    started.current = true;
    run().then(
      (target) => {
        if (target === undefined) return;
        // A new language is a new document.
        if (localeOfPath(target.replace(/[?#].*$/, "")) !== getLocale()) location.replace(target);
        else void navigate(target, { replace: true });
      },
      (failed: unknown) => {
        // Not signed in yet.
        if (!identityStore.getState().known) identityStore.setState(anonymous);
        setError(failed);
      },
    );
  }, [run, navigate]);
  return (
    <div className="mx-auto w-full max-w-[30rem] px-5 pt-4 md:pt-10">
      <HorizonLine />
      <h1 className="mt-6 text-[1.9rem] md:text-[2.3rem]">{error ? m.sign_in_failed() : title}</h1>
      {error ? (
        <div role="alert">
          <p className="mt-3 text-[1.1rem]">{signInErrorLabel(error)}</p>
          <p className="mt-2 text-[0.92rem] text-muted">{errorDetail(error)}</p>
          <p className="mt-6 flex flex-wrap gap-3">
            <AppLink to="/auth/login" reloadDocument className="pill bg-water text-on-water hover:opacity-90">
              {m.try_again()}
            </AppLink>
            <AppLink to="/contact-us" className="pill border border-line hover:bg-sand">
              {m.sign_in_contact()}
            </AppLink>
          </p>
        </div>
      ) : (
        <p className="mt-3 text-[1.1rem] text-muted" role="status">
          {m.sign_in_one_moment()}
        </p>
      )}
      <noscript>
        <p className="mt-3">{m.sign_in_needs_javascript()}</p>
      </noscript>
    </div>
  );
}
