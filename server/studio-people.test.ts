import { expect, test } from "vitest";
import { studioPersonPath } from "../contracts/studio.ts";
import { createStudioPeople } from "./studio-people.ts";

const key = "a key that only tests know";
const roles = { of: async (subject: string) => (subject === "ana" ? ["Author", "WellspringPremium"] : []) };
const ended = { subject: "ana", session: "ended", grant: "g" };

function open(isSignedIn?: (token: { session: string }) => Promise<boolean>) {
  const app = createStudioPeople({ key, roles, isSignedIn });
  return (body: unknown, sent = `Bearer ${key}`) =>
    app.request(studioPersonPath, {
      method: "POST",
      headers: { authorization: sent, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
}

test("the studio learns the roles that open it, and no others", async () => {
  const answer = await open()({ subject: "ana" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({ roles: ["Author"] });
  expect(await (await open()({ subject: "somebody" })).json()).toEqual({ roles: [] });
});

test("a sign-in that has ended has no roles any more", async () => {
  const post = open(async ({ session }) => session === "s");
  expect((await post({ ...ended, session: "s" })).status).toBe(200);
  expect((await post(ended)).status).toBe(404);
  expect((await post({ subject: "ana" })).status).toBe(404);
});

test("nobody else may put the question", async () => {
  for (const sent of ["", "Bearer ", "Bearer another key", key])
    expect((await open()({ subject: "ana" }, sent)).status).toBe(401);
  expect((await open()({})).status).toBe(400);
  expect((await open()("ana")).status).toBe(400);
});
