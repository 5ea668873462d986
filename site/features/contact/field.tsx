import type { ReactNode } from "react";
import type { ContactField } from "../../../contracts/contact.ts";

interface FieldProps {
  name: ContactField;
  label: string;
  hint?: string;
  error: string | undefined;
  /** Given what ties the control to its label, hint and error. */
  children(control: ControlProps): ReactNode;
}

interface ControlProps {
  id: string;
  name: ContactField;
  required: true;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  className: string;
}

const controlClass =
  "mt-1.5 block w-full rounded-sm border bg-paper px-4 py-2.5 text-ink placeholder:text-muted min-h-12";

export function Field({ name, label, hint, error, children }: FieldProps) {
  const id = `contact-${name}`;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-[0.92rem] text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 font-semibold text-dawn">
          {error}
        </p>
      )}
      {children({
        id,
        name,
        required: true,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
        className: `${controlClass} ${error ? "border-2 border-dawn" : "border-muted"}`,
      })}
    </div>
  );
}
