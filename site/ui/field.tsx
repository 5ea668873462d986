import { type ReactNode, useId } from "react";

export interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Where something else points at the control; otherwise it gets an id of its own. */
  id?: string;
  /** False where the page shows the error itself, so that it is not announced twice. */
  announced?: boolean;
  /** Given what ties the control to its label, hint and error. */
  children(control: ControlProps): ReactNode;
}

interface ControlProps {
  id: string;
  className: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

const control =
  "mt-1.5 block min-h-12 w-full rounded-sm border bg-paper px-4 py-2.5 text-ink placeholder:text-muted";

/** A labelled control; its hint and its error stand before it, where a phone's keyboard does not cover them. */
export function Field({ label, hint, error, id: given, announced = true, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
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
        <p id={`${id}-error`} role={announced ? "alert" : undefined} className="mt-1 font-semibold text-dawn">
          {error}
        </p>
      )}
      {children({
        id,
        className: `${control} ${error ? "border-2 border-dawn" : "border-muted"}`,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
      })}
    </div>
  );
}
