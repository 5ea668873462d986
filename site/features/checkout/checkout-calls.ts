import {
  buyerKeyHeader,
  type CheckoutRequest,
  type CheckoutSession,
  type CheckoutStarted,
  checkoutPaths,
  type MemberSubscription,
  type PortalStarted,
  stripePath,
} from "../../../contracts/checkout.ts";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { siteSettings } from "../../settings.ts";
import { memberFetch } from "../identity/member-fetch.ts";

/** The service refused; `code` is the reason. */
export class CheckoutRefused extends Error {
  readonly code: string;
  /** A session already paid in this browser and not yet claimed. */
  readonly sessionId: string | undefined;
  constructor(status: number, { code = "", sessionId }: { code?: string; sessionId?: string } = {}) {
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

async function call<Answer>(path: string, method: "GET" | "POST" | "PUT", body?: object): Promise<Answer> {
  const answer = await memberFetch(`${stripePath(siteSettings().siteName)}${path}`, {
    method,
    headers: {
      "accept-language": getLocale(),
      [buyerKeyHeader]: ownBuyerKey(),
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const json: unknown = answer.status === 204 ? undefined : await answer.json().catch(() => undefined);
  if (!answer.ok)
    throw new CheckoutRefused(answer.status, (json ?? {}) as { code?: string; sessionId?: string });
  return json as Answer;
}

const sessionPath = (id: string) => `${checkoutPaths.sessions}/${encodeURIComponent(id)}`;

export const startSession = (request: CheckoutRequest) =>
  call<CheckoutStarted>(checkoutPaths.sessions, "POST", request);
export const readSession = (id: string) => call<CheckoutSession>(sessionPath(id), "GET");
export const claimSession = (id: string) => call<unknown>(sessionPath(id), "PUT");
export const readSubscription = () => call<MemberSubscription>(checkoutPaths.subscription, "GET");
export const openPortal = (returnUrl: string) =>
  call<PortalStarted>(checkoutPaths.portal, "POST", { returnUrl });
