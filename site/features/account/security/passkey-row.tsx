import { KeyRound } from "lucide-react";
import { type FormEvent, useState } from "react";
import { identityApi, passkeyNameLength } from "../../../../contracts/identity.ts";
import { type Passkey, passkey as passkeyAnswer } from "../../../../contracts/identity-calls.ts";
import { m } from "../../../i18n/paraglide/messages.js";
import { Field } from "../../../ui/field.tsx";
import { QuietButton, SubmitButton } from "../../../ui/form-buttons.tsx";
import { longDate } from "../dates.ts";
import { callIdentity, refusalLabel } from "../identity-call.ts";

interface PasskeyRowProps {
  passkey: Passkey;
  renamed(passkey: Passkey): void;
  remove(): void;
}

export function PasskeyRow({ passkey, renamed, remove }: PasskeyRowProps) {
  const [naming, setNaming] = useState(false);
  const { name, createdAt, lastUsedAt } = passkey;
  if (naming)
    return (
      <li className="rounded-sm bg-sand px-4 py-3">
        <NameForm
          passkey={passkey}
          close={() => setNaming(false)}
          renamed={(changed) => {
            renamed(changed);
            setNaming(false);
          }}
        />
      </li>
    );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm bg-sand px-4 py-3">
      <KeyRound className="size-5 shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold">{name}</p>
        <p className="text-[0.92rem] text-muted">
          {[
            m.account_passkey_created({ date: longDate(createdAt) }),
            ...(lastUsedAt ? [m.account_passkey_used({ date: longDate(lastUsedAt) })] : []),
          ].join(" · ")}
        </p>
      </div>
      <div className="flex gap-2">
        <QuietButton
          className="bg-paper"
          aria-label={m.account_passkey_rename_named({ name })}
          onClick={() => setNaming(true)}
        >
          {m.account_passkey_rename()}
        </QuietButton>
        <QuietButton
          className="bg-paper"
          aria-label={m.account_passkey_remove_named({ name })}
          onClick={remove}
        >
          {m.account_passkey_remove()}
        </QuietButton>
      </div>
    </li>
  );
}

interface NameFormProps {
  passkey: Passkey;
  close(): void;
  renamed(passkey: Passkey): void;
}

function NameForm({ passkey, close, renamed }: NameFormProps) {
  const [error, setError] = useState<string>();
  async function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answer = await callIdentity(`${identityApi.passkeys}/${passkey.id}`, {
      method: "PATCH",
      body: { name: String(new FormData(event.currentTarget).get("name")) },
      answer: passkeyAnswer,
    });
    if (answer.refused) setError(refusalLabel(answer.refused));
    else renamed(answer.value);
  }
  return (
    <form onSubmit={rename} className="grid gap-3">
      <Field label={m.account_passkey_name()} error={error}>
        {(control) => (
          <input {...control} name="name" defaultValue={passkey.name} maxLength={passkeyNameLength} />
        )}
      </Field>
      <p className="flex flex-wrap gap-2">
        <SubmitButton busy={false}>{m.account_passkey_stay()}</SubmitButton>
        <QuietButton className="bg-paper" onClick={close}>
          {m.account_cancel()}
        </QuietButton>
      </p>
    </form>
  );
}
