/** Attacks on other users' data, as far as visible from outside. */
import { randomBytes } from "node:crypto";
import { checkoutPaths, stripePath } from "../contracts/checkout.ts";
import { mailLinkPaths } from "../contracts/identity.ts";
import { type Attack, json, quantile, skipped, verdictOf } from "./attack.ts";
import { hasCheckout } from "./checkout.ts";
import { mailTo, newAddress } from "./developer-mailbox.ts";

const read = (body: Buffer) => {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
};

const leadId: Attack = {
  name: "lead-id",
  async run(target) {
    const email = newAddress();
    const register = (rsid: string) =>
      target.request("/lead-routing/leads", json({ email, rsid, firstName: "Ana" }));
    const owner = await register("I111abcdefghijkl");
    if (read(owner.body)?.id === undefined)
      return skipped(`the site has no lead routing of its own (${owner.status})`);
    const stranger = await target.request("/lead-routing/leads", json({ email: email.toUpperCase() }));
    const [first, second] = [read(owner.body), read(stranger.body)];
    const isSameLead = first?.id !== undefined && first.id === second?.id;
    const named = second?.firstName === "Ana";
    return verdictOf(
      isSameLead || named,
      "an address that is registered, registered by somebody else",
      isSameLead
        ? "the lead's id is revealed"
        : named
          ? "the name is revealed"
          : `another lead (${stranger.status})`,
    );
  },
};

const leadToken: Attack = {
  name: "lead-by-number",
  async run(target) {
    const mine = read((await target.request("/lead-routing/leads", json({ email: newAddress() }))).body);
    if (mine?.id === undefined) return skipped("the site has no lead routing of its own");
    const codes = new Set<number>();
    for (const id of [mine.id, 1, 2, 3])
      codes.add((await target.request(`/lead-routing/leads/${id}/coreg-offers`)).status);
    return verdictOf(
      codes.has(200),
      "offers of leads by their number, without a token",
      [...codes].join(", "),
    );
  },
};

/** What the archive and the erasure follow cannot be seen from outside; that no lead is named without its token can. */
const alias: Attack = {
  name: "alias",
  async run(target) {
    const event = {
      event: "$identify",
      properties: { token: "t", distinct_id: "pf:1", $anon_distinct_id: "pf:2" },
    };
    const { status } = await target.request("/collect/track?verbose=1", json([event]));
    if (status === 404) return skipped("the site has no collector of its own");
    return skipped(
      "taken as any event; that nobody follows it is proved by services/analytics/collector.test.ts",
    );
  },
};

const confirmingGet: Attack = {
  name: "confirming-get",
  async run(target) {
    const address = newAddress();
    const form = new URLSearchParams({
      email: address,
      password: randomBytes(12).toString("base64url"),
      firstName: "Ana",
      lastName: "Ruiz",
      locale: "en-US",
    });
    const registered = await target.request("/identity/forms/register", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: form.toString(),
    });
    const text = registered.status < 400 ? await mailTo(target, address) : undefined;
    const link =
      text && /https?:\/\/[^\s"<>]+/g[Symbol.match](text)?.find((url) => url.includes("verify-email"));
    if (!link) return skipped("needs the developer's mailbox, which only a site in development has");
    const { pathname, search } = new URL(link);
    const page = await target.request(pathname + search);
    const location = String(page.headers.location ?? "");
    return verdictOf(
      location.includes("notice=verified") || String(page.body).includes("notice=verified"),
      `the link of a registration's mail opened as a mail scanner does (${mailLinkPaths.verifyEmail})`,
      `${page.status}${location ? ` to ${location.slice(0, 60)}` : ""}`,
    );
  },
};

const manageLinkTiming: Attack = {
  name: "manage-link-timing",
  async run(target) {
    const known = newAddress();
    const subscribed = await target.request("/consents-api/v1/newsletter", json({ email: known }));
    if (subscribed.status !== 202) return skipped(`the newsletter answers ${subscribed.status}`);
    const requestLink = (email: string) => target.request("/consents-api/v1/manage-link", json({ email }));
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    for (let at = 0; at < 40; at++) {
      const which = at % 2 ? "known" : "unknown";
      const answer = await requestLink(which === "known" ? known : newAddress());
      if (answer.status !== 202) break;
      times[which].push(answer.ms);
    }
    const [k, u] = [quantile(times.known, 0.5), quantile(times.unknown, 0.5)];
    const pairs = times.known.length;
    if (pairs < 3) return skipped(`only ${pairs} pairs of questions were answered`);
    return verdictOf(
      Math.abs(k - u) > 5 && Math.max(k, u) > 2 * Math.min(k, u),
      `${pairs} pairs of addresses, one that is on the list and one that is not`,
      `median ${k.toFixed(1)} ms and ${u.toFixed(1)} ms`,
    );
  },
};

const claim: Attack = {
  name: "claim",
  async run(target) {
    const home = String((await target.request("/")).body);
    const productName =
      /"productName":"([^"]+)"|productName\\",\\"([^"\\]+)/.exec(home)?.slice(1).find(Boolean) ??
      "Wellspring";
    const sessions = stripePath(productName) + checkoutPaths.sessions;
    if (!(await hasCheckout(target, productName))) return skipped("nothing can be bought on this site");
    const codes: number[] = [];
    for (const id of ["cs_test_a1b2c3d4e5f6", "cs_live_a1b2c3d4e5f6", "../portal"]) {
      codes.push((await target.request(`${sessions}/${encodeURIComponent(id)}`, { method: "PUT" })).status);
      codes.push((await target.request(`${sessions}/${encodeURIComponent(id)}`)).status);
    }
    return verdictOf(
      codes.some((code) => code < 300 || code >= 500),
      "somebody's session ids, read and claimed without an account",
      codes.join(", "),
    );
  },
};

export const othersData: Attack[] = [leadId, leadToken, alias, confirmingGet, manageLinkTiming, claim];
