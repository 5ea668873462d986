import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isWhole } from "../../tests/support/tiers.ts";
import { signInAs, startTestSite, type TestSite } from "./people.ts";
import { type StudioApi, startApi, testKey } from "./serve-api.ts";

let site: TestSite;
let studio: StudioApi;
const cookies = new Map<string, string>();

const everybody = ["anonymous", "no role", "author", "another author", "editor", "operator"] as const;
type Who = (typeof everybody)[number];
const withRole: Who[] = ["author", "another author", "editor", "operator"];
const editing: Who[] = ["editor", "operator"];
const creatorAndEditing: Who[] = ["author", ...editing];

beforeAll(async () => {
  site = await startTestSite(testKey);
  studio = await startApi({ ORIGIN: site.url });
  const given = {
    "no role": "Author",
    author: "Author",
    "another author": "Author",
    editor: "Editor",
    operator: "Operator",
  };
  for (const [who, role] of Object.entries(given)) {
    site.roles.set(who, [role]);
    cookies.set(who, await signInAs(studio.payload, who));
  }
  // Taken away after the sign-in: the cookie is as good as ever.
  site.roles.set("no role", []);
  const { forgetRoles } = await import("../src/who/roles.ts");
  forgetRoles();
});
afterAll(async () => {
  await studio.close();
  site.close();
});

type Sent = { method?: string; json?: unknown; form?: FormData; headers?: Record<string, string> };

const call = (who: Who, path: string, { method = "GET", json, form, headers = {} }: Sent = {}) =>
  fetch(`${studio.url}/studio/api/${path}`, {
    method,
    redirect: "manual",
    headers: {
      ...(cookies.has(who) ? { cookie: cookies.get(who)! } : {}),
      ...(method === "GET" ? {} : { origin: site.url }),
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(json === undefined ? (form ? { body: form } : {}) : { body: JSON.stringify(json) }),
  });

const refused = [401, 403, 404];
let made = 0;

/** An item of the author's: with a version before the last, published or not. */
async function item(collection: string, isLive: boolean): Promise<string> {
  const name = `Item ${++made}`;
  const words = {
    title: name,
    ...(collection === "article" ? { slug: `item-${made}`, teaser: "T", body: undefined } : {}),
  };
  const user = { id: "author", collection: "editors" } as never;
  const { id } = await studio.payload.create({
    collection,
    data: { en: words, es: words, _status: "draft" },
    draft: true,
    user,
  });
  const data = { en: { ...words, title: `${name}, again` }, _status: isLive ? "published" : "draft" };
  await studio.payload.update({ collection, id, data, draft: !isLive, user });
  return String(id);
}

const hasVersions = (collection: string) => Boolean(studio.payload.collections[collection]!.config.versions);

/** Everything stored of a collection, to see that a refused call changed nothing. */
async function stored(collection: string): Promise<string> {
  const all = { collection, limit: 0, pagination: false, sort: "id", depth: 0, trash: true } as const;
  const { docs } = await studio.payload.find(all);
  const versions = hasVersions(collection) ? (await studio.payload.findVersions(all)).docs : [];
  return JSON.stringify([docs, versions]);
}

const versionsOf = async (collection: string, id: string) =>
  (await studio.payload.findVersions({ collection, where: { parent: { equals: id } }, sort: "createdAt" }))
    .docs;

interface Case {
  may: readonly Who[];
  isLive?: boolean;
  send(who: Who, id: string): Promise<Response>;
}

const collection = "topic";
const title = { en: { title: "Changed" } };
const patch = (query: string, json: unknown) => (who: Who, id: string) =>
  call(who, `${collection}/${id}${query}`, { method: "PATCH", json });

const cases: Record<string, Case> = {
  list: { may: withRole, send: (who) => call(who, collection) },
  count: { may: withRole, send: (who) => call(who, `${collection}/count`) },
  read: { may: withRole, send: (who, id) => call(who, `${collection}/${id}?draft=true`) },
  "read what is published": {
    may: withRole,
    isLive: true,
    send: (who, id) => call(who, `${collection}/${id}`),
  },
  "list versions": {
    may: withRole,
    send: (who, id) => call(who, `${collection}/versions?where[parent][equals]=${id}`),
  },
  "read a version": {
    may: withRole,
    send: async (who, id) => call(who, `${collection}/versions/${(await versionsOf(collection, id))[0]!.id}`),
  },
  "create a draft": {
    may: withRole,
    send: (who) =>
      call(who, `${collection}?draft=true`, { method: "POST", json: { en: { title: `New ${who}` } } }),
  },
  "create something published": {
    may: editing,
    send: (who) =>
      call(who, collection, {
        method: "POST",
        json: { en: { title: `Now ${who}` }, es: { title: `Ya ${who}` }, _status: "published" },
      }),
  },
  "update a draft": { may: creatorAndEditing, send: patch("?draft=true", title) },
  "save by itself": { may: creatorAndEditing, send: patch("?draft=true&autosave=true", title) },
  publish: { may: editing, send: patch("", { _status: "published" }) },
  "publish as a draft": { may: editing, send: patch("?draft=true", { _status: "published" }) },
  "draft over what is published": { may: editing, isLive: true, send: patch("?draft=true", title) },
  "change what is published": { may: editing, isLive: true, send: patch("", title) },
  unpublish: { may: editing, isLive: true, send: patch("", { _status: "draft" }) },
  "unpublish by a parameter": { may: editing, isLive: true, send: patch("?unpublishAllLocales=true", {}) },
  "delete a draft": {
    may: creatorAndEditing,
    send: (who, id) => call(who, `${collection}/${id}`, { method: "DELETE" }),
  },
  "delete what is published": {
    may: editing,
    isLive: true,
    send: (who, id) => call(who, `${collection}/${id}`, { method: "DELETE" }),
  },
  "put a draft in the trash": {
    may: creatorAndEditing,
    send: patch("", { deletedAt: new Date().toISOString() }),
  },
  "put what is published in the trash": {
    may: editing,
    isLive: true,
    send: patch("", { deletedAt: new Date().toISOString() }),
  },
  "restore a version of a draft": {
    may: creatorAndEditing,
    send: async (who, id) =>
      call(who, `${collection}/versions/${(await versionsOf(collection, id))[0]!.id}?draft=true`, {
        method: "POST",
        json: {},
      }),
  },
  "restore a version of what is published": {
    may: editing,
    isLive: true,
    send: async (who, id) =>
      call(who, `${collection}/versions/${(await versionsOf(collection, id))[0]!.id}`, {
        method: "POST",
        json: {},
      }),
  },
};

/** One of each kind: read, write, publish and take away. */
const inGate = ["read", "create a draft", "publish", "delete what is published"];

describe.each(Object.entries(cases).filter(([name]) => isWhole || inGate.includes(name)))(
  "%s",
  (_name, { may, isLive = false, send }) => {
    test.each(everybody)("%s", async (who) => {
      const id = await item(collection, isLive);
      const before = await stored(collection);
      const answer = await send(who, id);
      const text = await answer.text();
      if (may.includes(who)) expect(answer.status, text).toBeLessThan(300);
      else {
        expect(refused, text).toContain(answer.status);
        expect(text).not.toContain("Item");
        expect(await stored(collection)).toBe(before);
      }
    });
  },
);

test.each(everybody)("many at once are an editor's: %s", async (who) => {
  for (const isLive of [false, true]) {
    const id = await item(collection, isLive);
    const before = await stored(collection);
    const many = `${collection}?draft=true&where[id][equals]=${id}`;
    const isAllowed = editing.includes(who);
    const changed = await call(who, many, { method: "PATCH", json: title });
    expect(changed.status === 200).toBe(isAllowed);
    if (isAllowed) expect(await stored(collection)).not.toBe(before);
    const removed = await call(who, `${collection}?where[id][equals]=${id}`, { method: "DELETE" });
    expect(removed.status === 200).toBe(isAllowed);
    if (!isAllowed) expect(await stored(collection)).toBe(before);
  }
});

test("however an author saves, nothing of it is published", async () => {
  for (const query of [
    "",
    "?publishSpecificLocale=en",
    "?publishAllLocales=true",
    "?autosave=true",
    "?draft=false",
  ]) {
    const made = await call("author", `${collection}${query}`, {
      method: "POST",
      json: { en: { title: `Saved ${query}` }, es: { title: `Saved ${query}` } },
    });
    if (made.ok) expect((await made.json()).doc._status).toBe("draft");
    const id = await item(collection, false);
    await call("author", `${collection}/${id}${query}`, { method: "PATCH", json: title });
    expect(await studio.payload.findByID({ collection, id })).toMatchObject({ _status: "draft" });
  }
  const live = await item(collection, true);
  const copy = await call("author", `${collection}/${live}/duplicate`, { method: "POST", json: {} });
  if (copy.ok) expect((await copy.json()).doc).toMatchObject({ _status: "draft", createdBy: "author" });
  expect(
    (
      await studio.payload.find({
        collection,
        where: {
          and: [
            { createdBy: { equals: "author" } },
            { _status: { equals: "published" } },
            { "en.title": { contains: "Saved" } },
          ],
        },
      })
    ).totalDocs,
  ).toBe(0);
});

test("who made an item is set by the server, and never changed", async () => {
  const answer = await call("another author", `${collection}?draft=true`, {
    method: "POST",
    json: { en: { title: "Forged" }, createdBy: "author", shipped: { digest: "x" } },
  });
  const { doc } = await answer.json();
  expect(doc.createdBy).toBe("another author");
  expect(doc.shipped ?? null).toBeNull();
  await call("editor", `${collection}/${doc.id}?draft=true`, {
    method: "PATCH",
    json: { createdBy: "editor", ...title },
  });
  expect(await studio.payload.findByID({ collection, id: doc.id, draft: true })).toMatchObject({
    createdBy: "another author",
    en: { title: "Changed" },
  });
});

test("every collection is closed to whoever has no role", async () => {
  const { contentCollections } = await import("../src/collections/names.ts");
  const all = [
    ...contentCollections,
    "pictures",
    "recordings",
    "editors",
    ...["locked-documents", "preferences", "jobs", "kv", "migrations"].map((name) => `payload-${name}`),
  ];
  for (const who of ["anonymous", "no role"] as const)
    for (const slug of all) {
      const more = ["count", "1", ...(hasVersions(slug) ? ["versions"] : [])].map(
        (name) => `${slug}/${name}`,
      );
      // The address of a preference is its key: to a stranger each is unknown.
      for (const path of [slug, ...(slug === "payload-preferences" ? [] : more)])
        expect([...refused, 501], `${who} ${path}`).toContain((await call(who, path)).status);
      for (const path of [slug, `${slug}/x/duplicate`, ...(hasVersions(slug) ? [`${slug}/versions/x`] : [])])
        expect([...refused, 501], `${who} POST ${path}`).toContain(
          (await call(who, path, { method: "POST", json: {} })).status,
        );
      for (const method of ["PATCH", "DELETE"])
        expect([...refused, 501], `${who} ${method} ${slug}`).toContain(
          (await call(who, `${slug}/1`, { method, json: {} })).status,
        );
    }
  const access = await (await call("anonymous", "access")).json();
  expect(access).toEqual({});
});

test("the library opens with the key only, whoever has signed in", async () => {
  for (const who of everybody) {
    expect((await call(who, "library")).status).toBe(401);
    expect((await call(who, "library", { method: "POST", json: { records: [], known: [] } })).status).toBe(
      401,
    );
    expect((await call(who, "library/media", { method: "POST", json: {} })).status).toBe(401);
    expect((await call(who, "library/media/x")).status).toBe(401);
  }
});

const wav = () => {
  const data = Buffer.alloc(44 + 800);
  data.write("RIFF", 0);
  data.writeUInt32LE(836, 4);
  data.write("WAVEfmt ", 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(8000, 24);
  data.writeUInt32LE(8000, 28);
  data.writeUInt16LE(1, 32);
  data.writeUInt16LE(8, 34);
  data.write("data", 36);
  data.writeUInt32LE(800, 40);
  return data;
};

describe.each(["pictures", "recordings"])("%s", (media) => {
  const form = async () => {
    const sent = new FormData();
    const isPicture = media === "pictures";
    const data = isPicture
      ? await sharp({ create: { width: 20, height: 20, channels: 3, background: "#08f" } })
          .png()
          .toBuffer()
      : wav();
    sent.set(
      "file",
      new Blob([new Uint8Array(data)], { type: isPicture ? "image/png" : "audio/wav" }),
      `upload-${++made}.${isPicture ? "png" : "wav"}`,
    );
    sent.set("_payload", JSON.stringify({ alt_en: "A square", alt_es: "Un cuadrado" }));
    return sent;
  };
  const upload = async () => {
    const answer = await call("author", media, { method: "POST", form: await form() });
    expect(answer.status).toBe(201);
    return (await answer.json()).doc as { id: string; filename: string; createdBy: string };
  };
  test.each(everybody)("%s", async (who) => {
    const { id, filename, createdBy } = await upload();
    expect(createdBy).toBe("author");
    const before = await stored(media);
    const isIn = withRole.includes(who);
    expect((await call(who, `${media}/${id}`)).ok).toBe(isIn);
    expect((await call(who, `${media}/file/${filename}`)).ok).toBe(isIn);
    const uploaded = await call(who, media, { method: "POST", form: await form() });
    expect(uploaded.ok).toBe(isIn);
    if (!isIn) expect(await stored(media)).toBe(before);
    const isOwn = creatorAndEditing.includes(who);
    const now = await stored(media);
    expect(
      (await call(who, `${media}/${id}`, { method: "PATCH", json: { alt_en: "Other", path: "other" } })).ok,
    ).toBe(isOwn);
    expect((await call(who, `${media}/${id}`, { method: "PATCH", form: await form() })).ok).toBe(isOwn);
    if (!isOwn) {
      expect(
        (await call(who, `${media}?where[id][equals]=${id}`, { method: "DELETE" })).ok &&
          (await stored(media)) !== now,
      ).toBe(false);
      expect((await call(who, `${media}/${id}`, { method: "DELETE" })).ok).toBe(false);
      expect(await stored(media)).toBe(now);
    } else expect((await call(who, `${media}/${id}`, { method: "DELETE" })).ok).toBe(true);
  });
});

test("people are changed by nobody here, and only operators read more than names", async () => {
  for (const who of everybody) {
    const before = await stored("editors");
    for (const [path, method] of [
      ["editors", "POST"],
      ["editors/editor", "PATCH"],
      ["editors/editor", "DELETE"],
      ["editors?where[id][equals]=editor", "PATCH"],
      ["editors?where[id][equals]=editor", "DELETE"],
      ["editors/login", "POST"],
      ["editors/first-register", "POST"],
      ["editors/forgot-password", "POST"],
      ["editors/reset-password", "POST"],
      ["editors/unlock", "POST"],
    ] as const)
      expect(refused, `${who} ${method} ${path}`).toContain(
        (
          await call(who, path, {
            method,
            json: { id: "x", email: "x@example.org", password: "x", roles: ["operator"] },
          })
        ).status,
      );
    expect(await stored("editors")).toBe(before);
  }
  const seen = async (who: Who, id: string) =>
    (await (await call(who, `editors/${id}`)).json()) as Record<string, unknown>;
  expect(await seen("author", "editor")).toMatchObject({ name: "Person editor" });
  // In the place of the address is the name, which Payload says where somebody holds an item.
  expect(await seen("author", "editor")).toMatchObject({ email: "Person editor" });
  expect(Object.keys(await seen("author", "editor"))).not.toEqual(expect.arrayContaining(["roles"]));
  expect(await seen("author", "author")).toMatchObject({ email: "author@example.org", roles: ["author"] });
  expect(await seen("operator", "editor")).toMatchObject({ email: "editor@example.org", roles: ["editor"] });
  expect((await (await call("author", "editors?where[email][contains]=editor@")).json()).docs ?? []).toEqual(
    [],
  );
});
