import { readPending, startedKey } from "./pending.ts";
import { returnedKey } from "./returned-key.ts";

/** Known from the moment the form opens: a client secret is `{session id}_secret_{…}`. */
export function storeStarted({ clientSecret }: { clientSecret: string }): void {
  const [id] = clientSecret.split("_secret_");
  try {
    localStorage.setItem(startedKey, `${id} ${Date.now()}`);
  } catch {
    // Without storage the return address alone names it.
  }
}

export function forgetPending(id: string, which: "returned" | "all"): void {
  try {
    if (readPending(returnedKey) === id) localStorage.removeItem(returnedKey);
    if (which === "all" && readPending(startedKey)?.startsWith(`${id} `)) localStorage.removeItem(startedKey);
  } catch {
    // Nothing was stored either.
  }
}
