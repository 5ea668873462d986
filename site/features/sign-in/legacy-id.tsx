import { useEffect, useRef } from "react";
import { personalKeys } from "../../personal-storage.ts";

/** The id from the old system arrives in the URL and is submitted with the form, also on a retry. */
export function LegacyId() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const given = new URLSearchParams(location.search).get(personalKeys.legacyId);
    if (given) sessionStorage.setItem(personalKeys.legacyId, given);
    if (field.current) field.current.value = sessionStorage.getItem(personalKeys.legacyId) ?? "";
  }, []);
  return <input ref={field} type="hidden" name="legacyId" />;
}
