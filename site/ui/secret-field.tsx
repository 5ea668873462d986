import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { m } from "../i18n/paraglide/messages.js";
import { Field, type FieldProps } from "./field.tsx";
import { useHydrated } from "./use-hydrated.ts";

interface SecretFieldProps extends Omit<FieldProps, "children"> {
  name: string;
  /** Password managers fill the one and offer to make the other. */
  kind: "current" | "new";
  minLength?: number | undefined;
}

/** A password field with a show button. The button needs JavaScript; its space is reserved. */
export function SecretField({ name, kind, minLength, ...field }: SecretFieldProps) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...field}>
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
          {hydrated && (
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
      )}
    </Field>
  );
}
