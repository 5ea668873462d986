import { flushCompileCache } from "node:module";
import { serve } from "@hono/node-server";

/** Serves on a port of the system's choice and says which. */
export function listen(fetch: Parameters<typeof serve>[0]["fetch"]): void {
  serve({ fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
    // Flushed now for later processes: this one will be killed.
    flushCompileCache();
    console.log(`listening on ${port}`);
  });
}
