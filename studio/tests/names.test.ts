/** An item's name, of which its address is made. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type StudioApi, startApi } from "./serve-api.ts";

let studio: StudioApi;
beforeAll(async () => {
  studio = await startApi();
});
afterAll(() => studio.close());

interface Named {
  id: string;
  name?: string;
  path?: string;
}

const create = (collection: string, data: object = {}) =>
  studio.payload.create({
    collection,
    draft: true,
    data: { languages: ["en-US"], ...data, _status: "draft" } as never,
  }) as unknown as Promise<Named>;
const save = (collection: string, { id }: Named, title: string, more: object = {}, status = "draft") =>
  studio.payload.update({
    collection,
    id,
    draft: status === "draft",
    data: { en: { title }, ...more, _status: status } as never,
  }) as unknown as Promise<Named>;

test("a title that was saved half typed does not name the item", async () => {
  const item = await create("topic");
  expect((await save("topic", item, "A la")).path).toBe("topics/a-la");
  expect((await save("topic", item, "A lamp in the")).path).toBe("topics/a-lamp-in-the");
  expect(await save("topic", item, "A lamp in the window")).toMatchObject({
    name: "a-lamp-in-the-window",
    path: "topics/a-lamp-in-the-window",
  });
});

test("what was on the site has its name for good, and so has what was named by hand", async () => {
  const shown = await create("topic");
  await save("topic", shown, "Patience", {}, "published");
  expect((await save("topic", shown, "Long patience")).path).toBe("topics/patience");
  const named = await create("topic", { name: "my-own", en: { title: "Mine" } });
  expect((await save("topic", named, "Mine, and longer")).path).toBe("topics/my-own");
});

test("a name that another item has gets a number, and what lies below an item holds its name", async () => {
  const [first, second] = [await create("topic"), await create("topic")];
  expect((await save("topic", first, "Joy")).path).toBe("topics/joy");
  expect((await save("topic", second, "Joy")).path).toBe("topics/joy-2");
  expect((await save("topic", second, "Joyful")).path).toBe("topics/joyful");
  const guide = await create("study-guide", { en: { title: "Ruth" } });
  await create("study-guide-lesson", { en: { title: "One" }, parent: guide.id });
  expect((await save("study-guide", guide, "Ruth and Naomi")).path).toBe("study-guides/ruth");
});
