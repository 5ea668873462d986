import { useEffect, useId, useRef } from "react";
import { useFetcher } from "react-router";
import { useStore } from "zustand";
import type { LeadSource } from "../../../contracts/lead-fields.ts";
import { localizePath } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { useUnsent } from "../../ui/use-unsent.ts";
import { identityStore } from "../identity/identity-store.ts";
import { fillVisitFields, VisitFields } from "../lead-capture/visit-fields.tsx";
import type { NewsletterResult } from "./sign-up.server.ts";

/** The form posts to a page of its own, so it works without JavaScript; with it, the answer appears in place. */
export function NewsletterForm({ source = "newsletter" }: { source?: LeadSource }) {
  const fetcher = useFetcher<NewsletterResult>();
  const { unsent, onSubmit } = useUnsent();
  return (
    <fetcher.Form
      method="post"
      action={localizePath("/newsletter", getLocale())}
      noValidate
      onSubmit={onSubmit}
    >
      <NewsletterFields
        result={fetcher.data}
        source={source}
        busy={fetcher.state !== "idle"}
        unsent={unsent}
      />
    </fetcher.Form>
  );
}

export function NewsletterBand({ source }: { source?: LeadSource }) {
  return (
    <section className="section-gap bg-deep py-14 text-foam" data-no-print>
      <div className="wrap">
        <h2 className="text-[2rem]">{m.newsletter_title()}</h2>
        <p className="mt-2 max-w-xl">{m.newsletter_text()}</p>
        <NewsletterForm {...(source ? { source } : {})} />
      </div>
    </section>
  );
}

/** On the deep-water band; the same fields serve the page that answers without JavaScript. */
export function NewsletterFields({
  result,
  source = "newsletter",
  busy = false,
  unsent,
}: {
  result: NewsletterResult | undefined;
  source?: LeadSource;
  busy?: boolean;
  unsent: boolean;
}) {
  const id = useId();
  const lead = result?.lead;
  const input = useRef<HTMLInputElement>(null);
  const ownEmail = useStore(identityStore, ({ person }) => person?.email);
  useEffect(() => {
    if (ownEmail && input.current) input.current.value ||= ownEmail;
  }, [ownEmail]);
  useEffect(() => {
    if (lead) import("../lead-capture/after-capture.ts").then(({ afterCapture }) => afterCapture(lead));
  }, [lead]);
  if (result?.state === "done") {
    return (
      <p role="status" className="mt-5 text-[1.1rem] font-semibold">
        {m.newsletter_done({ email: result.email })}
      </p>
    );
  }
  const isInvalid = !unsent && result?.state === "invalid";
  const error = unsent
    ? m.not_sent_offline()
    : result && (isInvalid ? m.newsletter_email_invalid() : m.newsletter_failed());
  return (
    <>
      <label htmlFor={id} className="mt-5 block text-[0.95rem] font-semibold">
        {m.email_address()}
      </label>
      <div className="mt-1.5 flex max-w-[520px] flex-col gap-2.5 sm:flex-row">
        <input
          ref={input}
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={result?.email}
          onFocus={({ currentTarget: { form } }) => fillVisitFields(form)}
          aria-invalid={isInvalid ? true : undefined}
          aria-describedby={error ? `${id}e` : undefined}
          className="min-h-12 flex-1 rounded-full bg-foam px-5 text-[#1c2530] outline-offset-2 focus-visible:outline-3 focus-visible:outline-foam"
        />
        <button
          type="submit"
          disabled={busy}
          className="pill bg-foam text-deep hover:opacity-90 focus-visible:outline-foam disabled:opacity-70"
        >
          {busy ? m.sending() : m.newsletter_button()}
        </button>
      </div>
      <input type="hidden" name="source" value={source} />
      <VisitFields />
      {error && (
        <p id={`${id}e`} role="alert" className="mt-2 font-semibold">
          {error}
        </p>
      )}
      <p className="mt-3 text-[0.9rem] opacity-90">{m.newsletter_promise()}</p>
    </>
  );
}
