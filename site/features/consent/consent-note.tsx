import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { AppAnchor } from "./app-anchor.tsx";
import { type Consent, giveConsent, hasPrivacyControl, nothingOptional, storedConsent } from "./consent.ts";

const ConsentChoices = lazy(() => import("./consent-choices.tsx"));

const quiet = "pill border border-line px-3.5 text-[0.93rem] whitespace-nowrap hover:bg-sand";

interface ConsentNoteProps {
  /** Opened by the link "Privacy choices", so it takes focus; otherwise it appeared by itself and does not. */
  openedByLink: boolean;
  close(): void;
}

/** A note at the foot of the window. It is small, not modal, and shown once. */
export function ConsentNote({ openedByLink, close }: ConsentNoteProps) {
  const [choosing, setChoosing] = useState(openedByLink);
  const [choice, setChoice] = useState<Consent>(() => storedConsent() ?? nothingOptional);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const controlled = hasPrivacyControl();
  useEffect(() => {
    if (choosing) heading.current?.focus();
  }, [choosing]);

  function decide(consent: Consent) {
    giveConsent(consent, choosing ? "choices" : controlled ? "privacy-control" : "note");
    close();
  }

  return (
    <section
      aria-labelledby={id}
      data-consent
      data-no-print
      className="fixed inset-x-0 bottom-0 z-35 max-h-[85dvh] overflow-y-auto border-t border-line bg-paper shadow-float md:inset-x-auto md:right-5 md:bottom-5 md:w-[27.5rem] md:rounded-md md:border"
      onKeyDown={(event) => event.key === "Escape" && openedByLink && close()}
    >
      <div className="px-5 py-4 md:px-6 md:py-5">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-[1.12rem] outline-none">
          {choosing ? m.consent_choices_title() : m.consent_title()}
        </h2>
        <p className="mt-1 text-[0.93rem] leading-normal text-muted">
          {controlled ? m.consent_privacy_control() : m.consent_text()}{" "}
          <AppAnchor to="/cookies" className="underline">
            {m.consent_more()}
          </AppAnchor>
        </p>
        <Suspense>{choosing && <ConsentChoices choice={choice} change={setChoice} />}</Suspense>
        <div className="mt-3.5 flex flex-wrap gap-2">
          {choosing ? (
            <>
              <button type="button" className={`${quiet} flex-1`} onClick={() => decide(choice)}>
                {m.consent_save()}
              </button>
              {openedByLink && (
                <button type="button" className={quiet} onClick={close}>
                  {m.close()}
                </button>
              )}
            </>
          ) : (
            <>
              <button type="button" className={`${quiet} flex-1`} onClick={() => decide(nothingOptional)}>
                {controlled ? m.consent_save_choice() : m.consent_necessary()}
              </button>
              {!controlled && (
                <button
                  type="button"
                  className={`${quiet} flex-1`}
                  onClick={() => decide({ measurement: true, marketing: true })}
                >
                  {m.consent_all()}
                </button>
              )}
              <button
                type="button"
                aria-expanded="false"
                className="min-h-11 px-2 text-[0.95rem] text-muted underline hover:text-ink"
                onClick={() => setChoosing(true)}
              >
                {m.consent_choose()}
              </button>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
