import type { Hono } from "hono";

/** The host part of an embedded service's address; the client is handed the app itself, so no name is ever looked up. */
export const embedded = "http://embedded.invalid";

/** A service's app and the path below which it answers. */
export interface Mount {
  path: string;
  app: Hono;
}
