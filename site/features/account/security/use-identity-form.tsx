import { type FormEvent, useState } from "react";
import { m } from "../../../i18n/paraglide/messages.js";
import { QuietButton, SubmitButton } from "../../../ui/form-buttons.tsx";
import { type Answer, type Refusal, refusalLabel } from "../identity-answer.ts";

interface IdentityForm {
  busy: boolean;
  refusal: Refusal | undefined;
  /** The words for a refusal whose code matches, so that they stand at their field. */
  errorAt(codes: RegExp): string | undefined;
  /** The words for a refusal that belongs to no field. */
  errorOf(codes: RegExp): string | undefined;
  submit(event: FormEvent<HTMLFormElement>): void;
}

/** A form whose fields are sent with `send`; what was typed stays until it is done. */
export function useIdentityForm(
  send: (fields: Record<string, string>) => Promise<Answer<unknown>>,
  done: (fields: Record<string, string>) => void,
): IdentityForm {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  async function run(fields: Record<string, string>) {
    setBusy(true);
    const { refused } = await send(fields);
    setBusy(false);
    setRefusal(refused);
    if (!refused) done(fields);
  }
  return {
    busy,
    refusal,
    errorAt: (codes) => (refusal && codes.test(refusal.code) ? refusalLabel(refusal) : undefined),
    errorOf: (codes) => (refusal && !codes.test(refusal.code) ? refusalLabel(refusal) : undefined),
    submit(event) {
      event.preventDefault();
      const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
      void run(Object.fromEntries(entries) as Record<string, string>);
    },
  };
}

interface FormEndProps {
  busy: boolean;
  /** What was refused and belongs to no field. */
  error: string | undefined;
  submit: string;
  cancel(): void;
}

export function FormEnd({ busy, error, submit, cancel }: FormEndProps) {
  return (
    <>
      {error && <p role="alert">{error}</p>}
      <p className="flex flex-wrap gap-3">
        <SubmitButton busy={busy}>{submit}</SubmitButton>
        <QuietButton onClick={cancel}>{m.account_cancel()}</QuietButton>
      </p>
    </>
  );
}
