import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { sessionStore } from "../session/session-store.ts";

/** Without a network the form cannot be sent either. */
export const fillVisitFields = (form: HTMLFormElement | null): void =>
  void import("./fill-visit.ts").then(
    ({ fillVisit }) => form && fillVisit(form),
    () => {},
  );

/**
 * Hidden visit fields: the session id, by which consents given together are confirmed together; the arrival
 * parameters, filled in when the user starts typing; and the time zone.
 */
export function VisitFields() {
  const rsid = useStore(sessionStore, (session) => session.rsid);
  const zone = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = zone.current;
    const form = field?.form;
    // Computed on submit: it takes a slow phone a tenth of a second.
    const fill = () => {
      if (field) field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
    };
    form?.addEventListener("submit", fill, { capture: true });
    return () => form?.removeEventListener("submit", fill, { capture: true });
  }, []);
  return (
    <>
      <input type="hidden" name="rsid" value={rsid} />
      <input type="hidden" name="timeZone" ref={zone} />
      <input type="hidden" name="parameters" />
    </>
  );
}
