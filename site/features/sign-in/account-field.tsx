import type { ComponentProps } from "react";
import { Field } from "../../ui/field.tsx";
import { type AccountFieldName, accountErrorLabel, faultyField } from "./account-labels.ts";
import type { AccountQuery } from "./account-query.ts";

interface AccountFieldProps extends Omit<ComponentProps<"input">, "name" | "id"> {
  name: AccountFieldName;
  label: string;
  query: AccountQuery;
}

/** Links an account field to the error in the URL, which the page also shows at the top. */
export const fieldOf = (name: AccountFieldName, query: AccountQuery) => ({
  id: `account-${name}`,
  error: faultyField(query) === name ? accountErrorLabel(query) : undefined,
  announced: false,
});

export function AccountField({ name, label, query, ...input }: AccountFieldProps) {
  return (
    <Field label={label} {...fieldOf(name, query)}>
      {(control) => <input {...input} {...control} name={name} />}
    </Field>
  );
}
