import type { ComponentProps } from "react";
import type { AccountQuery } from "./account-query.ts";
import { type AccountFieldName, accountErrorWords, faultyField } from "./account-words.ts";

interface AccountFieldProps extends Omit<ComponentProps<"input">, "name" | "id"> {
  name: AccountFieldName;
  label: string;
  hint?: string;
  query: AccountQuery;
}

/** A labelled input; an error that speaks of it is tied to it. */
export function AccountField({ name, label, hint, query, className = "", ...input }: AccountFieldProps) {
  const id = `account-${name}`;
  const error = faultyField(query) === name ? accountErrorWords(query) : undefined;
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
      <input
        {...input}
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className={`mt-1.5 block min-h-12 w-full rounded-sm border bg-paper px-4 py-2.5 text-ink ${error ? "border-2 border-dawn" : "border-muted"} ${className}`}
      />
    </div>
  );
}
