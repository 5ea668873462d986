import { randomUUID } from "node:crypto";
import { expect, open, test } from "./fixtures.ts";
import { signedIn } from "./members.ts";

test("favorites: the heart asks a visitor to sign in, saves for a member, and /my-profile lists what is saved", async ({
  page,
}) => {
  await open(page, "/articles/learning-to-wait");
  await page.getByRole("button", { name: "Save as a favorite" }).click();
  await expect(page.getByRole("dialog")).toContainText("Sign in to save your favorites");

  await signedIn(page);
  await open(page, "/articles/learning-to-wait");
  const heart = page.getByRole("button", { name: "Save as a favorite" });
  const favoriteSaved = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes("/favourites/"),
  );
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  expect((await favoriteSaved).ok()).toBe(true);
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  await open(page, "/my-profile#favourites");
  await expect(page.getByText("1 of 20 saved")).toBeVisible();
  await expect(page.getByRole("link", { name: "Learning to wait" })).toBeVisible();
  const letGo = page.waitForResponse((response) => response.request().method() === "DELETE");
  await page.getByRole("button", { name: "Save “Learning to wait” as a favorite" }).click();
  expect((await letGo).ok()).toBe(true);
  await page.reload();
  await expect(page.getByText("0 of 20 saved")).toBeVisible();
});

test("private journal: a premium member writes about what they read, finds it by its words, and deletes it; in Spanish too", async ({
  page,
}) => {
  await signedIn(page, { roles: ["WellspringPremium"] });
  await open(page, "/articles/learning-to-wait");
  await page.getByRole("link", { name: "Write about “Learning to wait” in your journal" }).click();
  const text = page.getByRole("textbox", { name: "Your entry" });
  await text.click();
  await page.keyboard.type("The heron did not hurry.");
  await page.getByRole("button", { name: "Bold" }).click();
  await page.keyboard.type(" Neither will I.");
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Learning to wait" })).toBeVisible();
  await page.getByRole("button", { name: "All entries" }).click();

  await page.getByRole("searchbox", { name: "Search your journal" }).fill("nobody");
  await expect(page.getByText("No entry holds these words.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search your journal" }).fill("HERON neither");
  await expect(page.getByRole("button", { name: /Learning to wait.*The heron did not hurry/ })).toBeVisible();

  await open(page, "/es/journal");
  await expect(page.getByRole("heading", { level: 1, name: "Diario" })).toBeVisible();
  const written = page.getByRole("button", { name: /The heron did not hurry/ });
  // An entry that comes after the reader has gone back does not open over the list.
  const late = Promise.withResolvers<void>();
  const entryCall = /\/journal\/[\da-f-]{36}$/;
  await page.route(entryCall, (route) => late.promise.then(() => route.continue()), { times: 1 });
  const answered = page.waitForResponse(entryCall);
  await written.click();
  await expect(page).toHaveURL(/\?entry=/);
  await page.goBack();
  late.resolve();
  await (await answered).finished();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  await expect(written).toBeVisible();

  await written.click();
  await expect(page.getByRole("textbox", { name: "Tu entrada" }).locator("strong")).toHaveText(
    " Neither will I.",
  );
  const calls: string[] = [];
  page.on("request", (request) => {
    if (entryCall.test(request.url())) calls.push(request.method());
  });
  await page.getByRole("textbox", { name: "Tu entrada" }).click();
  await page.keyboard.type("Y más.");
  await page.getByRole("button", { name: "Borrar la entrada" }).click();
  await page.getByRole("button", { name: "Cancelar" }).click();
  await expect(page.getByRole("button", { name: "Borrarla" })).toBeHidden();
  await page.getByRole("button", { name: "Borrar la entrada" }).click();
  await page.getByRole("button", { name: "Borrarla" }).click();
  await expect(page.getByText("Aún no hay nada escrito.")).toBeVisible();
  // What was written a moment before does not come after it and bring the entry back.
  expect(calls.at(-1)).toBe("DELETE");

  // A new entry that is left before it is saved is the one that Back leads to.
  await page.getByRole("button", { name: "Nueva entrada" }).click();
  await page.getByRole("textbox", { name: "Tu entrada" }).click();
  await page.keyboard.type("Antes de buscar.");
  await page.getByRole("banner").getByRole("link", { name: "Buscar" }).first().click();
  await page.waitForURL((url) => url.pathname === "/es/search");
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Tu entrada" })).toContainText("Antes de buscar.");
  await page.getByRole("textbox", { name: "Tu entrada" }).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Y después.");
  await page.getByRole("button", { name: "Todas las entradas" }).click();
  await expect(page.getByRole("button", { name: "Antes de buscar. Y después." })).toHaveCount(1);
  await expect(page.getByRole("button", { name: /Antes de buscar/ })).toHaveCount(1);
});

test("a long journal comes a page at a time, and is searched to its end", { tag: "@whole" }, async ({
  page,
}) => {
  const { token } = await signedIn(page, { roles: ["WellspringPremium"] });
  for (let at = 1; at <= 23; at++) {
    const text = at === 1 ? "A kingfisher." : `Entry ${at}.`;
    const written = await page.request.put(`/wellspring/api/v2/journal/${randomUUID()}`, {
      headers: { authorization: `Bearer ${token}` },
      data: {
        title: `Day ${at}`,
        document: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] },
        ties: [],
        updatedAt: new Date(Date.UTC(2026, 0, at)).toISOString(),
      },
    });
    expect(written.status(), await written.text()).toBe(200);
  }
  await open(page, "/journal");
  const entries = page.getByRole("button", { name: /Day \d/ });
  await expect(entries).toHaveCount(20);
  await page.getByRole("button", { name: "Older entries" }).click();
  await expect(entries).toHaveCount(23);
  await expect(page.getByRole("button", { name: "Older entries" })).toBeHidden();
  await page.getByRole("searchbox", { name: "Search your journal" }).fill("kingfisher");
  await expect(entries).toHaveCount(1);
  await open(page, "/es/journal");
  await expect(page.getByRole("button", { name: "Entradas anteriores" })).toBeVisible();
});

test("a free member sees what the journal is and can still read their entries", { tag: "@whole" }, async ({
  page,
}) => {
  await signedIn(page);
  await open(page, "/journal");
  await expect(page.getByText("Writing in the journal is part of Premium.")).toBeVisible();
  await expect(page.getByRole("button", { name: "New entry" })).toBeHidden();
  await expect(page.getByText("Loading")).toHaveCount(0);
  await expect(page.getByText("One sentence is enough to begin.")).toHaveCount(0);
  await expect(page.getByText("What you have written stays yours")).toHaveCount(0);
  await expect(page.getByRole("searchbox", { name: "Search your journal" })).toHaveCount(0);
});
