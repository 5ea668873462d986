import { useEffect, useRef } from "react";

/**
 * The e-mail link leaves its token in a cookie for the form. A token still in the URL is read here, in the
 * browser only, and removed at once, so that it is neither cached with the page nor visible on screen.
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
