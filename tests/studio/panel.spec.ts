/** What Payload's own panel is to people here: names, the trash, tables that are pasted, a tab that stays open. */
import { expect, type Page, test } from "./fixtures.ts";
import { newArticle, openItem, ready, saved, side, words, write } from "./steps.ts";

const say = words.en;

/** What can be pressed or filled in and has no name, as the browser tells it to a screen reader. */
async function nameless(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  const controls = ["button", "link", "checkbox", "combobox", "textbox", "menuitem", "radio"];
  const found: string[] = [];
  for (const { ignored, role, name, backendDOMNodeId } of nodes) {
    if (ignored || !backendDOMNodeId || !controls.includes(String(role?.value))) continue;
    if (String(name?.value ?? "").trim() !== "") continue;
    const { outerHTML } = await client.send("DOM.getOuterHTML", { backendNodeId: backendDOMNodeId });
    found.push(outerHTML.slice(0, 160));
  }
  return found;
}

const withPicture = async (page: Page): Promise<string> => {
  const answer = await page.request.get("/studio/api/article?limit=20&depth=0");
  const { docs } = (await answer.json()) as { docs: { id: string; image?: string }[] };
  return docs.find(({ image }) => image)!.id;
};

test("everything that can be pressed or filled in has a name, in the language of whoever reads it", async ({
  ruth,
  ines,
}) => {
  await ruth.goto("/studio/collections/article");
  await expect(ruth.locator("tbody tr").first()).toBeVisible();
  await expect.poll(() => nameless(ruth)).toEqual([]);
  const id = await withPicture(ruth);
  await ruth.goto(`/studio/collections/article/${id}`);
  await ready(ruth, say);
  await expect.poll(() => nameless(ruth)).toEqual([]);
  await expect(ruth.locator("#field-image").getByRole("button", { name: "Remove" })).toBeVisible();
  await expect(side(ruth, "English").getByRole("button", { name: "Bold" })).toBeVisible();
  await ines.goto(`/studio/collections/article/${id}`);
  await ready(ines, words.es);
  await expect(ines.locator("#field-image").getByRole("button", { name: "Quitar" })).toBeVisible();
  await expect.poll(() => nameless(ines)).toEqual([]);
});

test("an author finds in the trash what may be restored, and nothing that is refused", async ({
  amos,
  ruth,
}) => {
  await newArticle(amos, say);
  const arrived = saved(amos, "A lamp of my own");
  await write(side(amos, "English"), say, { title: "A lamp of my own" });
  await arrived;
  const own = amos.url().split("/").pop()!;
  const other = await withPicture(ruth);
  const putAway = (page: Page, id: string, deletedAt: string | null) =>
    page.request.patch(`/studio/api/article/${id}?trash=true`, {
      data: { deletedAt },
      headers: { origin: new URL(page.url()).origin },
    });
  expect((await putAway(amos, own, new Date().toISOString())).status()).toBe(200);
  expect((await putAway(amos, other, new Date().toISOString())).status()).toBe(403);
  expect((await putAway(ruth, other, new Date().toISOString())).status()).toBe(200);

  const restore = amos.getByRole("button", { name: "Restore", exact: true });
  const forGood = amos.getByRole("button", { name: "Permanently Delete" });
  await amos.goto(`/studio/collections/article/trash/${other}`);
  await expect(amos.getByText("is trashed and is read-only")).toBeVisible();
  await expect(restore).toHaveCount(0);
  await expect(forGood).toHaveCount(0);
  expect((await putAway(ruth, other, null)).status()).toBe(200);

  await amos.goto("/studio/collections/article/trash");
  await expect(amos.getByRole("link", { name: "A lamp of my own" })).toBeVisible();
  await expect(amos.getByRole("checkbox")).toHaveCount(0);
  await amos.getByRole("link", { name: "A lamp of my own" }).click();
  await expect(forGood).toBeVisible();
  await restore.click();
  await expect(amos.getByRole("dialog")).toBeVisible();
  await expect(amos.getByRole("checkbox", { name: /published/ })).toBeHidden();
  await amos.getByRole("button", { name: "Confirm" }).click();
  await amos.waitForURL(`/studio/collections/article/${own}`);
  await ready(amos, say, "A lamp of my own");
});

test("a pasted table is one for readers too, and says what became of it", async ({ ruth }) => {
  await newArticle(ruth, say);
  const column = side(ruth, "English");
  await write(column, say, { title: "A table of days", body: "Before. " });
  const arrived = saved(ruth, "| Day | Text |");
  await column.locator("[contenteditable=true]").evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/html",
      `<p>Read:</p><table><tr><th>Day</th><th>Text</th></tr><tr><td>1</td><td><p><b>John</b>&nbsp;3</p></td></tr></table><p>And more.</p>`,
    );
    clipboardData.setData("text/plain", "Read: Day Text 1 John 3");
    text.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(ruth.getByText("The table is written as Markdown")).toBeVisible();
  await arrived;
  const table = column.getByRole("textbox", { name: "Markdown, such as a table" });
  await expect(table).toHaveValue("| Day | Text |\n| - | - |\n| 1 | **John** 3 |");
  await expect(column.locator("[contenteditable=true]").first()).toContainText("And more.");
  await ruth.getByText("Side by side, paragraph against paragraph").click();
  await expect(ruth.locator(".studio-side td").filter({ hasText: "John 3" })).toBeVisible();
});

test("side by side are the words that readers see, without signs", async ({ ruth }) => {
  await openItem(ruth, say, say.articles, "Faith at the kitchen sink");
  await ruth.getByText("Side by side, paragraph against paragraph").click();
  const sides = ruth.locator(".studio-sides");
  await expect(sides.locator("p, li, h4").nth(8)).toBeVisible();
  await expect(sides).not.toContainText(/\[\[|\]\]|\*\*|\]\(|^#/m);
});

test("a tab that stays open while the studio is renewed says so, and keeps what is typed", async ({
  ruth,
}) => {
  await newArticle(ruth, say);
  const note = ruth.getByRole("alert").filter({ hasText: "The studio was renewed." });
  await ruth.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(note).toBeHidden();
  await ruth.route("**/studio/api/build", (route) => route.fulfill({ json: { build: "the next one" } }));
  const title = side(ruth, "English").getByRole("textbox", { name: say.title });
  await ruth.route(/\/studio\/api\/article\//, (route) => route.abort());
  await title.fill("Typed into an old tab");
  await ruth.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(note).toBeVisible();
  await ruth.unrouteAll();
  ruth.on("dialog", (dialog) => void dialog.accept());
  await note.getByRole("button", { name: "Reload" }).click();
  await expect(note).toBeHidden();
  await ready(ruth, say);
  const offered = ruth.getByRole("button", { name: "Put them in" });
  await expect(title.or(offered).first()).toBeVisible();
  if (await offered.isVisible()) await offered.click();
  await expect(title).toHaveValue("Typed into an old tab");
});
