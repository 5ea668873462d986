import { expect, test, vi } from "vitest";
import { provideSettings, type SiteSettings } from "../../settings.ts";
import { anonymous, identityStore } from "../identity/identity-store.ts";
import { entryWriter, readEntry } from "./journal-client.ts";

test("what one member has written and could not save is not saved in the journal of the next", async () => {
  const bearers: (string | null)[] = [];
  provideSettings(() => ({ siteName: "Wellspring", productName: "Wellspring" }) as SiteSettings);
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
    bearers.push(new Headers(init.headers).get("authorization"));
    return new Response(null, { status: 204 });
  });
  const signIn = (id: string) =>
    identityStore.setState({ known: true, person: { id, roles: [] }, token: `token of ${id}` });
  signIn("ana");
  const write = entryWriter("entry");
  const update = { title: "", document: { type: "doc" as const }, ties: [], updatedAt: "" };
  identityStore.setState(anonymous);
  await expect(write(update)).rejects.toThrow("not signed in");
  signIn("ben");
  await expect(write(update)).rejects.toThrow("not signed in");
  expect(bearers).toEqual([]);
  signIn("ana");
  await write(update);
  expect(bearers).toEqual(["Bearer token of ana"]);
});

test("an entry that is read while it is being written comes with what was written", async () => {
  provideSettings(() => ({ siteName: "Wellspring", productName: "Wellspring" }) as SiteSettings);
  identityStore.setState({ known: true, person: { id: "ana", roles: [] }, token: "token" });
  const calls: string[] = [];
  const saved = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async (_path: string, { method = "GET" }: RequestInit = {}) => {
    calls.push(method);
    if (method === "PUT") await saved.promise;
    return method === "PUT" ? new Response(null, { status: 204 }) : new Response(null, { status: 404 });
  });
  const written = entryWriter("entry")({ title: "", document: { type: "doc" }, ties: [], updatedAt: "" });
  const found = readEntry("entry").catch(() => {});
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls).toEqual(["PUT"]);
  saved.resolve();
  await Promise.all([written, found]);
  expect(calls).toEqual(["PUT", "GET"]);
});
