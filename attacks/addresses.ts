/** Being somebody else at every request, and one address that asks what many cannot. */
import { type Attack, count, inParallel, json, skipped, verdictOf } from "./attack.ts";

/** More than one address may send to the contact form in ten minutes. */
const messages = 75;

const named = (nth: number) => `198.51.100.${nth}`;
const names: readonly ((nth: number) => Record<string, string>)[] = [
  (nth) => ({ "x-forwarded-for": named(nth) }),
  (nth) => ({ "x-forwarded-for": `${named(nth)}:${20_000 + nth}` }),
  (nth) => ({ "x-forwarded-for": `[2001:db8:1:${nth}::1]:443` }),
  (nth) => ({ "x-forwarded-for": `${named(nth)}, ${named(nth)}, ${named(nth)}, unknown` }),
  (nth) => ({ forwarded: `for=${named(nth)};proto=https` }),
  (nth) => ({ "x-real-ip": named(nth) }),
  (nth) => ({ "true-client-ip": named(nth), "cf-connecting-ip": named(nth) }),
  (nth) => ({ "x-client-address": named(nth), "x-client-ip": named(nth) }),
];

const forgedAddress: Attack = {
  name: "forged-address",
  async run(target) {
    const call = "/contact-api/v1/messages";
    const answers = await inParallel(messages, 5, (at) => {
      const { headers, ...request } = json({});
      return target.request(call, {
        ...request,
        headers: { ...headers, ...names[at % names.length]!(at + 1) },
      });
    });
    if (count(answers, 404) === messages) return skipped("the site has no contact form of its own");
    return verdictOf(
      count(answers, 429) === 0,
      `${messages} messages, each of which says that it comes from another address`,
      `${count(answers, 429)} refused with 429`,
    );
  },
};

const manyRoutes: Attack = {
  name: "many-routes",
  async run(target) {
    const paths = 1500;
    const build = await target.request("/builds/latest.json");
    if (build.status !== 200) return skipped("the site says no build");
    const { id: version } = JSON.parse(String(build.body)) as { id: string };
    const questions = target.short ? 20 : 60;
    const answers = await inParallel(questions, 4, (at) => {
      const list = Array.from({ length: paths }, (_, nth) => `/${(nth + at).toString(36)}`);
      return target.request(`/__manifest?version=${version}&paths=${list.join(",")}`);
    });
    const given = count(answers, 200);
    return verdictOf(given > 8, `${questions} questions about ${paths} routes each`, `${given} answered`);
  },
};

export const addresses: Attack[] = [forgedAddress, manyRoutes];
