import { useState } from "react";
import { useStore } from "zustand";
import { type EmailChange, identityApi } from "../../../../contracts/identity.ts";
import { m } from "../../../i18n/paraglide/messages.js";
import { Field } from "../../../ui/field.tsx";
import { QuietButton } from "../../../ui/form-buttons.tsx";
import { SecretField } from "../../../ui/secret-field.tsx";
import { identityStore } from "../../identity/identity-store.ts";
import { Card } from "../card.tsx";
import { callIdentity, noContent } from "../identity-call.ts";
import { FormEnd, useIdentityForm } from "./use-identity-form.tsx";

/** The old address counts until the link in the mail to the new one is followed. */
export function EmailCard() {
  const email = useStore(identityStore, ({ person }) => person?.email);
  const [open, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Card title={m.account_email_title()} {...(email ? { lead: email } : {})}>
      {sentTo && (
        <p role="status" className="mb-4 rounded-md bg-sand px-5 py-4">
          {m.account_email_sent({ email: sentTo })}
        </p>
      )}
      {open ? (
        <EmailForm
          close={() => setOpen(false)}
          done={(to) => {
            setSentTo(to);
            setOpen(false);
          }}
        />
      ) : (
        <QuietButton onClick={() => setOpen(true)}>{m.account_email_open()}</QuietButton>
      )}
    </Card>
  );
}

function EmailForm({ close, done }: { close(): void; done(email: string): void }) {
  const { busy, errorAt, errorOf, submit } = useIdentityForm(
    ({ email = "", password = "" }) =>
      callIdentity(identityApi.email, {
        method: "POST",
        body: { email: email.trim(), password } satisfies EmailChange,
        answer: noContent,
      }),
    ({ email = "" }) => done(email.trim()),
  );
  return (
    <form onSubmit={submit} className="grid max-w-[26rem] gap-5">
      <Field label={m.account_email_next()} error={errorAt(/^email/)}>
        {(control) => (
          <input {...control} type="email" name="email" autoComplete="email" spellCheck={false} required />
        )}
      </Field>
      <SecretField
        kind="current"
        name="password"
        label={m.account_password_current()}
        error={errorAt(/^password/)}
      />
      <FormEnd
        busy={busy}
        error={errorOf(/^(password|email)/)}
        submit={m.account_email_save()}
        cancel={close}
      />
    </form>
  );
}
