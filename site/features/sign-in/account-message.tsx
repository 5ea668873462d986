import { m } from "../../i18n/paraglide/messages.js";
import { accountErrorLabel, accountNoticeLabel, faultyField } from "./account-labels.ts";
import type { AccountQuery } from "./account-query.ts";

/** Result of the last attempt: first on the page, focused when it is an error. */
export function AccountMessage({ query }: { query: AccountQuery }) {
  const error = accountErrorLabel(query);
  const notice = accountNoticeLabel(query);
  const field = faultyField(query);
  if (error)
    return (
      <div
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: without JavaScript this is the only way to bring the reader here.
        autoFocus
        role="alert"
        className="mt-6 rounded-md border-2 border-dawn px-5 py-4"
      >
        <h2 className="text-[1.15rem]">{m.sign_in_not_done()}</h2>
        <p className="mt-1">
          {field ? (
            <a href={`#account-${field}`} className="underline">
              {error}
            </a>
          ) : (
            error
          )}
        </p>
      </div>
    );
  if (!notice) return null;
  return (
    <p role="status" className="mt-6 rounded-md bg-sand px-5 py-4">
      {notice}
    </p>
  );
}
