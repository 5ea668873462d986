import * as z from "zod/mini";
import { buyerKeyHeader, checkoutPaths, stripePath } from "../../../contracts/checkout.ts";
import {
  type CheckoutRequest,
  checkoutRefusal,
  checkoutSession,
  checkoutStarted,
  memberSubscription,
  portalStarted,
} from "../../../contracts/checkout-calls.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { siteSettings } from "../../settings.ts";
import { memberFetch } from "../identity/member-fetch.ts";

/** The service refused; `code` is the reason. */
export class CheckoutRefused extends Error {
  readonly code: string;
  /** A session already paid in this browser and not yet claimed. */
  readonly sessionId: string | undefined;
  constructor(status: number, { code = "", sessionId }: z.infer<typeof checkoutRefusal> = {}) {
    super(`The checkout answered ${status} (${code}).`);
    this.code = code;
    this.sessionId = sessionId;
  }
}

const buyerKey = "buyer-key";

/** The same for every tab of this browser, so that a second click or tab gets the same card form. */
function ownBuyerKey(): string {
  try {
    const saved = localStorage.getItem(buyerKey);
    if (saved) return saved;
    const made = crypto.randomUUID();
    localStorage.setItem(buyerKey, made);
    return made;
  } catch {
    return crypto.randomUUID();
  }
}

async function call<Answer>(
  path: string,
  method: "GET" | "POST" | "PUT",
  schema: z.ZodMiniType<Answer>,
  body?: object,
): Promise<Answer> {
  const answer = await memberFetch(`${stripePath(siteSettings().productName)}${path}`, {
    method,
    headers: {
      "accept-language": getLocale(),
      [buyerKeyHeader]: ownBuyerKey(),
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const json: unknown = answer.status === 204 ? undefined : await answer.json().catch(() => undefined);
  if (!answer.ok) throw new CheckoutRefused(answer.status, checkoutRefusal.safeParse(json).data);
  return schema.parse(json);
}

const sessionPath = (id: string) => `${checkoutPaths.sessions}/${encodeURIComponent(id)}`;

export const startSession = (request: CheckoutRequest) =>
  call(checkoutPaths.sessions, "POST", checkoutStarted, request);
export const readSession = (id: string) => call(sessionPath(id), "GET", checkoutSession);
export const claimSession = (id: string) => call(sessionPath(id), "PUT", z.unknown());
export const readSubscription = () => call(checkoutPaths.subscription, "GET", memberSubscription);
export const openPortal = (returnUrl: string) =>
  call(checkoutPaths.portal, "POST", portalStarted, { returnUrl });
