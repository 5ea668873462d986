import { afterEach, expect, test, vi } from "vitest";
import type { ContentItem } from "../../contracts/content.ts";
import {
  contributorProperties,
  pageProperties,
  verseProperties,
} from "../../contracts/content-properties.ts";
import { scheduledDays } from "../../contracts/scheduled-days.ts";
import type { ContentClient } from "../../services/content/client.ts";
import { createLeadsClient } from "../../services/leads/client.ts";
import { createLegacyUsersClient } from "../../services/legacy-users/client.ts";
import type { SiteServices } from "../../site/context.ts";
import { loadAccount, updateAccount } from "../../site/features/account/account-client.ts";
import { claimSession, readSession, startSession } from "../../site/features/checkout/checkout-calls.ts";
import { identityStore } from "../../site/features/identity/identity-store.ts";
import { createBibleMinuteClient } from "../../site/features/lead-capture/bible-minute.ts";
import { fetchLists } from "../../site/features/member-data/mark-calls.ts";
import { parseOffer } from "../../site/features/offers/offer.ts";
import { loadNotes } from "../../site/features/study-guides/notes.ts";
import { startTopics } from "../../site/features/topics/member-topics.ts";
import { useTopics } from "../../site/features/topics/topics-store.ts";
import { loadTriviaYear, mostRecentTriviaDay } from "../../site/features/trivia/find-trivia.server.ts";
import { loadTrivia } from "../../site/features/trivia/load-trivia.server.ts";
import { loadAnswers } from "../../site/features/trivia/member-answers.ts";
import { listDays } from "../../site/features/verses/list-days.server.ts";
import { overwriteGetLocale } from "../../site/i18n/paraglide/runtime.js";
import { provideSettings } from "../../site/settings.ts";
import { someSite } from "../support/settings.ts";
import { storageOver } from "../support/storage.ts";

afterEach(() => {
  overwriteGetLocale(() => "en-US");
  vi.unstubAllGlobals();
});

/** A member is signed in, and the service behind the browser answers so. */
function memberService(answer: (path: string, init: RequestInit) => Response) {
  const fetch = vi.fn(async (address: string, init: RequestInit = {}) => answer(address, init));
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("sessionStorage", storageOver(new Map()));
  vi.stubGlobal("localStorage", storageOver(new Map()));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener() {} });
  provideSettings(() => someSite);
  identityStore.setState({
    known: true,
    person: { id: "7", roles: [], email: "ana@example.com" },
    token: "t",
  });
  return fetch;
}
const guid = (n: number) => `${String(n).padStart(8, "0")}-1111-4111-8111-111111111111`;
const notThere = () => new Response("", { status: 404 });

const account = {
  id: "7",
  email: "ana@example.com",
  firstName: "Ana",
  lastName: "Ruiz",
  roles: ["WellspringPremium"],
  relationshipStatus: "",
  ageRange: "",
  gender: "",
};

test("account: id, email, firstName, lastName, roles, relationshipStatus, ageRange, gender", async () => {
  const fetch = memberService((_, { body }) =>
    Response.json(body ? { ...account, ...JSON.parse(String(body)) } : account),
  );
  expect(await loadAccount()).toEqual(account);
  const named = { firstName: "Anna", lastName: "Ruiz", relationshipStatus: "", ageRange: "", gender: "" };
  expect(await updateAccount(named)).toEqual({ ...account, ...named });
  expect(fetch.mock.lastCall?.[0]).toBe("/wellspring/api/v2/account");
  expect(identityStore.getState().person?.firstName).toBe("Anna");
});

test("topics: a list of { id, name }", async () => {
  memberService((path, { method = "GET" }) =>
    method === "GET" && path.includes("/member-topics")
      ? Response.json([{ id: guid(1), name: "Hope" }])
      : notThere(),
  );
  await startTopics();
  expect(useTopics.getState()).toMatchObject({ topics: [{ id: guid(1), name: "Hope" }], failed: false });
});

test("trivia responses: triviaId, questionId, answerId, isCorrect, order", async () => {
  const response = { triviaId: guid(1), questionId: guid(2), answerId: guid(3), isCorrect: true, order: 0 };
  memberService(() => Response.json([response]));
  expect(await loadAnswers(guid(1))).toEqual([response]);
});

test("checkout: clientSecret; status and customerEmail; a claim that answers nothing", async () => {
  memberService((_, { method }) => {
    if (method === "POST") return Response.json({ clientSecret: "cs_1_secret_x" });
    return method === "GET"
      ? Response.json({ status: "complete", customerEmail: "ana@example.com" })
      : new Response(null, { status: 200 });
  });
  const request = { offerId: "o", offerTermId: "t", redirectUrl: "/about" };
  expect(await startSession(request)).toEqual({ clientSecret: "cs_1_secret_x" });
  expect(await readSession("cs_1")).toEqual({ status: "complete", customerEmail: "ana@example.com" });
  await expect(claimSession("cs_1")).resolves.toBeUndefined();
});

test("what the specification names no call for may be missing: guides, notes, favorites and follows", async () => {
  memberService(notThere);
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  await loadNotes("lesson");
  expect(warned).toHaveBeenCalledWith("Notes could not be loaded.", expect.anything());
  warned.mockRestore();
  for (const kind of ["guide", "favourite", "follow"] as const)
    await expect(fetchLists({ kind })).rejects.toThrow("answered 404");
});

test("content item: contentType, route.path and the properties that the specification names", () => {
  const properties = {
    title: "Learning to wait",
    contentSlug: "learning-to-wait",
    contentBody: { markup: "<p>Wait.</p>", blocks: [] },
    associatedMedia: [],
    featuredImage: [],
    contributors: [],
    topic: null,
  };
  expect(pageProperties.parse(properties)).toMatchObject({
    title: "Learning to wait",
    access: "free",
    summary: null,
    related: [],
    publishedDate: null,
  });
  expect(
    contributorProperties.parse({ title: "Ana Ruiz", firstName: "Ana", lastName: "Ruiz" }).related,
  ).toEqual([]);
  expect(verseProperties.parse({ title: "Light", passage: "John.1.5" }).thought).toBeNull();
});

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

test("subscription record: growthPlanId; what is completed of the plan is asked for by itself", async () => {
  const [plan, whole, lesson, prompt] = [guid(1), guid(2), guid(3), guid(4)];
  memberService((path) => {
    if (path.endsWith("/subscriptions"))
      return Response.json([{ growthPlanId: plan }, { growthPlanId: whole, completedArticleIds: [lesson] }]);
    if (path.endsWith("/prompts/completed")) return Response.json([{ promptId: prompt }]);
    return path.includes(plan) ? Response.json([{ growthPlanId: plan, articleId: lesson }]) : notThere();
  });
  expect(await fetchLists({ kind: "plan" })).toEqual({
    plan: [plan, whole],
    [`lesson ${plan}`]: [lesson],
    [`lesson ${whole}`]: [lesson],
  });
  expect(await fetchLists({ kind: "prompt", of: lesson })).toEqual({ [`prompt ${lesson}`]: [prompt] });
});

const item = (name: string, properties: Record<string, unknown>) => ({ name, properties }) as ContentItem;
const contentOf = (...items: ContentItem[]) =>
  ({ list: async () => ({ total: items.length, items }) }) as unknown as ContentClient;

test("trivia, verses and prayers: properties.scheduledDate", async () => {
  const quiz = contentOf(item("Quiz", { scheduledDate: "2024-11-15T00:00:00Z" }));
  const day = { year: 2024, month: 11, day: 15 };
  expect(await loadTriviaYear(quiz, "en-US")).toEqual([{ day, title: "Quiz", level: null }]);
  expect(await mostRecentTriviaDay(quiz, { year: 2026, month: 11, day: 16 }, "en-US")).toEqual(day);
  const today = { ...day, year: 2026 };
  expect(await listDays(quiz, "verse", [today], "en-US")).toEqual([
    { day: today, title: "Quiz", reference: null },
  ]);
  expect(scheduledDays({ scheduledDate: null })).toEqual([]);
  // Its questions are our own fields: without them there is no quiz to show, and no error either.
  const titled = item("Quiz", { title: "Quiz", scheduledDate: "2024-11-15T00:00:00Z" });
  expect(await loadTrivia({} as SiteServices, titled, today, "en-US")).toBeUndefined();
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
