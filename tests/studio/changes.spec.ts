import { createHash } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "./fixtures.ts";
import {
  languages,
  onSite,
  openItem,
  openList,
  publishAll,
  ready,
  saved,
  side,
  takeOver,
  words,
  write,
} from "./steps.ts";

const say = words.es;

test("a slug is changed: readers of the old address are led on, in that language alone", async ({
  ines,
  page: visitor,
}) => {
  const { request } = visitor.context();
  await openItem(ines, say, say.articles, "An honest lament");
  const address = side(ines, "Español").getByRole("textbox", { name: say.address });
  const before = `/es/articles/${(await address.inputValue()) || "an-honest-lament"}`;
  expect((await request.get(before)).status()).toBe(200);
  const arrived = saved(ines, "un-lamento-de-verdad");
  await address.fill("un-lamento-de-verdad");
  await arrived;
  await publishAll(ines, say);
  await onSite(request, "/es/categories/duelo-y-esperanza", "/es/articles/un-lamento-de-verdad");
  // What was cached is shown for the moment in which it is made again.
  await expect.poll(async () => (await request.get(before, { maxRedirects: 0 })).status()).toBe(301);
  await visitor.goto(before);
  await expect(visitor).toHaveURL("/es/articles/un-lamento-de-verdad");
  await onSite(request, "/categories/grief-and-hope", "/articles/an-honest-lament");
  expect((await request.get("/articles/an-honest-lament", { maxRedirects: 0 })).status()).toBe(200);
});

test("a picture is replaced: the page shows the new one", async ({ ines, page: visitor }) => {
  // Articles have their picture in lists.
  const card = visitor
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: "Carrying each other" })
    .locator("img");
  const shown = async () => {
    await visitor.goto("/categories/church-and-neighbor");
    const address = await card.first().getAttribute("src");
    const answer = await visitor.context().request.get(address!);
    return createHash("sha256")
      .update(await answer.body())
      .digest("hex");
  };
  const before = await shown();
  await openItem(ines, say, say.articles, "Carrying each other's burdens");
  const picture = ines.locator("#field-image");
  const add = picture.getByRole("button", { name: say.create });
  // The form may be read again just then, and what was taken out is back.
  await expect(async () => {
    if (!(await add.isVisible())) await picture.getByRole("button", { name: "Quitar" }).click();
    await expect(add).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await add.click();
  const drawer = ines.locator(".drawer--is-open").last();
  await drawer.locator("input[type=file]").setInputFiles({
    name: "puerta.png",
    mimeType: "image/png",
    buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#a04030" } })
      .png()
      .toBuffer(),
  });
  await drawer.getByLabel("Texto alternativo (inglés)").fill("A red door");
  await drawer.getByLabel("Texto alternativo (español)").fill("Una puerta roja");
  await drawer.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(picture).toContainText("puerta.webp");
  await publishAll(ines, say);
  await expect.poll(shown).not.toBe(before);
});

test("another plan is featured: it leads the plans and is on the home page", async ({
  ines,
  page: visitor,
}) => {
  const { request } = visitor.context();
  await openItem(ines, say, "Planes de crecimiento", "Begin here");
  await ines.getByRole("checkbox", { name: "Destacado" }).check();
  await publishAll(ines, say);
  for (const [path, label, title] of [
    ["/growth-plans", "Featured plan", "Begin here"],
    ["/es/growth-plans", "Plan destacado", "Empieza aquí"],
  ] as const) {
    await onSite(request, path, label);
    await visitor.goto(path);
    const featured = visitor.getByRole("main").locator("section").filter({ hasText: label });
    await expect(featured.getByRole("heading", { name: title })).toBeVisible();
  }
  await onSite(request, "/", "/growth-plans/begin-here");
});

test("two editors on one item: the second sees who writes, takes over, and nothing of the first is lost", async ({
  ruth,
  ines,
  people,
}) => {
  const title = "Asking God hard questions";
  await openItem(ruth, words.en, words.en.articles, title);
  const arrived = saved(ruth, "Questions, and who hears them");
  await write(side(ruth, "English"), words.en, { summary: "Questions, and who hears them." });
  await arrived;

  await openList(ines, say, say.articles);
  await ines.getByRole("link", { name: title, exact: true }).click();
  await expect(ines.getByText(people.ruth.name).first()).toBeVisible();
  await takeOver(ines, say);
  await expect(side(ines, "English").getByRole("textbox", { name: say.summary })).toHaveValue(
    "Questions, and who hears them.",
  );
  const taken = saved(ines, "Preguntas, y quién las oye");
  await write(side(ines, "Español"), say, { summary: "Preguntas, y quién las oye." });
  // The form is read again just then, and offers what it had swallowed.
  const putIn = ines.getByRole("button", { name: "Ponerlas" }).click();
  await Promise.any([taken, putIn]);
  await taken;

  await write(side(ruth, "English"), words.en, { summary: "Questions, and who hears all of them." });
  await expect(ruth.getByText(people.ines.name).first()).toBeVisible();
});

test("two tabs of one person: the older one says so instead of undoing the other, and its words are put in beside them", async ({
  ruth: first,
}) => {
  const list = "Topics";
  await openItem(first, words.en, list, "Prayer");
  const second = await first.context().newPage();
  await second.goto("/studio");
  await openItem(second, words.en, list, "Prayer");

  const arrived = saved(first, "Prayer, plainly");
  await write(side(first, "English"), words.en, { title: "Prayer, plainly" });
  await arrived;
  await write(side(second, "English"), words.en, { summary: "Words for those who have none left." });
  await second.getByRole("button", { name: "Reload" }).click();
  await second.getByRole("button", { name: "Put them in" }).click();
  const english = side(second, "English");
  await expect(english.getByRole("textbox", { name: words.en.summary })).toHaveValue(
    "Words for those who have none left.",
  );
  await expect(english.getByRole("textbox", { name: words.en.title })).toHaveValue("Prayer, plainly");
});

test("a button that is pressed while the editor saves waits for it", async ({ ines }) => {
  await openItem(ines, say, say.articles, "An honest lament");
  const english = side(ines, "English");
  let sent = 0;
  await ines.route("**/studio/api/article/*autosave=true*", async (route) => {
    sent++;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  const arrived = saved(ines, "and does not hurry");
  await write(english, say, { summary: "A prayer that does not pretend." });
  await expect.poll(() => sent).toBe(1);
  // What is typed while that is on its way is saved after it.
  await write(english, say, { summary: "A prayer that does not pretend, and does not hurry." });
  await languages(ines).getByRole("button", { name: say.preview }).first().click();
  await expect(languages(ines).getByRole("textbox", { name: "Enlace para enviar" })).toBeVisible();
  await arrived;
  await expect(ines.getByText("guardó este elemento después de que lo abriste")).toBeHidden();
  await expect(languages(ines).getByRole("alert")).toBeHidden();
  expect(sent).toBeGreaterThan(1);
});

test("a publish takes what stands there at the press, and nothing that is typed after it is lost", async ({
  ines,
  page: visitor,
}) => {
  const { request } = visitor.context();
  await openItem(ines, say, say.articles, "Carrying each other's burdens");
  const english = side(ines, "English");
  const summary = english.getByRole("textbox", { name: say.summary });
  await ines.route("**/studio/api/publish-language*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await write(english, say, { summary: "One pair of shoulders is too few." });
  const readAgain = ines.waitForEvent("load");
  await languages(ines).getByRole("button", { name: "Publicar inglés" }).click();
  await summary.click({ force: true, timeout: 1_000 }).catch(() => {});
  await ines.keyboard.type(" And half of a");
  await expect(summary).toHaveValue("One pair of shoulders is too few.");
  await readAgain;
  await ready(ines, say);
  await expect(summary).toHaveValue("One pair of shoulders is too few.");
  await summary.fill("Two pairs carry it.");
  await onSite(request, "/articles/carrying-each-others-burdens", "One pair of shoulders is too few.");
});
