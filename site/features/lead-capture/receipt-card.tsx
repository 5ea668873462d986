import { useState } from "react";
import type { ConsentPurpose, ConsentReceipt } from "../../../contracts/consents.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";

const purposes: Record<ConsentPurpose, () => string> = {
  newsletter: m.lead_purpose_newsletter,
  partner: m.lead_purpose_partner,
  texts: m.lead_purpose_texts,
  measurement: m.lead_purpose_measurement,
  marketing: m.lead_purpose_marketing,
};

const day = (instant: string) =>
  new Intl.DateTimeFormat(getLocale(), { dateStyle: "long", timeStyle: "short" }).format(new Date(instant));

function stateWords({ confirmedAt, revokedAt }: ConsentReceipt): string {
  if (revokedAt) return m.lead_receipt_revoked({ date: day(revokedAt) });
  return confirmedAt ? m.lead_receipt_confirmed({ date: day(confirmedAt) }) : m.lead_receipt_waiting();
}

/** One consent as it was given: to whom, in which words, when, and what became of it. */
export function ReceiptCard({ receipt, revoke }: { receipt: ConsentReceipt; revoke(): Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const { purpose, partner, wording, locale, givenAt, revokedAt } = receipt;
  const title = purpose === "partner" ? partner : purposes[purpose]();
  return (
    <li className={`rounded-md border border-line px-5 py-5 md:px-6 ${revokedAt ? "text-muted" : ""}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="text-[1.2rem]">{title}</h2>
          <p className="text-[0.9rem] text-muted">{m.lead_receipt_given({ date: day(givenAt), partner })}</p>
        </div>
        {!revokedAt && (
          <button
            type="button"
            disabled={busy}
            aria-label={m.lead_receipt_revoke_this({ title })}
            className="pill border border-line px-4 text-[0.95rem] hover:bg-sand disabled:opacity-70"
            onClick={() => {
              setBusy(true);
              void revoke().finally(() => setBusy(false));
            }}
          >
            {m.lead_receipt_revoke()}
          </button>
        )}
      </div>
      <blockquote lang={locale} className="mt-3 border-l-[3px] border-line pl-4 text-[0.97rem]">
        {wording}
      </blockquote>
      <p className="mt-3 text-[0.9rem]">{stateWords(receipt)}</p>
    </li>
  );
}
