import { type Context, Hono } from "hono";
import * as z from "zod";
import type { MovableClock } from "../platform/clock.ts";
import { jsonBody } from "../platform/json-body.ts";
import { refuse } from "../platform/problem.ts";

const change = z.union([
  z.strictObject({ moveTo: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advanceMs: z.number().int().min(-1e13).max(1e13) }),
  z.strictObject({ reset: z.literal(true) }),
]);

const unknownChange = (c: Context) =>
  refuse(
    c,
    400,
    "clock.change_unknown",
    'Send {"moveTo": "2026-01-31T09:00:00Z"}, {"advanceMs": 3600000} or {"reset": true}.',
  );

/** Outside production: `GET /dev/clock` returns the site's time, `POST` moves it. */
export function createDevClockApp(clock: MovableClock): Hono {
  const app = new Hono();
  const state = () => ({ now: clock.now().toISOString(), offsetMs: clock.offsetMs });
  app.get("/", (c) => c.json(state(), 200, { "cache-control": "no-store" }));
  app.post("/", jsonBody(change, { invalid: unknownChange }), (c) => {
    const given = c.req.valid("json");
    if ("moveTo" in given) clock.moveTo(new Date(given.moveTo));
    else if ("advanceMs" in given) clock.advance(given.advanceMs);
    else clock.reset();
    return c.json(state(), 200, { "cache-control": "no-store" });
  });
  return app;
}
