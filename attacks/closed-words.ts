/** Words that a stranger may not have, asked for by what finds and orders them; and what has not come yet. */
import { dayOf } from "../contracts/day-of.ts";
import { type Attack, afterRefusals, delivery, skipped, type Target, verdictOf } from "./attack.ts";

interface Item {
  id: string;
  contentType: string;
  name: string;
  properties: { scheduledDates?: string[] };
}

async function list(target: Target, query: [string, string][]): Promise<Item[] | undefined> {
  const { status, body } = await afterRefusals(
    target,
    `${delivery}/content?${new URLSearchParams([...query, ["take", "1000"]])}`,
  );
  return status === 200 ? (JSON.parse(String(body)) as { items: Item[] }).items : undefined;
}

const noDelivery = "the site does not deliver content at this address";
const titles: [string, string] = ["fields", "properties[title]"];

const nameOracle: Attack = {
  name: "name-oracle",
  async run(target) {
    const words = ["the", "you", "your", "write", "somebody", "leave"];
    const found: string[] = [];
    for (const word of words) {
      const items = await list(target, [["filter", `name:${word}`], titles]);
      if (!items) return skipped(noDelivery);
      found.push(...items.filter(({ name }) => !name.toLowerCase().includes(word)).map(({ id }) => id));
    }
    return verdictOf(
      found.length > 0,
      `${words.length} words looked for in names`,
      `${new Set(found).size} items found by words that they do not show`,
    );
  },
};

const nameOrder: Attack = {
  name: "name-order",
  async run(target) {
    const types = ["growthPlanArticlePrompt", "verse"];
    let outOfOrder = 0;
    for (const type of types) {
      const items = await list(target, [["filter", `contentType:${type}`], ["sort", "name:asc"], titles]);
      if (!items) return skipped(noDelivery);
      outOfOrder += items.filter(
        ({ name }, nth) => nth > 0 && items[nth - 1]!.name.localeCompare(name, "en-US") > 0,
      ).length;
    }
    return verdictOf(
      outOfOrder > 0,
      "lists sorted by name",
      `${outOfOrder} items out of the order they show`,
    );
  },
};

const weekMs = 7 * 86_400_000;

const daysToCome: Attack = {
  name: "days-to-come",
  async run(target) {
    const { headers } = await target.request("/");
    const now = new Date(headers.date ?? Date.now());
    const today = dayOf(now);
    const items = await list(target, [
      ["filter", `scheduledDate>:${today}`],
      ["fields", "properties[scheduledDates]"],
    ]);
    if (!items) return skipped(noDelivery);
    const early = items.filter(({ properties }) =>
      (properties.scheduledDates ?? []).every((date) => date.slice(0, 10) > today),
    );
    const [year, month, day] = dayOf(new Date(now.getTime() + weekMs))
      .split("-")
      .map(Number);
    const pages = [`/verses/${year}/${month}/${day}?ahead=1`, `/prayers/${year}/${month}/${day}?ahead=1`];
    const codes: number[] = [];
    for (const page of pages) codes.push((await target.request(page)).status);
    return verdictOf(
      early.length > 0 || codes.includes(200),
      "items of days to come, and pages of the day in a week",
      `${early.length} items that have never been shown; ${codes.join(", ")}`,
    );
  },
};

export const closedWords: Attack[] = [nameOracle, nameOrder, daysToCome];
