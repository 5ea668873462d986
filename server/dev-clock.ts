import { Hono } from "hono";
import * as z from "zod";
import type { MovableClock } from "../platform/clock.ts";
import { problemResponse } from "../platform/problem.ts";

const change = z.union([
  z.strictObject({ moveTo: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advanceMs: z.number().int().min(-1e13).max(1e13) }),
  z.strictObject({ reset: z.literal(true) }),
]);

/** Outside production: `GET /dev/clock` returns the site's time, `POST` moves it; by hand with `curl -d`, so of any content type. */
export function createDevClockApp(clock: MovableClock): Hono {
  const app = new Hono();
  const state = () => ({ now: clock.now().toISOString(), offsetMs: clock.offsetMs });
  app.get("/", (c) => c.json(state(), 200, { "cache-control": "no-store" }));
  app.post("/", async (c) => {
    const parsed = change.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success) {
      return problemResponse(c, {
        type: "about:blank",
        title: "Unknown change",
        status: 400,
        detail: 'Send {"moveTo": "2026-01-31T09:00:00Z"}, {"advanceMs": 3600000} or {"reset": true}.',
        code: "clock.change_unknown",
      });
    }
    if ("moveTo" in parsed.data) clock.moveTo(new Date(parsed.data.moveTo));
    else if ("advanceMs" in parsed.data) clock.advance(parsed.data.advanceMs);
    else clock.reset();
    return c.json(state(), 200, { "cache-control": "no-store" });
  });
  return app;
}
