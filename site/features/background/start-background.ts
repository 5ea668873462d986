import { pageReadyEvent } from "../../ui/page-ready.tsx";
import { setLoginPrompt } from "../identity/require-login.ts";

const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 2000 }) : setTimeout(work, 200);

/** What goes along with a visit is loaded once the first page has settled and the device has nothing better to do. */
export function startBackground(): () => void {
  setLoginPrompt(async (request) => (await import("../sign-in/prompt-login.ts")).promptLogin(request));
  const load = () =>
    whenIdle(() => {
      import("./tasks.ts").then(
        ({ startTasks }) => startTasks(),
        (error: unknown) => console.warn("What goes along with a visit could not be loaded.", error),
      );
    });
  addEventListener(pageReadyEvent, load, { once: true });
  return () => removeEventListener(pageReadyEvent, load);
}
