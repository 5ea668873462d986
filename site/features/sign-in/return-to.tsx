import { useEffect, useRef } from "react";
import { begunAt } from "../identity/begun-at.ts";

/** Where the sign-up began, for a link in a mail that is opened in another browser. */
export function ReturnTo() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = begunAt() ?? "";
  }, []);
  return <input ref={field} type="hidden" name="returnTo" />;
}
