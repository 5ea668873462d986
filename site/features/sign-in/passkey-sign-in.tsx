import { KeyRound } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { passkeysOffered, signInWithPasskey } from "./passkey.ts";

/** Below the form, if the browser supports passkeys. Its suggestions also appear in the e-mail field. */
export default function PasskeySignIn() {
  const [state, setState] = useState<"" | "busy" | "failed">("");
  const start = useCallback(async (clicked: boolean) => {
    if (clicked) setState("busy");
    const outcome = await signInWithPasskey({ suggested: !clicked });
    if (outcome === "gone") return;
    // No message when the user closes the browser's own dialog.
    setState(outcome === "refused" ? "failed" : "");
  }, []);
  useEffect(() => {
    void passkeysOffered().then((offered) => (offered ? start(false) : undefined));
  }, [start]);
  return (
    <div className="mt-3">
      <button
        type="button"
        disabled={state === "busy"}
        className="pill min-h-12 w-full border border-line hover:bg-sand disabled:opacity-60"
        onClick={() => void start(true)}
      >
        <KeyRound className="size-5" aria-hidden="true" />
        {m.sign_in_passkey()}
      </button>
      {state === "failed" && (
        <p role="alert" className="mt-3 text-center">
          {m.sign_in_passkey_refused()}
        </p>
      )}
    </div>
  );
}
