import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageOver } from "../../../tests/support/storage.ts";
import { provideSettings } from "../../settings.ts";

const saved = new Map<string, string>();
const calls: { url: string; body: unknown }[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  vi.resetModules();
  saved.clear();
  calls.length = 0;
  answer = () => Response.json([]);
  vi.stubGlobal("location", { search: "?sub1=abc", pathname: "/landing/f" });
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("localStorage", storageOver(saved));
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    calls.push({ url, body: init.body ? JSON.parse(String(init.body)) : undefined });
    return url.endsWith("/params") ? Response.json([{ key: "sub1" }]) : answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

async function load(leads = true) {
  const settings = {
    siteName: "Wellspring",
    productName: "Wellspring",
    environment: "Local",
    origin: "http://localhost",
    buildId: "1",
  };
  const { provideSettings: provide } = await import("../../settings.ts");
  for (const set of [provide, provideSettings])
    set(() => ({ ...settings, ...(leads ? { leads: true as const } : {}) }));
  const modules = await Promise.all([
    import("./register-email.ts"),
    import("./impressions.ts"),
    import("./lead-store.ts"),
  ]);
  return { ...modules[0], ...modules[1], ...modules[2] };
}

test("a lead is registered once an address is supplied, stored under its key, reused, cleared", async () => {
  const { registerEmail, storedLead, clearLead } = await load();
  answer = () => Response.json({ id: 7, email: "ana@example.com", firstName: "", lastName: "", token: "t" });
  expect(await registerEmail(" Ana@Example.com ", "landing-f")).toMatchObject({ id: 7 });
  expect(calls.at(-1)).toMatchObject({
    url: "/lead-routing/leads",
    body: { email: "ana@example.com", source: "landing-f", parameters: [{ key: "sub1", value: "abc" }] },
  });
  const before = calls.length;
  expect(await registerEmail("ana@example.com")).toMatchObject({ id: 7 });
  expect(calls.length).toBe(before);
  expect(JSON.parse(saved.get("pathing-lead")!)).toMatchObject({ id: 7, email: "ana@example.com" });
  clearLead();
  expect(storedLead()).toBeUndefined();
});

test("registering an impression requires a lead with id above 0, else an error is logged and false returned", async () => {
  const { registerImpressions, storeLead } = await load();
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const one = [{ offerId: "a", accepted: true }];
  expect(await registerImpressions(one)).toBe(false);
  storeLead({ id: 0, email: "", firstName: "", lastName: "" });
  expect(await registerImpressions(one)).toBe(false);
  expect(error).toHaveBeenCalledTimes(2);
  expect(calls).toEqual([]);
  storeLead({ id: 7, email: "ana@example.com", firstName: "", lastName: "" });
  answer = () => Response.json([{ id: 1, offerId: "a", accepted: true }]);
  expect(await registerImpressions(one)).toBe(true);
  error.mockRestore();
});

test("a pending impression needs a successful server response, else an error is logged and false is returned", async () => {
  const { createPendingImpression } = await load();
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  answer = () => new Response("", { status: 500 });
  expect(await createPendingImpression("a")).toBe(false);
  expect(error).toHaveBeenCalledOnce();
  answer = () => Response.json(true);
  expect(await createPendingImpression("a")).toMatch(/^[a-z\d]{16}$/);
  error.mockRestore();
  warn.mockRestore();
});

test.each([
  ["down", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["failing", () => new Response("", { status: 500 })],
  ["of another shape", () => Response.json({ id: "seven" })],
])("a backend that is %s is only logged", async (_, broken) => {
  const { registerEmail, storedLead } = await load();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  answer = broken;
  expect(await registerEmail("ana@example.com")).toBeUndefined();
  expect(storedLead()).toBeUndefined();
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

test("nothing is called when no endpoint is configured", async () => {
  const { registerEmail } = await load(false);
  expect(await registerEmail("ana@example.com")).toBeUndefined();
  expect(calls).toEqual([]);
});

test("visitor e-mail: the address, else rsid, vid, recipId with siteId, subid, else the account", async () => {
  await load();
  const { visitorEmail } = await import("./visitor-email.ts");
  const calls: string[][] = [];
  const find =
    (name: string, found = "") =>
    async (...given: (string | undefined)[]) => {
      calls.push([name, ...given.map(String)]);
      return found;
    };
  const lookUps = {
    emailOfSession: find("session"),
    emailOfVisitor: find("visitor"),
    emailOfRecipient: find("recipient"),
    emailOfContact: find("contact", "found@example.com"),
  };
  const query = new URLSearchParams("rsid=I123&vid=v&recipId=r&siteId=s&subid=c");
  expect(await visitorEmail(query, "own@example.com", lookUps)).toBe("found@example.com");
  expect(calls).toEqual([
    ["session", "I123"],
    ["visitor", "v"],
    ["recipient", "r", "s"],
    ["contact", "c"],
  ]);
  expect(await visitorEmail(new URLSearchParams("email=url@example.com&rsid=x"), undefined, lookUps)).toBe(
    "url@example.com",
  );
  expect(await visitorEmail(new URLSearchParams(), "own@example.com", lookUps)).toBe("own@example.com");
  expect(await visitorEmail(new URLSearchParams(), undefined, lookUps)).toBe("");
});
