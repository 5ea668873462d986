import { useEffect, useRef } from "react";
import { m } from "../../i18n/paraglide/messages.js";

/**
 * The page is the same for everyone, so the message key and the form-open token are added by JavaScript;
 * without it the service relies on the honeypot field and stricter limits.
 */
export function GuardFields() {
  const key = useRef<HTMLInputElement>(null);
  const token = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Missing where the page is not secure; the service then knows the message by its words.
    if (key.current && !key.current.value) key.current.value = globalThis.crypto.randomUUID?.() ?? "";
    const form = token.current?.form;
    const abort = new AbortController();
    async function fetchToken() {
      try {
        const response = await fetch("/contact-api/v1/token", { signal: abort.signal });
        const body: unknown = await response.json();
        if (token.current && typeof body === "object" && body && "token" in body)
          token.current.value = String(body.token);
      } catch {
        // The form works without it.
      }
    }
    form?.addEventListener("focusin", fetchToken, { once: true, signal: abort.signal });
    return () => abort.abort();
  }, []);
  return (
    <>
      <input ref={key} type="hidden" name="key" />
      <input ref={token} type="hidden" name="token" />
      <div className="absolute -left-[9999px] size-px overflow-hidden" aria-hidden="true">
        <label>
          {m.contact_leave_empty()}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
