import { beforeEach, expect, test, vi } from "vitest";
import { someSite } from "../../../tests/support/settings.ts";
import { storageOver } from "../../../tests/support/storage.ts";
import { provideSettings } from "../../settings.ts";
import { identityStore } from "../identity/identity-store.ts";
import { updateAccount } from "./account-client.ts";

const change = { firstName: "Ana", lastName: "Ruiz", relationshipStatus: "", ageRange: "", gender: "" };

beforeEach(() => {
  vi.stubGlobal("sessionStorage", storageOver(new Map()));
  provideSettings(() => someSite);
  identityStore.setState({ known: true, person: { id: "7", roles: [] }, token: "t" });
});

test.each([
  ["refused", async () => new Response("", { status: 422 })],
  ["answered with an error", async () => new Response("", { status: 500 })],
  ["cut off", () => Promise.reject(new TypeError("network"))],
])("account update fails: returns false when it is %s", async (_, answer) => {
  vi.stubGlobal("fetch", answer);
  expect(await updateAccount(change)).toBe(false);
});

test("PUT /account with relationshipStatus, ageRange and gender, each an empty string when missing", async () => {
  const fetch = vi.fn(async (_: string, init: RequestInit) => Response.json(JSON.parse(String(init.body))));
  vi.stubGlobal("fetch", fetch);
  await updateAccount({ firstName: "Ana", lastName: "Ruiz" } as typeof change);
  const [path, { method, body }] = fetch.mock.lastCall!;
  expect([path, method]).toEqual(["/wellspring/api/v2/account", "PUT"]);
  expect(JSON.parse(String(body))).toEqual(change);
});
