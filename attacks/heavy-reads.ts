/** Questions that cost more to answer than to ask. */
import {
  type Attack,
  afterRefusals,
  count,
  delivery,
  inParallel,
  megabyte,
  quantile,
  skipped,
  verdictOf,
} from "./attack.ts";

/** How many times as long as its processor time something takes on this machine just now: 1 when nothing else runs. */
function busyness(): number {
  const began = performance.now();
  const before = process.cpuUsage();
  let cpuMs = 0;
  while (cpuMs < 100) {
    const { user, system } = process.cpuUsage(before);
    cpuMs = (user + system) / 1000;
  }
  return Math.max(1, (performance.now() - began) / cpuMs);
}

const bibleSearch: Attack = {
  name: "bible-search",
  async run(target) {
    const phrases = ["and the lord", "of the king", "and he said", "the son of"];
    const query = [...Array(12).keys()].map((at) => `"${phrases[at % 4]}"`).join(" ");
    const path = `/scripture/api/v1/search?q=${encodeURIComponent(query)}`;
    const first = await afterRefusals(target, path);
    if (first.status === 404) return skipped("the site has no Bible search at this address");
    const busy = busyness();
    const times: number[] = [];
    const usual: number[] = [];
    for (let at = 0; at < 5; at++) {
      times.push((await target.request(path)).ms);
      usual.push((await target.request("/scripture/api/v1/translations")).ms);
    }
    const [ms, rest] = [quantile(times, 0.5), quantile(usual, 0.5)];
    return verdictOf(
      // Where the site and this command share a machine, what else runs there takes its part of both.
      (ms - rest) / busy > 300 || first.status >= 500,
      "twelve phrases, six times",
      `${first.status}, median ${ms.toFixed(0)} ms; an easy question ${rest.toFixed(0)} ms`,
    );
  },
};

const noDelivery = "the site does not deliver content at this address";

const largeList: Attack = {
  name: "large-list",
  async run(target) {
    const sizes: string[] = [];
    let largest = 0;
    for (const query of [
      "take=2000&expand=properties[$all]",
      "take=1000&expand=properties[$all]",
      "take=1000",
      "take=1000&expand=properties[$all[properties[$all]]]",
    ]) {
      const { status, body } = await target.request(`${delivery}/content?${query}`);
      if (status === 404) return skipped(noDelivery);
      if (status === 200) largest = Math.max(largest, body.length);
      sizes.push(`${status} (${(body.length / 1024).toFixed(0)} kB)`);
    }
    return verdictOf(largest > 2 * megabyte, "lists with everything expanded", sizes.join(", "));
  },
};

/** Answered faster than this without a refusal, expensive reads are not bounded. */
const maxPerSecond = 12;
const perSecond = (count: number, began: number) => (count * 1000) / (performance.now() - began);

const expensiveReads: Attack = {
  name: "expensive-reads",
  async run(target) {
    const count = target.short ? 80 : 400;
    const first = await afterRefusals(target, `${delivery}/content?take=1`);
    if (first.status === 404) return skipped(noDelivery);
    const began = performance.now();
    const answers = await inParallel(count, 20, (at) =>
      target.request(`${delivery}/content?take=1000&fields=properties[title]&skip=${at}`),
    );
    const refused = answers.filter(({ status }) => status === 429);
    const isComplete = refused.every(
      ({ headers, body }) => Number(headers["retry-after"]) > 0 && String(body).includes('"code"'),
    );
    const rate = perSecond(count - refused.length, began);
    const home = await target.request("/");
    return verdictOf(
      (rate > maxPerSecond && refused.length === 0) ||
        !isComplete ||
        home.status >= 400 ||
        answers.some(({ status }) => status >= 500),
      `${count} expensive lists, twenty at a time`,
      `${rate.toFixed(1)} answered in a second, ${refused.length} refused with 429${isComplete ? "" : " but without Retry-After or code"}; the home page meanwhile: ${home.status}`,
    );
  },
};

const searchPages: Attack = {
  name: "search-pages",
  async run(target) {
    const searches = target.short ? 60 : 300;
    if ((await afterRefusals(target, "/search")).status === 404)
      return skipped("the site has no search page");
    const began = performance.now();
    const answers = await inParallel(searches, 20, (at) =>
      target.request(
        `${at % 2 ? "/search" : "/bible/search"}?q=${encodeURIComponent(`"and the lord" ${at}`)}`,
      ),
    );
    const rate = perSecond(searches - count(answers, 429), began);
    return verdictOf(
      (rate > maxPerSecond && count(answers, 429) === 0) || answers.some(({ status }) => status >= 500),
      `${searches} searches that no cache has`,
      `${rate.toFixed(1)} answered in a second, ${count(answers, 429)} refused with 429`,
    );
  },
};

export const heavyReads: Attack[] = [bibleSearch, largeList, expensiveReads, searchPages];
