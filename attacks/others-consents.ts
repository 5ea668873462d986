/** What a stranger says in somebody else's name: consents that no mail named, and conversions. */
import { randomBytes } from "node:crypto";
import { type ConsentOverview, consentsPath, consentTokenHeader } from "../contracts/consents.ts";
import { type CoregOffer, leadRoutingPath, leadTokenHeader } from "../contracts/lead-fields.ts";
import type { Lead } from "../contracts/leads.ts";
import { type Attack, json, skipped, type Target, verdictOf } from "./attack.ts";
import { mailTo, newAddress } from "./developer-mailbox.ts";

const newVisit = () => `I${100 + (randomBytes(1)[0]! % 100)}${randomBytes(6).toString("hex")}`;

/** Undefined where the site has no such call. */
async function ask<T>(target: Target, path: string, options = {}): Promise<T | undefined> {
  const { status, body } = await target.request(path, options);
  if (status >= 300) return undefined;
  try {
    return JSON.parse(String(body)) as T;
  } catch {
    return undefined;
  }
}

/** Accepts what partners offer, for an address and in a visit; how many there were. */
async function acceptAll(target: Target, email: string, rsid: string): Promise<number> {
  const lead = await ask<Lead>(target, `${leadRoutingPath}/leads`, json({ email, rsid }));
  const headers = { [leadTokenHeader]: lead?.token ?? "" };
  const offers =
    lead &&
    (await ask<CoregOffer[]>(target, `${leadRoutingPath}/leads/${lead.id}/coreg-offers`, { headers }));
  if (!lead || !offers?.length) return 0;
  const { body, ...post } = json(
    offers.map(({ id, shown }) => ({ offerId: id, accepted: true, shown, rsid })),
  );
  await target.request(`${leadRoutingPath}/leads/${lead.id}/impressions`, {
    ...post,
    body: body!,
    headers: { ...post.headers, ...headers },
  });
  return offers.length;
}

const unlistedConsent: Attack = {
  name: "unlisted-consent",
  async run(target) {
    const [email, rsid] = [newAddress(), newVisit()];
    const requested = await target.request(`${consentsPath}/newsletter`, json({ email, rsid }));
    if (requested.status !== 202) return skipped(`the newsletter answers ${requested.status}`);
    const text = await mailTo(target, email);
    const token = /\/newsletter\/confirm\?token=([^\s"<>]+)/.exec(text ?? "")?.[1];
    if (!token) return skipped("needs the developer's mailbox, which only a site in development has");
    if ((await acceptAll(target, email, rsid)) === 0) return skipped("no partner offers anything here");
    const answer = await ask<{ manageToken: string }>(target, `${consentsPath}/confirm`, json({ token }));
    const headers = { [consentTokenHeader]: answer?.manageToken ?? "" };
    const list = await ask<ConsentOverview>(target, `${consentsPath}/consents`, { headers });
    if (!list) return skipped("the mail's link confirms nothing");
    const confirmed = list.consents.filter(({ confirmedAt }) => confirmedAt !== null);
    return verdictOf(
      confirmed.some(({ purpose }) => purpose === "partner"),
      "partners accepted for somebody else's address, after the mail that its owner confirms",
      `confirmed: ${confirmed.map(({ purpose }) => purpose).join(", ")}`,
    );
  },
};

const conversionOfAnother: Attack = {
  name: "conversion-of-another",
  async run(target) {
    const userEmail = newAddress();
    const event = { eventName: "Purchase", userEmail, offerRate: 999_999, marketingConsent: true };
    const eventId = `attack-${randomBytes(6).toString("hex")}`;
    const path = `${leadRoutingPath}/facebookconversions/wellspring/event`;
    const answer = await ask<{ userEmail: string }>(target, path, json({ ...event, eventId }));
    if (!answer) return skipped("the site has no conversions of its own");
    return verdictOf(
      answer.userEmail !== "",
      "a purchase in the name of any address, signed out",
      answer.userEmail === "" ? "taken as nobody's" : "believed",
    );
  },
};

export const othersConsents: Attack[] = [unlistedConsent, conversionOfAnother];
