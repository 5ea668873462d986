import { useEffect, useState } from "react";
import { type DeletionWish, deletionGraceDays, identityApi } from "../../../../contracts/identity.ts";
import { type Deletion, deletion } from "../../../../contracts/identity-calls.ts";
import { m } from "../../../i18n/paraglide/messages.js";
import { siteSettings } from "../../../settings.ts";
import { QuietButton, SubmitButton } from "../../../ui/form-buttons.tsx";
import { type ModalContentProps, preventClose } from "../../../ui/modal/modal-store.ts";
import { SecretField } from "../../../ui/secret-field.tsx";
import { callIdentity } from "../identity-call.ts";
import { useIdentityForm } from "../security/use-identity-form.tsx";
import { LeavingPlan } from "./leaving-plan.tsx";

interface LeaveDialogProps extends ModalContentProps {
  /** The deletion is decided; the member is being signed out. */
  done(deletion: Deletion): Promise<void>;
}

/** Confirmed twice: a checkbox and the password. */
export default function LeaveDialog({ done, close }: LeaveDialogProps) {
  const [understood, setUnderstood] = useState(false);
  const { busy, errorAt, errorOf, submit } = useIdentityForm(async ({ password = "" }) => {
    const answer = await callIdentity(identityApi.deletion, {
      method: "POST",
      body: { password } satisfies DeletionWish,
      answer: deletion,
    });
    if (!answer.refused) await done(answer.value);
    return answer;
  }, close);
  // Closing during the request would leave it unclear whether the account is deleted.
  const [closeTried, setCloseTried] = useState(false);
  useEffect(() => {
    preventClose(busy ? () => setCloseTried(true) : undefined);
    return () => preventClose(undefined);
  }, [busy]);
  const rest = errorOf(/^password/);
  return (
    <form onSubmit={submit} className="mt-3 grid gap-5">
      <p>{m.account_leave_confirm({ days: deletionGraceDays })}</p>
      {siteSettings().cardPayments && <LeavingPlan />}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-water"
          checked={understood}
          onChange={(event) => setUnderstood(event.currentTarget.checked)}
        />
        <span>{m.account_leave_understand({ days: deletionGraceDays })}</span>
      </label>
      <SecretField
        kind="current"
        name="password"
        label={m.account_leave_password()}
        error={errorAt(/^password/)}
      />
      {rest && <p role="alert">{rest}</p>}
      {busy && closeTried && <p role="status">{m.account_leave_busy()}</p>}
      <p className="flex flex-wrap gap-3">
        <SubmitButton busy={busy} disabled={!understood}>
          {m.account_leave_do()}
        </SubmitButton>
        <QuietButton disabled={busy} onClick={close}>
          {m.account_leave_undo()}
        </QuietButton>
      </p>
    </form>
  );
}
