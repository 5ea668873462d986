/** A second free trial, where the site has the card sandbox and shows a developer its mailbox. */
import { randomInt } from "node:crypto";
import { checkoutPaths, stripePath } from "../contracts/checkout.ts";
import { type Attack, delivery, json, skipped, verdictOf } from "./attack.ts";
import { hasCheckout } from "./checkout.ts";
import { newAddress } from "./developer-mailbox.ts";
import { type Person, register } from "./people.ts";

const productName = "Wellspring";
const sessions = stripePath(productName) + checkoutPaths.sessions;

interface Offer {
  id: string;
  properties: { offerTerms?: { items?: { content: { id: string; properties: { trialDays?: number } } }[] } };
}

/** A good card of the sandbox that nobody has used. */
function newCard(): string {
  const digits = `424242${String(randomInt(1e9)).padStart(9, "0")}`;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const trialAgain: Attack = {
  name: "trial-again",
  async run(target) {
    if (!(await hasCheckout(target, productName))) return skipped("nothing can be bought on this site");
    const list = await target.request(`${delivery}/content?filter=contentType:subscriptionOffer&take=50`);
    const { items } = JSON.parse(String(list.body)) as { items: Offer[] };
    const trial = items
      .flatMap(({ id, properties }) =>
        (properties.offerTerms?.items ?? []).map(({ content }) => ({ offerId: id, term: content })),
      )
      .find(({ term }) => (term.properties.trialDays ?? 0) > 0);
    if (!trial) return skipped("no offer has a free trial");

    async function begin(as: Person | undefined) {
      const wish = { offerId: trial!.offerId, offerTermId: trial!.term.id, redirectUrl: "/" };
      const { headers, ...request } = json(wish);
      const own = Object.fromEntries(as?.headers ?? []);
      const answer = await target.request(sessions, { ...request, headers: { ...headers, ...own } });
      return { status: answer.status, body: JSON.parse(String(answer.body)) };
    }
    async function pay(secret: string, number: string, email: string) {
      const form = { number, expiry: "12 / 40", cvc: "123", email };
      await target.request(`/sandbox/stripe/checkout/${encodeURIComponent(secret)}/pay`, json(form));
      const session = await target.request(`${sessions}/${secret.split("_secret_")[0]}`);
      return JSON.parse(String(session.body)) as { status: string; refused?: string };
    }

    const email = newAddress();
    const first = await register(target, "member", productName, email);
    if (!first) return skipped("needs the developer's mailbox, which only a site in development has");
    const begun = await begin(first);
    const card = newCard();
    const had = begun.status === 201 ? await pay(begun.body.clientSecret, card, email) : undefined;
    if (had?.status !== "complete" || had.refused) return skipped("no card can be tried");
    const tagged = await register(target, "member", productName, email.replace("@", "+again@"));
    const again = await begin(tagged);
    const guest = await begin(undefined);
    const sameCard = await pay(guest.body.clientSecret, card, newAddress());
    return verdictOf(
      again.status === 201 || sameCard.refused !== "trial",
      "a second free trial: another account with a tag in its address, and a guest with the same card",
      `${again.status}, ${sameCard.refused === "trial" ? "ended at once" : sameCard.status}`,
    );
  },
};

export const trials: Attack[] = [trialAgain];
