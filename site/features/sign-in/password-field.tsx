import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { passwordLength } from "../../../contracts/identity.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { AccountField } from "./account-field.tsx";
import type { AccountQuery } from "./account-query.ts";

interface PasswordFieldProps {
  /** Password managers fill the one and offer to make the other. */
  kind: "current" | "new";
  label: string;
  query: AccountQuery;
}

/** The eye comes with JavaScript, into a place that is kept for it. */
export function PasswordField({ kind, label, query }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <AccountField
        name="password"
        label={label}
        query={query}
        type={shown ? "text" : "password"}
        autoComplete={`${kind}-password`}
        autoCapitalize="none"
        spellCheck={false}
        required
        {...(kind === "new"
          ? {
              minLength: passwordLength.least,
              hint: m.sign_in_password_hint({ least: passwordLength.least }),
            }
          : {})}
        className="pr-14"
      />
      {useHydrated() && (
        <button
          type="button"
          className="icon-button absolute right-1 bottom-0.5 text-muted"
          aria-label={shown ? m.sign_in_hide_password() : m.sign_in_show_password()}
          onClick={() => setShown(!shown)}
        >
          <Icon className="size-5" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
