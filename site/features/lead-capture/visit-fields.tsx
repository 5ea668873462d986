import { useHydrated } from "../../ui/use-hydrated.ts";
import { useSession } from "../session/session-store.ts";

/**
 * What a form tells of the visit: its number, by which consents given together are confirmed together, and where the
 * reader's morning is. These are there from the start; the parameters come when somebody begins to write.
 */
export function VisitFields() {
  const rsid = useSession((session) => session.rsid);
  const timeZone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : "";
  return (
    <>
      <input type="hidden" name="rsid" value={rsid} />
      <input type="hidden" name="timeZone" value={timeZone} />
      <input type="hidden" name="parameters" />
    </>
  );
}
