import { useId, useMemo, useState } from "react";
import { Form } from "react-router";
import { useStore } from "zustand";
import type { ConsentReceipt } from "../../../contracts/consents.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { HorizonLine } from "../../ui/horizon-line.tsx";
import { LoadFailed } from "../../ui/loading-state.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useLoaded } from "../../ui/use-loaded.ts";
import { useUnsent } from "../../ui/use-unsent.ts";
import { identityStore } from "../identity/identity-store.ts";
import { type ConsentsKey, loadConsents, revokeConsent } from "./consent-calls.ts";
import { ReceiptCard } from "./receipt-card.tsx";

interface LinkRequest {
  state: "sent" | "invalid" | "too-many" | "failed";
  email: string;
}

const troubles: Record<Exclude<LinkRequest["state"], "sent">, () => string> = {
  invalid: m.newsletter_email_invalid,
  "too-many": m.lead_consents_too_many,
  failed: m.lead_consents_failed,
};

/** Who has no link yet, or one that has expired, gets one by mail. */
function LinkRequestForm({ request, expired }: { request: LinkRequest | undefined; expired: boolean }) {
  const id = useId();
  const { unsent, onSubmit } = useUnsent();
  if (request?.state === "sent")
    return (
      <p role="status" className="mt-6 rounded-md bg-sand px-6 py-5 text-[1.05rem]">
        {m.lead_consents_sent({ email: request.email })}
      </p>
    );
  const error = unsent ? m.not_sent_offline() : request && troubles[request.state as keyof typeof troubles]();
  return (
    <Form method="post" action="." noValidate onSubmit={onSubmit} className="mt-6 max-w-[32rem]">
      {expired && (
        <p role="alert" className="mb-4 font-semibold">
          {m.lead_consents_link_old()}
        </p>
      )}
      <label htmlFor={id} className="font-semibold">
        {m.email_address()}
      </label>
      <div className="mt-1.5 flex flex-col gap-2.5 sm:flex-row">
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={request?.email}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}e` : undefined}
          className="min-h-12 flex-1 rounded-full border border-muted bg-paper px-5"
        />
        <button type="submit" className="pill bg-water text-on-water hover:opacity-90">
          {m.lead_consents_send()}
        </button>
      </div>
      {error && (
        <p id={`${id}e`} role="alert" className="mt-2 font-semibold text-dawn">
          {error}
        </p>
      )}
    </Form>
  );
}

/** The token of an e-mail link grants access; a signed-in member needs none. */
function useKey(): ConsentsKey | undefined {
  const hydrated = useHydrated();
  const member = useStore(identityStore, ({ token }) => token !== undefined);
  const token = hydrated ? new URLSearchParams(location.search).get("token") : null;
  return useMemo(() => (token ? { token } : member ? "member" : undefined), [token, member]);
}

/** What somebody has agreed to, each with its exact words, and the way to take it back. */
export function ConsentsPage({ request }: { request: LinkRequest | undefined }) {
  const key = useKey();
  const load = useMemo(() => key && (() => loadConsents(key)), [key]);
  const { value: overview, failed: notLoaded, reload } = useLoaded(load);
  const [notRevoked, setNotRevoked] = useState(false);
  const failed = notLoaded || notRevoked;

  async function revoke(receipt: ConsentReceipt) {
    const done = key && (await revokeConsent(key, receipt));
    setNotRevoked(!done);
    if (done) reload();
  }
  function retry() {
    setNotRevoked(false);
    reload();
  }

  const shown = typeof overview === "object" && !failed ? overview : undefined;
  return (
    <div className="column mt-2 md:mt-8">
      <HorizonLine />
      <h1 className="mt-5 text-[2.1rem] md:text-[2.6rem]">{m.lead_consents_title()}</h1>
      <p className="mt-3 text-[1.08rem] text-muted">{m.lead_consents_intro()}</p>
      {!shown && (!key || overview === "refused" || request) && (
        <LinkRequestForm request={request} expired={overview === "refused"} />
      )}
      {key && !overview && !failed && !request && (
        <p role="status" className="mt-6 min-h-40 text-muted">
          {m.loading()}
        </p>
      )}
      {failed && (
        <div className="mt-6">
          <LoadFailed retry={retry} label={m.lead_consents_failed()} />
        </div>
      )}
      {shown && (
        <>
          <p className="mt-6">{m.lead_consents_for({ email: shown.email })}</p>
          {shown.consents.length === 0 ? (
            <p className="mt-4 text-muted">{m.lead_consents_none()}</p>
          ) : (
            <ul className="mt-4 grid gap-4">
              {shown.consents.map((receipt) => (
                <ReceiptCard key={receipt.id} receipt={receipt} revoke={() => revoke(receipt)} />
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
