import { useEffect, useRef } from "react";
import { useSession } from "../session/session-store.ts";

/**
 * What a form tells of the visit: its number, by which consents given together are confirmed together, the parameters it
 * came by, which are there when somebody begins to write, and where the reader's morning is.
 */
export function VisitFields() {
  const rsid = useSession((session) => session.rsid);
  const zone = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = zone.current;
    const form = field?.form;
    // Asked for when the form goes: it costs a slow phone a tenth of a second, which no page that is read has to spare.
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
