import { type ReactNode, useEffect, useRef } from "react";
import { formPaths } from "../../../contracts/identity.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { refillFields, saveFields } from "../identity/saved-fields.ts";
import { useUnclaimedPurchase } from "../identity/use-unclaimed.ts";

interface AccountFormProps {
  name: keyof typeof formPaths;
  submit: string;
  /** The fields get back what was written in them, after an error or from "Wrong address?". */
  refill: boolean;
  children: ReactNode;
  /** Another way to send what is typed, below the button. */
  also?: ReactNode;
}

/** A plain form: it works without JavaScript, and a password manager sees what it expects. */
export function AccountForm({ name, submit, refill, children, also }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current && refill) refillFields(form.current, name);
  }, [refill, name]);
  const paidWith = useUnclaimedPurchase()?.email;
  useEffect(() => {
    const input = form.current?.elements.namedItem("email");
    if (paidWith && input instanceof HTMLInputElement) input.value ||= paidWith;
  }, [paidWith]);
  return (
    <form
      ref={form}
      method="post"
      action={formPaths[name]}
      className="mt-7 grid gap-6"
      onSubmit={(event) => saveFields(event.currentTarget, name)}
    >
      <input type="hidden" name="locale" value={getLocale()} />
      {children}
      <button type="submit" className="pill min-h-12 w-full bg-water px-7 text-on-water hover:opacity-90">
        {submit}
      </button>
      {also}
    </form>
  );
}
