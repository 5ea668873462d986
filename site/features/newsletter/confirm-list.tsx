import type { ConsentToConfirm } from "../../../contracts/consents.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { consentTitle } from "../lead-capture/consent-title.ts";

/** The name of the form's field that holds the ids of what is confirmed. */
export const chosenField = "receipt";

function Words({ receipt }: { receipt: ConsentToConfirm }) {
  return (
    <span className="min-w-0">
      <span className="block font-serif text-[1.1rem] leading-snug font-[560]">{consentTitle(receipt)}</span>
      <span lang={receipt.locale} className="mt-1 block text-[0.97rem]">
        {receipt.wording}
      </span>
      {receipt.confirmed && (
        <span className="mt-2 flex items-baseline gap-2.5 text-[0.92rem] text-muted">
          <span className="size-2 shrink-0 -translate-y-px rounded-full bg-spring" aria-hidden="true" />
          {m.newsletter_confirm_holds()}
        </span>
      )}
    </span>
  );
}

const card = "flex gap-3.5 rounded-sm border border-line bg-paper p-4";

/** What a mail's link confirms, in the words of each consent. Of several that wait each can be left out. */
export function ConfirmList({ receipts }: { receipts: readonly ConsentToConfirm[] }) {
  const isOneOfSeveral = receipts.filter(({ confirmed }) => !confirmed).length > 1;
  return (
    <ul className="mt-6 grid max-w-[36rem] gap-3">
      {receipts.map((receipt) => (
        <li key={receipt.id}>
          {isOneOfSeveral && !receipt.confirmed ? (
            <label className={`${card} cursor-pointer has-checked:border-water`}>
              <input
                type="checkbox"
                name={chosenField}
                value={receipt.id}
                defaultChecked
                className="mt-1 size-5 shrink-0 accent-water"
              />
              <Words receipt={receipt} />
            </label>
          ) : (
            <div className={card}>
              {!receipt.confirmed && <input type="hidden" name={chosenField} value={receipt.id} />}
              <Words receipt={receipt} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
