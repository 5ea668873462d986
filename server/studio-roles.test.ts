import { expect, test } from "vitest";
import { studioFirstPath, studioRolesPath } from "../contracts/studio.ts";
import { createStudioRoles } from "./studio-roles.ts";

const key = "a key that only tests know";

function open(given: Record<string, string[]> = {}) {
  const rows = new Map(Object.entries(given));
  const emails = new Map([
    ["ana", "ana@example.org"],
    ["ben", "ben@example.org"],
  ]);
  const app = createStudioRoles({
    key,
    roles: {
      of: async (subject) => rows.get(subject) ?? [],
      all: async () => rows,
      grant: async (subject, role) =>
        void rows.set(subject, [...new Set([...(rows.get(subject) ?? []), role])]),
      revoke: async (subject, role) =>
        void rows.set(
          subject,
          (rows.get(subject) ?? []).filter((one) => one !== role),
        ),
    },
    accounts: {
      idOf: async (email) => [...emails].find(([, address]) => address === email)?.[0],
      emailOf: async (id) => emails.get(id),
    },
  });
  return async (path: string, body?: unknown, sent = key) => {
    const answer = await app.request(path, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${sent}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
}

test("the first Operator is made once", async () => {
  const call = open({ cai: ["WellspringPremium"] });
  expect((await call(studioFirstPath)).body).toMatchObject({
    isOpen: true,
    code: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(await call(studioFirstPath, { subject: "ana" })).toEqual({
    status: 200,
    body: { roles: ["Operator"] },
  });
  expect((await call(studioFirstPath)).body).toMatchObject({ isOpen: false });
  expect(await call(studioFirstPath, { subject: "ben" })).toMatchObject({
    status: 409,
    body: { code: "role.given" },
  });
});

test("an operator gives a role by an address, and takes it away", async () => {
  const call = open({ ana: ["Operator"] });
  const change = (verb: string, who: string, role = "Editor") =>
    call(studioRolesPath, { by: "ana", change: { verb, who, role } });
  expect((await change("grant", "Ben@example.org")).body).toEqual({
    people: [
      { subject: "ana", email: "ana@example.org", roles: ["Operator"] },
      { subject: "ben", email: "ben@example.org", roles: ["Editor"] },
    ],
  });
  expect((await change("revoke", "ben")).body.people).toHaveLength(1);
  expect((await call(studioRolesPath, { by: "ana" })).body.people).toHaveLength(1);
});

test("what cannot be given is not", async () => {
  const call = open({ ana: ["Operator"] });
  const change = (wanted: unknown) => call(studioRolesPath, { by: "ana", change: wanted });
  expect((await change({ verb: "grant", who: "cai@example.org", role: "Editor" })).status).toBe(404);
  expect((await change({ verb: "grant", who: "cai", role: "Editor" })).status).toBe(404);
  expect((await change({ verb: "grant", who: "ben", role: "WellspringPremium" })).status).toBe(400);
  expect((await change({ verb: "revoke", who: "ana", role: "Operator" })).body).toMatchObject({
    code: "role.own",
  });
  expect((await call(studioRolesPath, {})).status).toBe(400);
});

test("nobody else may call", async () => {
  const call = open();
  for (const path of [studioRolesPath, studioFirstPath])
    expect((await call(path, { subject: "ana", by: "ana" }, "another key")).status).toBe(401);
  expect((await call(studioFirstPath, undefined, "")).status).toBe(401);
});
