import { useEffect, useRef } from "react";

export const legacyIdKey = "legacyId";

/** Someone who comes from the old system brings their id in the address; it goes along with the form, also at a second try. */
export function LegacyId() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const given = new URLSearchParams(location.search).get(legacyIdKey);
    if (given) sessionStorage.setItem(legacyIdKey, given);
    if (field.current) field.current.value = sessionStorage.getItem(legacyIdKey) ?? "";
  }, []);
  return <input ref={field} type="hidden" name="legacyId" />;
}
