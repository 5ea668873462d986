import { afterEach, expect, test, vi } from "vitest";
import type { ContentItem } from "../../contracts/content.ts";
import { scheduledDays } from "../../contracts/scheduled-days.ts";
import { createBibleMinuteClient } from "../../services/bible-minute/client.ts";
import type { ContentClient } from "../../services/content/client.ts";
import { createLeadsClient } from "../../services/leads/client.ts";
import { createLegacyUsersClient } from "../../services/legacy-users/client.ts";
import { parseOffer } from "../../site/features/offers/offer.ts";
import { listCall } from "../../site/features/offline/mark-calls.ts";
import { loadTriviaYear, mostRecentTriviaDay } from "../../site/features/trivia/find-trivia.server.ts";
import { listDays } from "../../site/features/verses/list-days.server.ts";
import { overwriteGetLocale } from "../../site/i18n/paraglide/runtime.js";

afterEach(() => overwriteGetLocale(() => "en-US"));

/** Each client gets an answer with the fields that the specification names, and no others. */
const failing = {
  error: (details: object, message: string) => expect.fail(message + JSON.stringify(details)),
};
const answering = (answer: unknown) => async (): Promise<Response> => Response.json(answer);
const leads = (answer: unknown) =>
  createLeadsClient({ fetch: answering(answer), baseUrl: "http://leads", log: failing });

test("lead: id, email, firstName, lastName", async () => {
  const lead = { id: 4711, email: "ana@example.com", firstName: "", lastName: "" };
  expect(await leads(lead).createLead({ email: "ana@example.com" })).toEqual(lead);
});

test.each(["77", 77])("co-registration offers: a list of { id, name }, with id %j", async (id) => {
  const lead = { id: 4711 };
  expect(await leads([{ id, name: "Partner letter" }]).coregOffers(lead)).toEqual([
    { id: "77", name: "Partner letter" },
  ]);
});

test("impressions: a list of impressions; pending impressions: a boolean", async () => {
  const impressions = [{ offerId: "77", accepted: true, parameters: [], rsid: "", pendingImpressionId: "p" }];
  expect(await leads(impressions).createImpressions({ id: 1 }, [{ offerId: "77", accepted: true }])).toEqual([
    { offerId: "77", accepted: true },
  ]);
  expect(await leads(true).createPendingImpression("77", { id: "p" })).toBe(true);
});

test("parameters: { key }; look-ups: result, email, message; conversions: userEmail", async () => {
  expect(await leads([{ key: "aff_id" }]).params()).toEqual([{ key: "aff_id" }]);
  const found = { result: "Success", email: "ana@example.com", message: null };
  expect(await leads(found).emailOfSession("I123abcdefghijkl")).toBe("ana@example.com");
  const bibleMinute = { fetch: answering(found), baseUrl: "http://bible-minute", log: failing };
  expect(await createBibleMinuteClient(bibleMinute).emailOfVisitor("v")).toBe("ana@example.com");
  const event = { eventName: "Lead", eventId: "1" };
  expect(await leads({ userEmail: "" }).createConversion("wellspring", event)).toEqual({ userEmail: "" });
});

const ana = {
  legacyId: "17",
  isPremiumMember: false,
  email: "ana@example.com",
  firstName: "Ana",
  lastName: "Ruiz",
};

test.each([5012, "5012"])("legacy user: Id (%j), FirstName, LastName, IsGivingMember", async (Id) => {
  const user = { Id, FirstName: "Ana", LastName: "Ruiz", IsGivingMember: false };
  const client = createLegacyUsersClient({ fetch: answering(user), baseUrl: "http://users" });
  expect(await client.find("17")).toEqual({ ...user, Id: "5012" });
});

test("404 on legacy user lookup: the user is created once, whatever the creation answers", async () => {
  const fetch = vi.fn(async (_url: string, { method = "GET" }: RequestInit) =>
    method === "GET" ? new Response("", { status: 404 }) : new Response("", { status: 201 }),
  );
  await createLegacyUsersClient({ fetch, baseUrl: "http://users" }).ensure(ana);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("subscription record: growthPlanId; what is completed of the plan is asked for by itself", () => {
  const { read, missing } = listCall({ kind: "plan" });
  expect(read([{ growthPlanId: "a" }])).toEqual({ plan: ["a"] });
  expect(missing?.([{ growthPlanId: "a" }, { growthPlanId: "b", completedArticleIds: ["1"] }])).toEqual([
    { kind: "lesson", of: "a" },
  ]);
  expect(listCall({ kind: "lesson", of: "a" }).read([{ growthPlanId: "a", articleId: "1" }])).toEqual({
    "lesson a": ["1"],
  });
  expect(listCall({ kind: "prompt", of: "1" }).read([{ promptId: "p" }])).toEqual({ "prompt 1": ["p"] });
});

const item = (name: string, properties: Record<string, unknown>) => ({ name, properties }) as ContentItem;
const contentOf = (...items: ContentItem[]) =>
  ({ list: async () => ({ total: items.length, items }) }) as unknown as ContentClient;

test("trivia, verses and prayers: properties.scheduledDate", async () => {
  const quiz = contentOf(item("Quiz", { scheduledDate: "2024-11-15T00:00:00Z" }));
  const day = { year: 2024, month: 11, day: 15 };
  expect(await loadTriviaYear(quiz, "en-US")).toEqual([{ day, title: "Quiz" }]);
  expect(await mostRecentTriviaDay(quiz, { year: 2026, month: 11, day: 16 }, "en-US")).toEqual(day);
  const today = { ...day, year: 2026 };
  expect(await listDays(quiz, "verse", [today], "en-US")).toEqual([
    { day: today, title: "Quiz", reference: null },
  ]);
  expect(scheduledDays({ scheduledDate: null })).toEqual([]);
});

test.each([
  ["en-US", "/subscriptions/votd-success"],
  ["es", "/es/subscriptions/votd-success"],
] as const)("offer in %s: a success page of the CMS itself has no url but a route", (locale, path) => {
  overwriteGetLocale(() => locale);
  const link = {
    url: null,
    route: { path: "/subscriptions/votd-success/", startItem: { id: "", path: "" } },
  };
  const offer = { id: "1", name: "Standard", properties: { successLandingPage: [link] } };
  expect(parseOffer(offer, new Date())).toMatchObject({ successLandingPage: path });
});
