import { expect, test, vi } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { storageOver } from "../../../tests/support/storage.ts";
import { provideSettings, type SiteSettings } from "../../settings.ts";
import { identityStore } from "../identity/identity-store.ts";
import { write } from "./member-calls.ts";
import { openMember } from "./member-session.ts";
import { stateNow } from "./member-store.ts";

test("entries waiting for a token are sent when it arrives, however late", async () => {
  const sent: (string | null)[] = [];
  provideSettings(() => ({ siteName: "Wellspring", productName: "Wellspring" }) as SiteSettings);
  vi.stubGlobal("localStorage", storageOver(new Map()));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {} });
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
    const bearer = new Headers(init.headers).get("authorization");
    sent.push(bearer);
    return new Response(null, { status: bearer === "Bearer renewed" ? 204 : 401 });
  });
  identityStore.setState({ known: true, person: { id: "ana", roles: [] }, token: "expired" });
  openMember();
  // Not renewed yet: this tab has no sign-in, as when the provider is slow.
  expect(await write({ method: "POST", path: "/marks/a", mark: { list: "lessons", item: "a" } })).toBe(true);
  expect(sent).toEqual(["Bearer expired"]);
  expect(stateNow().outbox).toHaveLength(1);

  identityStore.setState({ token: "renewed" });
  await eventually(() => expect(stateNow().outbox).toEqual([]));
  expect(sent).toEqual(["Bearer expired", "Bearer renewed"]);
});
