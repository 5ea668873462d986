import { passwordLength } from "../../../contracts/identity.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { SecretField } from "../../ui/secret-field.tsx";
import { fieldOf } from "./account-field.tsx";
import type { AccountQuery } from "./account-query.ts";

interface PasswordFieldProps {
  kind: "current" | "new";
  label: string;
  query: AccountQuery;
}

export function PasswordField({ kind, label, query }: PasswordFieldProps) {
  return (
    <SecretField
      {...fieldOf("password", query)}
      name="password"
      kind={kind}
      label={label}
      {...(kind === "new"
        ? { minLength: passwordLength.min, hint: m.sign_in_password_hint({ min: passwordLength.min }) }
        : {})}
    />
  );
}
