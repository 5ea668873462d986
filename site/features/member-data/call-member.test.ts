import { beforeEach, expect, test, vi } from "vitest";
import { provideSettings } from "../../settings.ts";
import { identityStore } from "../identity/identity-store.ts";
import { callMember } from "./call-member.ts";

const id = "11111111-1111-4111-8111-111111111111";
let calls: { address: string; init: RequestInit }[];
let answer: () => Response;

beforeEach(() => {
  calls = [];
  provideSettings(() => ({
    siteName: "Wellspring",
    productName: "Wellspring",
    environment: "Test",
    origin: "",
    buildId: "",
  }));
  identityStore.setState({ known: true, person: { id: "ana", roles: [] }, token: "t" });
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    calls.push({ address, init });
    return answer();
  });
});

test("a call by its name goes where the table says, with its parts, its query and its body", async () => {
  answer = () => Response.json([{ id, name: "Hope" }]);
  expect(await callMember("readTopics", { query: { culture: "es" } })).toEqual([{ id, name: "Hope" }]);
  const rhythm = { days: ["mon" as const], time: "07:00", timeZone: "America/Chicago", remind: false };
  answer = () => Response.json(rhythm);
  expect(await callMember("writeRhythm", { params: { planId: "a/b" }, body: rhythm })).toEqual(rhythm);
  const [read, write] = calls;
  expect(read?.address).toBe("/wellspring/api/v2/member-topics?culture=es");
  expect(write?.address).toBe("/wellspring/api/v2/growthplans/a%2Fb/rhythm");
  expect(write?.init).toMatchObject({ method: "PUT", body: JSON.stringify(rhythm) });
  expect(new Headers(write?.init.headers).get("content-type")).toBe("application/json");
});

test("a call without an answer answers nothing", async () => {
  answer = () => new Response(null, { status: 204 });
  expect(await callMember("closeCalendar")).toBeUndefined();
  expect(calls[0]?.init.method).toBe("DELETE");
});

test("an answer that is not as its schema says is an error, not a value", async () => {
  answer = () => Response.json([{ id: 7, title: "Hope" }]);
  await expect(callMember("readTopics")).rejects.toThrow();
});

test("a refusal is thrown with its status", async () => {
  answer = () => new Response("", { status: 503 });
  await expect(callMember("readStreak")).rejects.toThrow("/streak answered 503.");
});
