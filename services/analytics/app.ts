import { setTimeout as sleep } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { addressKey } from "../../platform/address.ts";
import { limitBody } from "../../platform/body-size.ts";
import type { Budget } from "../../platform/budget.ts";
import type { Clock } from "../../platform/clock.ts";
import { counts } from "../../platform/counts.ts";
import { isUnavailable } from "../../platform/database/database-error.ts";
import { memoryLimits } from "../../platform/limits/limits.ts";
import type { Log } from "../../platform/log.ts";
import { type EventRow, eventRow, type LeadOfToken } from "./event-row.ts";

/** Mixpanel's request body: `data` in a form, as JSON or as base64 of it; or JSON as it is. Undefined when it is neither. */
function readEvents(contentType: string, body: string): unknown[] | undefined {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(contentType.trim());
  const data = isForm ? new URLSearchParams(body).get("data") : body;
  const parsed = data === null ? undefined : (parseJson(data) ?? parseJson(fromBase64(data)));
  if (typeof parsed !== "object" || parsed === null) return undefined;
  return Array.isArray(parsed) ? parsed : [parsed];
}

// A plus sign of base64 that was not escaped has become a space on its way through the form.
const fromBase64 = (text: string) => Buffer.from(text.replaceAll(" ", "+"), "base64").toString("utf8");

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Same as Mixpanel's: a client over the limit gets a 413 and halves its batch. */
export const collectorLimits = { bodyBytes: 1024 * 1024, events: 2000 };

/** A refused caller waits so long for the refusal, and so cannot send as fast as it likes. */
const refusalDelayMs = 500;

interface CollectorOptions {
  /** Resolves to true when the lines are stored, to false when too many are waiting. */
  save(lines: string[]): Promise<boolean>;
  /** Whose token an identifying event has; without leads of our own nobody's. */
  leadOfToken?: LeadOfToken;
  clock: Clock;
  log: Log;
  /** Who is calling; undefined is never limited. */
  addressOf?: (c: Context) => string | undefined;
  rate?: { requests: number; windowMs: number };
  /** Bytes that one address may send, and all together. */
  bytes?: { perAddress?: Budget | undefined; together: Budget } | undefined;
}

/** Mixpanel's track call: answers `1`, or with verbose=1 `{"status":1,"error":null}`, when every event is stored. */
export function createCollectorApp({
  save,
  leadOfToken = () => undefined,
  clock,
  log,
  addressOf = () => undefined,
  rate = { requests: 1000, windowMs: 10_000 },
  bytes,
}: CollectorOptions): Hono {
  const limit = memoryLimits(clock)("events", rate);
  const app = new Hono();

  app.use(async (c, next) => {
    c.header("cache-control", "no-store");
    const address = addressOf(c);
    const verdict = address === undefined ? undefined : await limit.take(addressKey(address));
    if (verdict?.allowed === false) return busy(c, 429, verdict.retryAfterSeconds, "too many requests");
    return next();
  });
  app.use(limitBody(collectorLimits.bodyBytes, (c, bytes) => answer(c, 413, `more than ${bytes} bytes`)));

  /** Undefined when what is sent fits into both budgets. */
  function overBudget(c: Context, length: number): Response | undefined {
    const address = addressOf(c);
    const own = address === undefined ? undefined : bytes?.perAddress?.take(addressKey(address), length);
    if (own?.allowed === false) {
      // What is left of the body is not waited for.
      c.header("connection", "close");
      return busy(c, 429, own.retryAfterSeconds, "too many bytes");
    }
    const all = bytes?.together.take("", length);
    return all?.allowed === false
      ? busy(c, 503, all.retryAfterSeconds, "no more events are stored today")
      : undefined;
  }

  async function collect(c: Context): Promise<Response> {
    // A body of known length is refused before it is read.
    const length = Number(c.req.header("content-length") ?? Number.NaN);
    const early = Number.isNaN(length) ? undefined : overBudget(c, length);
    const body = early ? "" : await c.req.text();
    const refused = early ?? (Number.isNaN(length) ? overBudget(c, body.length) : undefined);
    if (refused) {
      await sleep(refusalDelayMs);
      return refused;
    }
    const sent = readEvents(c.req.header("content-type") ?? "", body);
    if (!sent) return answer(c, 400, "data, missing or not JSON");
    if (sent.length > collectorLimits.events)
      return answer(c, 413, `more than ${collectorLimits.events} events`);
    const now = clock.now();
    const rows = sent.map((event) => rowOf(event, now, leadOfToken));
    const wrong = rows.find((row): row is string => typeof row === "string");
    if (wrong) return answer(c, 400, wrong);
    const stored = await save((rows as EventRow[]).map((row) => JSON.stringify(row)));
    return stored ? answer(c, 200, null) : busy(c, 503, 30, "too many events are waiting");
  }
  for (const route of ["/track", "/track/", "/e", "/e/"]) app.post(route, collect);

  app.notFound((c) => answer(c, 404, "the collector has no such call"));
  app.onError((error, c) => {
    counts.sideFailures.inc("analytics");
    log.error({ err: error }, "events could not be stored");
    return busy(
      c,
      isUnavailable(error) ? 503 : 500,
      10,
      "the events could not be stored; it is safe to send them again",
    );
  });
  return app;
}

function rowOf(...given: Parameters<typeof eventRow>): ReturnType<typeof eventRow> {
  try {
    return eventRow(...given);
  } catch (error) {
    // What is read without recursion may still be too deep to be written again.
    if (error instanceof RangeError) return "an event is nested too deeply";
    throw error;
  }
}

type Status = 200 | 400 | 404 | 413 | 429 | 500 | 503;

function answer(c: Context, status: Status, error: string | null): Response {
  const good = error === null ? 1 : 0;
  return c.req.query("verbose") === "1" || !good
    ? c.json({ status: good, error }, status)
    : c.text(String(good), status);
}

function busy(c: Context, status: Status, seconds: number, error: string): Response {
  c.header("retry-after", String(seconds));
  return answer(c, status, error);
}
