import { useEffect, useRef } from "react";

const storageKey = "legacyId";

/** Someone who comes from the old system brings their id in the address; it goes along with the form, also at a second try. */
export function LegacyId() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const given = new URLSearchParams(location.search).get(storageKey);
    if (given) sessionStorage.setItem(storageKey, given);
    if (field.current) field.current.value = sessionStorage.getItem(storageKey) ?? "";
  }, []);
  return <input ref={field} type="hidden" name="legacyId" />;
}
