import { formPaths, type SignInLinkState } from "../../../contracts/identity.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { LoadingState } from "../../ui/loading-state.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import { AccountField } from "./account-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { AccountMessage } from "./account-message.tsx";
import type { AccountQuery } from "./account-query.ts";
import { AskForLink } from "./ask-for-link.tsx";

/** Null when there is no link, or not any more. */
async function load(signal: AbortSignal): Promise<SignInLinkState | null | undefined> {
  const answer = await fetch(formPaths.signInLink, { signal });
  if (answer.status === 404) return null;
  return answer.ok ? ((await answer.json()) as SignInLinkState) : undefined;
}

/** Says as whom, and signs in at one press: opening the link has not. */
export function OpenLink({ query }: { query: AccountQuery }) {
  const { value: link, failed, reload } = useLoaded(load);
  if (link === null)
    return (
      <>
        <p className="mt-3">{m.sign_in_link_failed_lead()}</p>
        <AskForLink query={{}} submit={m.sign_in_link_new()} />
      </>
    );
  if (!link)
    return (
      <div className="mt-6 min-h-48">
        <LoadingState failed={failed} retry={reload} />
      </div>
    );
  return (
    <>
      <p className="mt-2 text-[1.1rem] text-muted">
        {link.needsCode ? m.sign_in_link_other_lead() : m.sign_in_link_open_lead()}
      </p>
      {query.error && <AccountMessage query={query} />}
      <p className="mt-6 rounded-md bg-sand px-5 py-4 wrap-anywhere">
        {m.sign_in_link_as()} <strong>{link.email}</strong>
      </p>
      <AccountForm name="signInLink" submit={m.sign_in()} refill={false}>
        {/* So that it is this account or none: another link may be opened in the meantime. */}
        <input type="hidden" name="email" value={link.email} />
        {link.needsCode && (
          <AccountField
            name="code"
            label={m.sign_in_code()}
            query={query}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            required
          />
        )}
      </AccountForm>
      <p className="mt-6 border-t border-line pt-4 text-muted">{m.sign_in_link_stranger()}</p>
    </>
  );
}
