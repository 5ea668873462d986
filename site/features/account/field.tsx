import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { m } from "../../i18n/paraglide/messages.js";

const control = "mt-1.5 block min-h-12 w-full rounded-sm border bg-paper px-4 py-2.5 text-ink";

interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children(control: {
    id: string;
    className: string;
    "aria-invalid"?: true;
    "aria-describedby"?: string;
  }): ReactNode;
}

/** A labelled control; its hint and its error are tied to it. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}h`} className="text-[0.92rem] text-muted">
          {hint}
        </p>
      )}
      {children({
        id,
        className: `${control} ${error ? "border-2 border-dawn" : "border-muted"}`,
        ...(error ? { "aria-invalid": true as const } : {}),
        ...(described ? { "aria-describedby": described } : {}),
      })}
      {error && (
        <p id={`${id}e`} role="alert" className="mt-1.5 font-semibold text-dawn">
          {error}
        </p>
      )}
    </div>
  );
}

interface SecretFieldProps extends Omit<FieldProps, "children"> {
  name: string;
  /** Password managers fill the one and offer to make the other. */
  kind: "current" | "new";
  minLength?: number;
}

export function SecretField({ label, hint, error, name, kind, minLength }: SecretFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      {({ className, ...rest }) => (
        <div className="relative">
          <input
            {...rest}
            name={name}
            type={shown ? "text" : "password"}
            autoComplete={`${kind}-password`}
            autoCapitalize="none"
            spellCheck={false}
            required
            minLength={minLength}
            className={`${className} pr-14`}
          />
          <button
            type="button"
            className="icon-button absolute right-1 bottom-0.5 text-muted"
            aria-label={shown ? m.sign_in_hide_password() : m.sign_in_show_password()}
            onClick={() => setShown(!shown)}
          >
            <Icon className="size-5" aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}

/** The one thing to do in a form, and the quieter ones. */
export function SubmitButton({ busy, children, ...button }: ComponentProps<"button"> & { busy: boolean }) {
  return (
    <button
      {...button}
      type="submit"
      disabled={busy || button.disabled}
      className="pill min-h-12 bg-water px-7 text-on-water hover:opacity-90 disabled:opacity-60"
    >
      {children}
    </button>
  );
}

export function QuietButton({ className = "", ...button }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...button}
      className={`pill border border-line hover:bg-sand disabled:opacity-60 ${className}`}
    />
  );
}
