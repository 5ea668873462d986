import { useState } from "react";
import { useStore } from "zustand";
import { identityApi, type PasswordChange, passwordLength } from "../../../../contracts/identity.ts";
import { m } from "../../../i18n/paraglide/messages.js";
import { QuietButton } from "../../../ui/form-buttons.tsx";
import { SecretField } from "../../../ui/secret-field.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { identityStore } from "../../identity/identity-store.ts";
import { Card } from "../card.tsx";
import { callIdentity, noContent } from "../identity-call.ts";
import { FormEnd, useIdentityForm } from "./use-identity-form.tsx";

export function PasswordCard() {
  const [open, setOpen] = useState(false);
  return (
    <Card title={m.account_password_title()} lead={m.account_password_lead()}>
      {open ? (
        <PasswordForm close={() => setOpen(false)} />
      ) : (
        <QuietButton onClick={() => setOpen(true)}>{m.account_password_open()}</QuietButton>
      )}
    </Card>
  );
}

function PasswordForm({ close }: { close(): void }) {
  const email = useStore(identityStore, ({ person }) => person?.email);
  const { busy, errorAt, errorOf, submit } = useIdentityForm(
    ({ current = "", next = "" }) =>
      callIdentity(identityApi.password, {
        method: "POST",
        body: { current, next } satisfies PasswordChange,
        answer: noContent,
      }),
    () => {
      showToast({ title: m.account_password_changed(), color: "success" });
      close();
    },
  );
  return (
    <form onSubmit={submit} className="grid max-w-[26rem] gap-5">
      {/* Identifies the account to password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={email ?? ""} readOnly />
      <SecretField
        kind="current"
        name="current"
        label={m.account_password_current()}
        error={errorAt(/^password\.wrong$/)}
      />
      <SecretField
        kind="new"
        name="next"
        label={m.account_password_next()}
        hint={m.sign_in_password_hint({ min: passwordLength.min })}
        minLength={passwordLength.min}
        error={errorAt(/^password-/)}
      />
      <FormEnd busy={busy} error={errorOf(/^password/)} submit={m.account_password_save()} cancel={close} />
    </form>
  );
}
