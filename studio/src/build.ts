/** Which build this process serves: what a tab of an older one asks for in the background is refused. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Endpoint } from "payload";
import { root } from "./settings.ts";

function buildId(): string {
  try {
    return readFileSync(path.join(/* turbopackIgnore: true */ root, ".next", "BUILD_ID"), "utf8").trim();
  } catch {
    // Without a build, as in tests, there is nothing that could be renewed.
    return "";
  }
}

/** Read once: the next build may be written while this one still serves. */
export const build = buildId();

/** `GET /studio/api/build`, for everybody: it says nothing but that it changed. */
export const buildEndpoint: Endpoint = {
  path: "/build",
  method: "get",
  handler: async () => Response.json({ build }, { headers: { "cache-control": "no-store" } }),
};
