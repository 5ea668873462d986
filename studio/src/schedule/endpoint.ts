/** `POST /studio/api/clock`: the site's clock was moved, which it is outside production only. */
import type { Endpoint } from "payload";
import { guarded } from "../library/key.ts";
import { runDue } from "./jobs.ts";

export const clockEndpoint: Endpoint = {
  path: "/clock",
  method: "post",
  handler: guarded(async (req) => {
    const { now } = ((await req.json!().catch(() => undefined)) ?? {}) as { now?: unknown };
    const moment = typeof now === "string" ? new Date(now) : new Date(Number.NaN);
    if (Number.isNaN(moment.getTime()))
      return Response.json({ code: "bad-request", title: "Bad Request", status: 400 }, { status: 400 });
    return Response.json({ done: await runDue(req.payload, moment) });
  }),
};
