import { Hono, type MiddlewareHandler } from "hono";
import { journalUpdate } from "../../contracts/journal.ts";
import { journalCodes, journalLimits, journalPaths } from "../../contracts/journal-paths.ts";
import type { VerifyBearer } from "../../platform/bearer.ts";
import { limitBody } from "../../platform/body-size.ts";
import type { Clock } from "../../platform/clock.ts";
import { jsonBody } from "../../platform/json-body.ts";
import { type Limits, memoryLimits } from "../../platform/limits/limits.ts";
import type { Log } from "../../platform/log.ts";
import { loggedPath } from "../../platform/logged-path.ts";
import { type MemberEnv, memberOnly } from "../../platform/member-only.ts";
import { refuse, refuseFailed } from "../../platform/problem.ts";
import { tooManyRequests } from "../../platform/rate-limit.ts";
import { WrongKeyError } from "../../platform/sealing.ts";
import { isEntryId } from "./entry-id.ts";
import { findEntries, readPlace } from "./find-entries.ts";
import { addPrayerRoutes } from "./prayer-routes.ts";
import type { JournalStore } from "./store.ts";

interface JournalAppOptions {
  store: JournalStore;
  verifyBearer: VerifyBearer;
  premiumRole: string;
  clock: Clock;
  rateLimits?: Limits;
  log: Pick<Log, "error">;
}

/** A search is repeated every few characters typed. */
const listsPerMinute = 120;

/** Writing is for premium members; what somebody has written they can read, take along and delete whatever they pay. */
export function createJournalApp({
  store,
  verifyBearer,
  premiumRole,
  clock,
  rateLimits = memoryLimits(clock),
  log,
}: JournalAppOptions): Hono {
  const app = new Hono<MemberEnv>();
  app.use(memberOnly(verifyBearer));
  const unknown = "There is no such entry in your journal.";

  const lists = rateLimits("journal lists", { requests: listsPerMinute, windowMs: 60_000 });
  app.get(journalPaths.entries, async (c) => {
    const { subject } = c.get("member");
    const verdict = await lists.take(subject);
    if (!verdict.allowed) return tooManyRequests(c, verdict.retryAfterSeconds);
    const { query = "", ref, take = String(journalLimits.defaultTake), after } = c.req.query();
    const place = after === undefined ? undefined : readPlace(after);
    if ((after !== undefined && !place) || !/^\d{1,9}$/.test(take))
      return refuse(
        c,
        400,
        journalCodes.invalid,
        "take is a number, and after is what an answer gave as next.",
      );
    const found = await findEntries(store, subject, {
      question: query.slice(0, 200).trim(),
      ref,
      take: Math.min(Math.max(Number(take), 1), journalLimits.take),
      after: place,
    });
    return c.json({ ...found, total: await store.count(subject) });
  });

  app.get(journalPaths.entry(":id"), async (c) => {
    const entry = await store.find(c.get("member").subject, c.req.param("id")!.toLowerCase());
    return entry ? c.json(entry) : refuse(c, 404, journalCodes.unknown, unknown);
  });

  const tooLarge = limitBody(journalLimits.documentBytes, (c) =>
    refuse(c, 413, journalCodes.invalid, "An entry may have at most 100,000 bytes."),
  );
  const mayWrite: MiddlewareHandler<MemberEnv> = async (c, next) => {
    if (!isEntryId(c.req.param("id")!)) return refuse(c, 404, journalCodes.unknown, unknown);
    if (!c.get("member").roles.includes(premiumRole))
      return refuse(c, 403, journalCodes.premiumNeeded, "Writing in the journal is for premium members.");
    return next();
  };
  const update = jsonBody(journalUpdate, {
    invalid: (c, [{ path, message }]) =>
      refuse(c, 400, journalCodes.invalid, `${path || "The body"}: ${message}`),
  });
  app.put(journalPaths.entry(":id"), tooLarge, mayWrite, update, async (c) => {
    const { subject } = c.get("member");
    const id = c.req.param("id")!.toLowerCase();
    if ((await store.count(subject)) >= journalLimits.entries && !(await store.find(subject, id)))
      return refuse(c, 409, journalCodes.full, `A journal holds ${journalLimits.entries} entries.`);
    return c.json(await store.write(subject, id, c.req.valid("json")));
  });

  app.delete(journalPaths.entry(":id"), async (c) => {
    await store.remove(c.get("member").subject, c.req.param("id")!.toLowerCase());
    return c.body(null, 204);
  });

  addPrayerRoutes(app, { prayers: store.prayers, rateLimits });

  app.onError((error, c) => {
    if (!(error instanceof WrongKeyError))
      return refuseFailed(c, error, log, "a request of the journal failed");
    log.error({ reason: error.message, path: loggedPath(c.req.path) }, "journals cannot be opened");
    c.header("retry-after", "60");
    return refuse(
      c,
      503,
      journalCodes.wrongKey,
      "Journals and prayer lists cannot be opened just now; nothing is lost.",
    );
  });
  return app as unknown as Hono;
}
