import { useEffect, useRef } from "react";
import { personalKeys } from "../../personal-storage.ts";

/** Someone who comes from the old system brings their id in the address; it goes along with the form, also at a second try. */
export function LegacyId() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const given = new URLSearchParams(location.search).get(personalKeys.legacyId);
    if (given) sessionStorage.setItem(personalKeys.legacyId, given);
    if (field.current) field.current.value = sessionStorage.getItem(personalKeys.legacyId) ?? "";
  }, []);
  return <input ref={field} type="hidden" name="legacyId" />;
}
