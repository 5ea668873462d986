import { createHash } from "node:crypto";
import type { Context, Hono } from "hono";
import type { EmailLookup } from "../../contracts/leads.ts";
import { rsidPattern } from "../../contracts/leads.ts";
import { callerKey } from "../../platform/caller.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Limits } from "../../platform/limits/limits.ts";
import { tooManyRequests } from "../../platform/rate-limit.ts";
import type { SignedTokens } from "../../platform/signed-tokens/signed-tokens.ts";
import type { LeadsStore } from "./store.ts";

export interface LookUpOptions {
  store: LeadsStore;
  tokens: SignedTokens;
  /** The `siteId` of the ids in our own e-mails. */
  product: string;
  clock: Clock;
  rateLimits: Limits;
  /** The address of a recipient of our e-mails. */
  emailOfRecipient(id: string): Promise<string | undefined>;
}

const sessionLifeMs = 15 * 60_000;
const limit = { requests: 30, windowMs: 10 * 60_000 } as const;

/** The ids in the links of our e-mails; signed, so that they cannot be enumerated. */
const recipientPurposes = { recipId: "recip", subid: "contact" } as const;

/** Identifies callers without storing their addresses: hashed with the token secret. */
export function callerMark(c: Context, tokens: SignedTokens): string {
  return createHash("sha256")
    .update(tokens.issue("caller", callerKey(c)))
    .digest("base64url");
}

const unknown: EmailLookup = {
  result: "Error",
  email: "",
  message: "No e-mail address is known under this id.",
};

/**
 * An address is shown only to holders of a link from our e-mails, or in the visit that gave it. Unknown and
 * forbidden look alike.
 */
export function addLookUps(app: Hono, options: LookUpOptions): void {
  const { store, tokens, product, clock, rateLimits, emailOfRecipient } = options;
  const rate = rateLimits("lead look-ups", limit);

  async function answer(c: Context, find: () => Promise<string | undefined>): Promise<Response> {
    const verdict = await rate.take(callerKey(c));
    if (!verdict.allowed) return tooManyRequests(c, verdict.retryAfterSeconds);
    const email = await find();
    return c.json(email ? ({ result: "Success", email, message: "" } satisfies EmailLookup) : unknown);
  }
  const ofRecipient = async (purpose: string, token: string) => {
    const read = tokens.read(purpose, token);
    return typeof read === "string" ? undefined : emailOfRecipient(read.id);
  };

  app.get("/postup/recip/:id/email", (c) =>
    answer(c, async () => {
      const siteId = c.req.query("siteId");
      if (siteId !== undefined && siteId !== product) return undefined;
      return ofRecipient(recipientPurposes.recipId, c.req.param("id"));
    }),
  );
  app.get("/get-response/contacts/:id/email", (c) =>
    answer(c, () => ofRecipient(recipientPurposes.subid, c.req.param("id"))),
  );
  app.get("/sessions/:rsid/email", (c) =>
    answer(c, async () => {
      const rsid = c.req.param("rsid");
      if (!rsidPattern.test(rsid)) return undefined;
      const since = new Date(clock.now().getTime() - sessionLifeMs);
      return store.emailOfSession(rsid, callerMark(c, tokens), since);
    }),
  );
}
