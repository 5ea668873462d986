import { expect, test } from "./fixtures.ts";
import {
  languages,
  newArticle,
  onSite,
  openItem,
  publishAll,
  ready,
  saved,
  side,
  words,
  write,
} from "./steps.ts";

const say = words.en;
const notice = "This browser has words that did not reach the studio";

test("the studio is killed while somebody types: the words are offered again and put in", async ({
  ruth,
  stack,
}) => {
  await newArticle(ruth, say);
  const english = side(ruth, "English");
  const arrived = saved(ruth, "Bread for");
  await write(english, say, { title: "Bread for the road" });
  await arrived;

  await stack.killStudio();
  await write(english, say, { summary: "What one carries, and what is given on the way." });
  await write(english, say, { body: "Nobody walks far on yesterday's bread." });
  await ruth.waitForFunction(() =>
    Object.values(localStorage).some((left) => left.includes("yesterday's bread")),
  );
  const address = ruth.url();
  await ruth.goto("/studio");
  await expect(ruth.getByRole("heading", { name: "The studio is not running" })).toBeVisible();

  await stack.startStudio();
  await ruth.goto(address);
  await expect(ruth.getByText(notice)).toBeVisible();
  await ruth.getByRole("button", { name: "Put them in" }).click();
  await expect(english.getByRole("textbox", { name: say.summary })).toHaveValue(
    "What one carries, and what is given on the way.",
  );
  await expect(english.locator("[contenteditable=true]")).toContainText(
    "Nobody walks far on yesterday's bread.",
  );
  await expect(english.getByRole("textbox", { name: say.title })).toHaveValue("Bread for the road");
  await expect(ruth.getByText(notice)).toBeHidden();
});

test("the studio comes back while somebody types on: the words are saved without a hand", async ({
  ruth,
  stack,
}) => {
  await openItem(ruth, say, "Topics", "Hope");
  const english = side(ruth, "English");
  await stack.killStudio();
  await write(english, say, { summary: "A reason to get up, and to stay up." });
  await expect(ruth.getByText("The studio cannot be reached.")).toBeVisible({ timeout: 30_000 });
  const arrived = saved(ruth, "and to stay up");
  await stack.startStudio();
  await arrived;
  await expect(ruth.getByText("The studio cannot be reached.")).toBeHidden();
  await ruth.reload();
  await ready(ruth, say, "Hope");
  await expect(english.getByRole("textbox", { name: say.summary })).toHaveValue(
    "A reason to get up, and to stay up.",
  );
  await expect(ruth.getByText(notice)).toBeHidden();
});

test("the studio is killed while it publishes: readers have all of it or nothing, and it can be published again", async ({
  ruth,
  page: visitor,
  stack,
}) => {
  const { request } = visitor.context();
  const versions = [0, 40, 200].map((ms) => ({
    ms,
    title: `A house that blesses ${ms}`,
    summary: `Blessed ${ms} times over.`,
  }));
  const places = [
    "/articles/a-household-that-blesses",
    "/categories/family-and-home",
    "/search?q=house+blesses",
  ];
  /** Which version readers find in a place: its title and its summary belong together. */
  const found = async (place: string) => {
    const text = await (await request.get(place)).text();
    const shown = versions.filter(({ title, summary }) => text.includes(title) || text.includes(summary));
    for (const { title, summary } of shown)
      expect([text.includes(title), text.includes(summary)]).toEqual([true, true]);
    return shown.map(({ ms }) => ms).join(" and ") || "as it was";
  };
  await openItem(ruth, say, say.articles, "A household that blesses");
  for (const { ms, title, summary } of versions) {
    const arrived = saved(ruth, summary);
    await write(side(ruth, "English"), say, { title, summary });
    await arrived;
    const sent = ruth.waitForRequest((one) => (one.postData() ?? "").includes('"published"'));
    await ruth.getByRole("button", { name: say.publishAll }).click();
    await sent;
    await new Promise((resolve) => setTimeout(resolve, ms));
    await stack.killStudio();
    await stack.startStudio();
    await ruth.reload();
    await ready(ruth, say, title);
    // With changes, where the publish was cut off; the other language was not changed.
    await expect(languages(ruth).getByText(/^On the site/)).toHaveCount(2);
    const isOn = (await languages(ruth).getByText("On the site", { exact: true }).count()) === 2;
    await expect.poll(async () => new Set(await Promise.all(places.map(found))).size).toBe(1);
    if (isOn) await expect.poll(() => found(places[0]!)).toBe(String(ms));
  }
  await write(side(ruth, "English"), say, { title: "A house that blesses 200 and more" });
  await publishAll(ruth, say);
  for (const place of places) await onSite(request, place, "A house that blesses 200 and more");
});
