import { useEffect, useRef } from "react";

/**
 * The link in the mail leaves its secret in a cookie for the form. An address that still holds it is read here, in the
 * browser alone, and cleaned at once, so that it is neither kept with the page nor seen over a shoulder.
 */
export function ResetToken() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const url = new URL(location.href);
    const token = url.searchParams.get("token");
    if (!token || !field.current) return;
    field.current.value = token;
    url.searchParams.delete("token");
    history.replaceState(history.state, "", url);
  }, []);
  return <input ref={field} type="hidden" name="token" />;
}
