import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { type Confirmation, identityApi } from "../../../../contracts/identity.ts";
import type { NotFresh } from "../../../../contracts/identity-calls.ts";
import { m } from "../../../i18n/paraglide/messages.js";
import { Field } from "../../../ui/field.tsx";
import { QuietButton } from "../../../ui/form-buttons.tsx";
import type { ModalContentProps } from "../../../ui/modal/modal-store.ts";
import { SecretField } from "../../../ui/secret-field.tsx";
import { identityStore } from "../../identity/identity-store.ts";
import { memberFetch } from "../../identity/member-fetch.ts";
import { noContent, refusalLabel, requestIdentity } from "../identity-answer.ts";
import { FormEnd, useIdentityForm } from "./use-identity-form.tsx";

interface ConfirmDialogProps extends ModalContentProps {
  ways: NotFresh;
  done(): void;
}

const send = (confirmation: Confirmation) =>
  requestIdentity(memberFetch, identityApi.confirmation, {
    method: "POST",
    body: confirmation,
    answer: noContent,
  });

/** Password or passkey again: the sign-in is too old for this request. */
export default function ConfirmDialog({ ways, done, close }: ConfirmDialogProps) {
  const email = useStore(identityStore, ({ person }) => person?.email);
  const { busy, errorAt, errorOf, submit } = useIdentityForm(
    ({ password = "", code }) => send(code === undefined ? { password } : { password, code }),
    done,
  );
  return (
    <form onSubmit={submit} className="mt-3 grid gap-5">
      <p>{m.account_confirm_lead()}</p>
      {/* Identifies the account to password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={email ?? ""} readOnly />
      <SecretField
        kind="current"
        name="password"
        label={m.account_leave_password()}
        error={errorAt(/^password/)}
      />
      {ways.secondFactor && (
        <Field label={m.account_factor_code()} error={errorAt(/^code/)}>
          {(control) => (
            <input
              {...control}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              maxLength={20}
              required
            />
          )}
        </Field>
      )}
      <FormEnd
        busy={busy}
        error={errorOf(/^(password|code)/)}
        submit={m.account_confirm_do()}
        cancel={close}
      />
      {ways.passkeys && "PublicKeyCredential" in window && <ByPasskey done={done} />}
    </form>
  );
}

function ByPasskey({ done }: { done(): void }) {
  const [failed, setFailed] = useState("");
  async function confirm() {
    const { requestPasskey } = await import("../../sign-in/passkey.ts");
    const result = await requestPasskey();
    if (result.outcome === "cancelled") return;
    if (result.outcome !== "answered") return setFailed(m.account_passkey_refused());
    const { refused } = await send({ passkey: result.response });
    if (refused) setFailed(refusalLabel(refused));
    else done();
  }
  return (
    <div className="border-line border-t pt-5">
      <QuietButton className="w-full" onClick={() => void confirm()}>
        <KeyRound className="size-5" aria-hidden="true" />
        {m.account_confirm_passkey()}
      </QuietButton>
      {failed && (
        <p role="alert" className="mt-3">
          {failed}
        </p>
      )}
    </div>
  );
}
