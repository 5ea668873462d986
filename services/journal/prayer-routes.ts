import type { Hono, MiddlewareHandler } from "hono";
import { prayerUpdate } from "../../contracts/prayer-list.ts";
import { prayerListCodes, prayerListLimits, prayerListPaths } from "../../contracts/prayer-list-paths.ts";
import { limitBody } from "../../platform/body-size.ts";
import { jsonBody } from "../../platform/json-body.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import type { MemberEnv } from "../../platform/member-only.ts";
import { refuse } from "../../platform/problem.ts";
import { tooManyRequests } from "../../platform/rate-limit.ts";
import { isEntryId } from "./entry-id.ts";
import type { PrayerStore } from "./store.ts";

interface PrayerRoutesOptions {
  prayers: PrayerStore;
  rateLimits: Limits;
}

const callsPerMinute = 120;
/** Two writes at the same moment may go past the limit; what was stored is shown. */
const mostShown = prayerListLimits.prayers + 50;

/** The prayer list is for everybody with an account; the app lets only members this far. */
export function addPrayerRoutes(app: Hono<MemberEnv>, { prayers, rateLimits }: PrayerRoutesOptions): void {
  const limited = (name: string): MiddlewareHandler<MemberEnv> => {
    const limit = rateLimits(name, { requests: callsPerMinute, windowMs: 60_000 });
    return async (c, next) => {
      const verdict = await limit.take(c.get("member").subject);
      return verdict.allowed ? next() : tooManyRequests(c, verdict.retryAfterSeconds);
    };
  };

  app.get(prayerListPaths.list, limited("prayer lists"), async (c) => {
    const { entries } = await prayers.page(c.get("member").subject, mostShown);
    return c.json({ items: entries.map(({ bytes: _, ...prayer }) => prayer) });
  });

  const writes = limited("prayer list writes");
  const tooLarge = limitBody(prayerListLimits.bytes, (c, bytes) =>
    refuse(c, 413, prayerListCodes.invalid, `A prayer may have at most ${bytes} bytes.`),
  );
  const update = jsonBody(prayerUpdate, {
    invalid: (c, [{ path, message }]) =>
      refuse(c, 400, prayerListCodes.invalid, `${path || "The body"}: ${message}`),
  });
  app.put(prayerListPaths.prayer(":id"), writes, tooLarge, update, async (c) => {
    const { subject } = c.get("member");
    const id = c.req.param("id")!.toLowerCase();
    if (!isEntryId(id))
      return refuse(c, 404, prayerListCodes.unknown, "There is no such prayer on your list.");
    if ((await prayers.count(subject)) >= prayerListLimits.prayers && !(await prayers.find(subject, id)))
      return refuse(c, 409, prayerListCodes.full, `A list holds ${prayerListLimits.prayers} prayers.`);
    return c.json(await prayers.write(subject, id, c.req.valid("json")));
  });

  app.delete(prayerListPaths.prayer(":id"), writes, async (c) => {
    await prayers.remove(c.get("member").subject, c.req.param("id")!.toLowerCase());
    return c.body(null, 204);
  });
}
