/** Where the checkout is, if the site has one: without Stripe's keys a Production site sells nothing. */
import { checkoutCodes, checkoutPaths, stripePath } from "../contracts/checkout.ts";
import type { Target } from "./attack.ts";

export async function hasCheckout(target: Target, productName: string): Promise<boolean> {
  const { status, body } = await target.request(stripePath(productName) + checkoutPaths.subscription);
  return status !== 404 && !(status === 503 && String(body).includes(checkoutCodes.notAvailable));
}
