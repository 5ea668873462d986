import { pageReadyEvent } from "../../ui/page-ready-event.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { setLoginPrompt } from "../identity/login-prompt.ts";

/** Loads the background tasks once the first page is ready and the device is idle. */
export function startBackground(): void {
  setLoginPrompt(async (request) => (await import("../sign-in/prompt-login.ts")).promptLogin(request));
  const load = () =>
    whenIdle(() => {
      import("./tasks.ts").then(
        ({ startTasks }) => startTasks(),
        (error: unknown) => console.warn("The background tasks could not be loaded.", error),
      );
    });
  addEventListener(pageReadyEvent, load, { once: true });
}
