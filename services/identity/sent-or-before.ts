import type { Verdict } from "../../platform/rate-limit.ts";

/** Limits count mails to an address with or without an account, so showing them reveals nothing else. */
export const sentOrBefore = (verdict: Verdict, notice: "sent" | "sent-again" = "sent") =>
  verdict.allowed ? { notice } : ({ notice: "sent-before", wait: verdict.retryAfterSeconds } as const);
