import { Hono } from "hono";
import { contactCodes, contactLimits, contactRequest } from "../../contracts/contact.ts";
import { limitBody } from "../../platform/body-size.ts";
import { callerKey } from "../../platform/caller.ts";
import type { Clock } from "../../platform/clock.ts";
import { jsonBody } from "../../platform/json-body.ts";
import { type Limits, memoryLimits } from "../../platform/limits/limits.ts";
import type { Log } from "../../platform/log.ts";
import { refuse, refuseFailed } from "../../platform/problem.ts";
import { tooManyRequests } from "../../platform/rate-limit.ts";
import type { SignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import { checkMessage, createFormTokens, keyOfWords, minFillMs } from "./rules.ts";
import type { ContactStore } from "./store.ts";

interface ContactAppOptions {
  store: ContactStore;
  clock: Clock;
  /** Signed with a secret that all processes of one database share. */
  tokens: SignedTokens;
  rateLimits?: Limits;
  log: Pick<Log, "error">;
}

const tenMinutes = 10 * 60_000;
/** Limits per client address: more messages with a form token than without. */
const limits = { requests: 60, messages: 6, messagesWithoutToken: 3 } as const;

/** Mounted at /contact-api/v1. */
export function createContactApp({
  store,
  clock,
  tokens: signed,
  rateLimits = memoryLimits(clock),
  log,
}: ContactAppOptions): Hono {
  const app = new Hono();
  const tokens = createFormTokens(signed);
  const requests = rateLimits("contact", { requests: limits.requests, windowMs: tenMinutes });
  const known = rateLimits("contact messages", { requests: limits.messages, windowMs: tenMinutes });
  const unknown = rateLimits("contact without token", {
    requests: limits.messagesWithoutToken,
    windowMs: tenMinutes,
  });

  app.get("/token", (c) =>
    c.json({ token: tokens.issue(clock.now()) }, 200, { "cache-control": "no-store" }),
  );

  app.use("/messages", async (c, next) => {
    const verdict = await requests.take(callerKey(c));
    return verdict.allowed ? next() : tooManyRequests(c, verdict.retryAfterSeconds);
  });
  app.use("/messages", limitBody(contactLimits.bodyBytes));

  const message = jsonBody(contactRequest, {
    invalid: (c) =>
      refuse(c, 400, "request.malformed", "The body must be a JSON object that describes a message."),
  });
  app.post("/messages", message, async (c) => {
    const given = c.req.valid("json");
    const now = clock.now();
    const checked = checkMessage(given);
    if ("faults" in checked) {
      const detail = `These members are missing or not valid: ${Object.keys(checked.faults).join(", ")}.`;
      return refuse(c, 400, contactCodes.invalid, detail, { fields: checked.faults });
    }
    if (given.website !== "")
      return refuse(c, 400, contactCodes.looksAutomated, "The member website must be empty.");
    const age = tokens.ageMs(given.token, now);
    if (age !== undefined && age < minFillMs)
      return refuse(
        c,
        400,
        contactCodes.tooFast,
        "The form was sent as soon as it was opened. Send it again.",
      );
    const verdict = await (age === undefined ? unknown : known).take(callerKey(c));
    if (!verdict.allowed) return tooManyRequests(c, verdict.retryAfterSeconds);
    const key = given.key ?? keyOfWords(checked.message, now);
    const { id, created } = await store.save(key, checked.message);
    return c.json({ id }, created ? 201 : 200);
  });

  app.notFound((c) => refuse(c, 404, "request.not_found", "The contact service has no such address."));
  app.onError((error, c) => refuseFailed(c, error, log, "a contact request failed"));
  return app;
}
