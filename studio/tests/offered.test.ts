import { afterAll, beforeAll, expect, test } from "vitest";
import { addPeople, author, callAs, editor } from "./as-person.ts";
import { type StudioApi, startApi, testKey } from "./serve-api.ts";

let studio: StudioApi;
beforeAll(async () => {
  studio = await startApi();
  await addPeople(studio.payload);
});
afterAll(() => studio.close());

const collection = "topic";
const hope = {
  id: "00000000-0000-4000-8000-000000000001",
  type: "topic",
  path: "topics/hope",
  text: { "en-US": { title: "Hope", summary: "Once" }, es: { title: "Esperanza" } },
};
const { id } = hope;
const withTitle = (title: string) => ({ ...hope, text: { ...hope.text, "en-US": { title } } });

async function release(record: object): Promise<string> {
  const answer = await fetch(`${studio.url}/studio/api/library`, {
    method: "POST",
    headers: { authorization: `Bearer ${testKey}`, "content-type": "application/json" },
    body: JSON.stringify({ records: [record], known: [hope] }),
  });
  return (await answer.json()).outcomes[id];
}
const edit = (title: string) =>
  studio.payload.update({
    collection,
    id,
    data: { en: { title }, _status: "published" } as never,
    user: editor as never,
  });
const differences = () =>
  callAs(studio.payload, editor, { method: "get", path: "/offered", query: { collection, id } });
const choose = (user: typeof editor | undefined, take: boolean) =>
  callAs(studio.payload, user, { method: "post", path: "/offered", body: { collection, id, take } });
const listed = async () =>
  (await callAs(studio.payload, editor, { method: "get", path: "/offered" })).body as {
    items: { id: string }[];
  };
const titleOf = async (draft: boolean) =>
  (
    (await studio.payload.findByID({ collection, id, draft })) as unknown as {
      en: { title: string; summary: string | null };
    }
  ).en;

test("a newer version of an item that was edited is listed, with what differs", async () => {
  await release(hope);
  expect(await listed()).toEqual({ items: [] });
  await edit("Hope here");
  expect(await release(withTitle("Hope anew"))).toBe("edited");
  expect(await listed()).toMatchObject({ items: [{ collection, id, heading: "Hope here" }] });
  expect((await differences()).body).toEqual({
    differences: [
      {
        field: "title",
        label: { "en-US": "Title", es: "Título" },
        language: "en-US",
        here: "Hope here",
        offered: "Hope anew",
      },
      {
        field: "summary",
        label: { "en-US": "Summary", es: "Resumen" },
        language: "en-US",
        here: "Once",
        offered: "",
      },
    ],
  });
});

test("only who may change the item decides", async () => {
  expect((await choose(undefined, true)).status).toBe(401);
  expect((await choose(author, true)).status).toBe(403);
  expect((await listed()).items).toHaveLength(1);
});

test("left as it is, it is not offered again, until there is something newer", async () => {
  expect((await choose(editor, false)).status).toBe(200);
  expect((await choose(editor, false)).status).toBe(404);
  expect(await listed()).toEqual({ items: [] });
  expect(await release(withTitle("Hope anew"))).toBe("same");
  await edit("Hope here, again");
  expect(await release(withTitle("Hope anew"))).toBe("same");
  expect(await release(withTitle("Hope for ever"))).toBe("edited");
});

test("taken, it is a draft, and once published releases reach it again", async () => {
  expect((await choose(editor, true)).status).toBe(200);
  expect(await titleOf(false)).toMatchObject({ title: "Hope here, again", summary: "Once" });
  const taken = await titleOf(true);
  expect([taken.title, taken.summary ?? null]).toEqual(["Hope for ever", null]);
  await studio.payload.update({ collection, id, data: { _status: "published" } as never });
  expect(await listed()).toEqual({ items: [] });
  expect(await release(withTitle("Hope for ever"))).toBe("same");
  expect(await release(withTitle("Hope, the next"))).toBe("updated");
});
