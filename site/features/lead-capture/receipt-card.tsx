import { useState } from "react";
import type { ConsentReceipt } from "../../../contracts/consents.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { consentTitle } from "./consent-title.ts";

const day = (instant: string) =>
  new Intl.DateTimeFormat(getLocale(), { dateStyle: "long", timeStyle: "short" }).format(new Date(instant));

/** Privacy choices need no e-mail to take effect. */
const isPrivacyChoice = ({ purpose }: ConsentReceipt) => purpose === "measurement" || purpose === "marketing";

function stateLabel(receipt: ConsentReceipt): string {
  const { confirmedAt, revokedAt, granted } = receipt;
  // Anybody can enter an address, so what its owner has not confirmed is never called theirs.
  if (isPrivacyChoice(receipt) && !revokedAt && !confirmedAt) return m.lead_receipt_browser();
  if (!granted) return m.lead_receipt_declined();
  if (isPrivacyChoice(receipt) && !revokedAt) return m.lead_receipt_holds();
  if (revokedAt) return m.lead_receipt_revoked({ date: day(revokedAt) });
  return confirmedAt ? m.lead_receipt_confirmed({ date: day(confirmedAt) }) : m.lead_receipt_waiting();
}

/** The same for the eye: what holds, what waits, what is over. */
function stateColor(receipt: ConsentReceipt): string {
  if (receipt.revokedAt || !receipt.granted) return "bg-line";
  return receipt.confirmedAt ? "bg-spring" : "bg-dawn";
}

/** One consent: partner, wording, date and state. */
export function ReceiptCard({ receipt, revoke }: { receipt: ConsentReceipt; revoke(): Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const { partner, wording, locale, givenAt, revokedAt, granted } = receipt;
  const ended = revokedAt !== null || !granted;
  const title = consentTitle(receipt);
  return (
    <li
      className={`rounded-md border border-line px-5 py-5 md:px-7 md:py-6 ${ended ? "text-muted" : "bg-sand"}`}
    >
      <h2 className="text-[1.2rem]">{title}</h2>
      <p className="text-[0.9rem] text-muted">
        {granted
          ? m.lead_receipt_given({ date: day(givenAt), partner })
          : m.lead_receipt_declined_on({ date: day(givenAt), partner })}
      </p>
      <blockquote lang={locale} className="mt-3 border-l-[3px] border-line pl-4 text-[0.97rem]">
        {wording}
      </blockquote>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <p className="flex min-w-0 items-baseline gap-2.5 text-[0.92rem]">
          <span
            className={`size-2 shrink-0 -translate-y-px rounded-full ${stateColor(receipt)}`}
            aria-hidden="true"
          />
          {stateLabel(receipt)}
        </p>
        {!ended && (
          <button
            type="button"
            disabled={busy}
            aria-label={m.lead_receipt_revoke_this({ title })}
            className="pill border border-muted px-4 text-[0.95rem] hover:bg-paper disabled:opacity-70 max-sm:w-full"
            onClick={() => {
              setBusy(true);
              void revoke().finally(() => setBusy(false));
            }}
          >
            {m.lead_receipt_revoke()}
          </button>
        )}
      </div>
    </li>
  );
}
