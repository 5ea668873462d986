import { expect, test } from "./fixtures.ts";
import {
  languages,
  newArticle,
  onSite,
  openItem,
  openVersions,
  publishAll,
  ready,
  saved,
  schedule,
  side,
  takeOver,
  words,
  write,
} from "./steps.ts";

const english = {
  title: "A lamp in the window",
  summary: "Somebody left a light on for us, and it can be seen from the road.",
  description: "Why a light in a window says more than a letter, and what Jesus meant by a city on a hill.",
  body: "The quietest welcome is a lamp, as in [[Matthew 5:14-16]]. It says that somebody is expected.",
};
const spanish = {
  title: "Una lámpara en la ventana",
  summary: "Alguien nos dejó una luz encendida, y se ve desde el camino.",
  description:
    "Por qué una luz en la ventana dice más que una carta, y qué quiso decir Jesús con la ciudad en lo alto.",
  body: "La bienvenida más callada es una lámpara, como en [[Mateo 5:14-16]]. Dice que se espera a alguien.",
};

test("written, checked, translated, previewed without an account, scheduled, published, corrected and restored", async ({
  ruth,
  ines,
  page: visitor,
  stack,
}) => {
  const { request } = visitor.context();
  const [inEnglish, inSpanish] = [side(ruth, "English"), side(ines, "Español")];
  const check = ruth.getByRole("region", { name: words.en.check });

  await test.step("write", async () => {
    await newArticle(ruth, words.en);
    const arrived = saved(ruth, "somebody is expected");
    await write(inEnglish, words.en, { ...english, body: english.body.replace("Matthew", "Matthias") });
    await arrived;
    await expect(ruth.getByRole("heading", { level: 1, name: english.title })).toBeVisible();
  });

  await test.step("check", async () => {
    await expect(check).toContainText("“Matthias 5:14-16” is not a passage of the Bible.");
    await expect(check).toContainText("Categories is needed.");
    await ruth.getByRole("button", { name: "Publish in English only" }).click();
    await expect(ruth.getByText("This cannot be published yet.").first()).toBeVisible();
    const arrived = saved(ruth, "Matthew");
    const text = inEnglish.locator("[contenteditable=true]");
    // The form is drawn anew after a refusal, and what is clicked just then does not stay clicked.
    await expect(async () => {
      await text.click();
      await ruth.keyboard.press("ControlOrMeta+A");
      await ruth.keyboard.insertText(english.body);
      await expect(text).toContainText("Matthew", { timeout: 2_000 });
    }).toPass();
    await arrived;
    await ruth.locator("#field-categories input").fill("Prayer");
    await ruth.getByRole("option", { name: "Prayer life" }).click();
    await expect(check).not.toContainText("is not a passage");
    await expect(check).not.toContainText("Categories is needed.");
    await expect(check).toContainText("To correct before publishing in Spanish too");
    await expect(check.getByRole("button", { name: "Title (Español) is needed." })).toBeVisible();
  });

  await test.step("translate", async () => {
    await openItem(ines, words.es, words.es.articles, english.title);
    await takeOver(ines, words.es);
    const arrived = saved(ines, "se espera a alguien");
    await write(inSpanish, words.es, spanish);
    await inSpanish.getByRole("textbox", { name: words.es.address }).fill("una-lampara");
    await arrived;
    await ines.getByText("Lado a lado, párrafo contra párrafo").click();
    await expect(ines.locator(".studio-side").filter({ hasText: "como en" })).toBeVisible();
    await expect(ines.getByRole("region", { name: words.es.check })).not.toContainText("Por corregir");
  });

  await test.step("preview by a link for somebody without an account", async () => {
    await languages(ines).getByRole("button", { name: words.es.preview }).last().click();
    const link = await ines.getByRole("textbox", { name: "Enlace para enviar" }).inputValue();
    await visitor.goto(link);
    await expect(visitor.getByRole("heading", { level: 1, name: spanish.title })).toBeVisible();
    await expect(visitor.getByText("Dice que se espera a alguien.")).toBeVisible();
    for (const path of ["/articles/a-lamp-in-the-window", "/es/articles/una-lampara"])
      expect((await request.get(path)).status()).toBe(404);
  });

  await test.step("schedule, and the hour comes", async () => {
    await schedule(ines, words.es);
    await stack.moveClockBy(30 * 60_000);
    await onSite(request, "/articles/a-lamp-in-the-window", english.title);
    await onSite(request, "/es/articles/una-lampara", spanish.title);
    await onSite(request, "/categories/prayer-life", english.title);
    await onSite(request, "/es/categories/vida-de-oracion", spanish.title);
    await onSite(request, "/search?q=quietest+welcome", "/articles/a-lamp-in-the-window");
    await onSite(request, "/es/search?q=bienvenida+callada", "/es/articles/una-lampara");
    await visitor.goto("/articles/a-lamp-in-the-window");
    await expect(visitor.getByRole("heading", { level: 1, name: english.title })).toBeVisible();
    await stack.moveClockBy(0);
  });

  await test.step("correct", async () => {
    await ruth.reload();
    await ready(ruth, words.en, english.title);
    await write(inEnglish, words.en, { title: "A lantern in the window" });
    await publishAll(ruth, words.en);
    await onSite(request, "/articles/a-lamp-in-the-window", "A lantern in the window");
    await onSite(request, "/categories/prayer-life", "A lantern in the window");
    await onSite(request, "/es/articles/una-lampara", spanish.title);
  });

  await test.step("restore", async () => {
    await openVersions(ruth, words.en);
    await ruth
      .getByRole("row")
      .filter({ hasText: "Previously Published" })
      .first()
      .getByRole("link")
      .first()
      .click();
    await ruth.getByRole("button", { name: "Restore this version" }).click();
    await ruth.getByRole("button", { name: "Confirm" }).click();
    await ready(ruth, words.en, english.title);
    // As a draft: readers have what was published until this is.
    await expect(languages(ruth).getByText("On the site, edited since")).toBeVisible();
    await onSite(request, "/articles/a-lamp-in-the-window", "A lantern in the window");
    await publishAll(ruth, words.en);
    await onSite(request, "/articles/a-lamp-in-the-window", english.title);
    await onSite(request, "/categories/prayer-life", english.title);
    await onSite(request, "/search?q=lamp+window", english.title);
  });
});
