import { type ReactNode, useId } from "react";

interface ChoiceRowProps {
  name: string;
  title: string;
  /** Beside a consent these are its exact words. */
  text: string;
  checked: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
  /** What goes with the choice once it is made. */
  children?: ReactNode;
}

/** One optional e-mail. */
export function ChoiceRow({ name, title, text, checked, disabled, onChange, children }: ChoiceRowProps) {
  const id = useId();
  return (
    <div className="flex gap-4 border-t border-line py-5 first:border-t-0 first:pt-0">
      <input
        id={id}
        name={name}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={`${id}t`}
        className="mt-1 size-6 shrink-0 accent-water"
      />
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="font-semibold">
          {title}
        </label>
        <p id={`${id}t`} className="mt-0.5 text-[0.95rem] text-muted">
          {text}
        </p>
        {checked && children && <div className="mt-4 max-w-[22rem]">{children}</div>}
      </div>
    </div>
  );
}
