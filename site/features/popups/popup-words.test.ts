import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

const item = (properties: object) => ({ properties });
const answering = (answer: () => Promise<Response>) => {
  const requests: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    requests.push(address);
    return answer();
  });
  return requests;
};
const load = async (name: "sign-up-reminder" | "sitewide-premium") =>
  (await import("./popup-words.ts")).loadPopupWords(name);

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

test("the words are fetched once a page, each popup has its own, and markup stays text", async () => {
  const requests = answering(async () =>
    Response.json({
      items: [
        item({
          place: "sign-up-reminder",
          title: "<b>Join</b>",
          lead: null,
          points: "One\n\n Two ",
          button: "Go",
          dismiss: "In",
        }),
        item({ place: "sitewide-premium", title: null, button: "Yes", dismiss: "" }),
        item({ place: "unknown", button: "Yes", dismiss: "No" }),
      ],
    }),
  );
  expect(await load("sign-up-reminder")).toEqual({
    title: "<b>Join</b>",
    points: ["One", "Two"],
    button: "Go",
    dismiss: "In",
  });
  // Not whole, so the messages speak.
  expect(await load("sitewide-premium")).toBeUndefined();
  expect(requests).toHaveLength(1);
});

test("without an answer, or with one that is none, there are no words, and the next popup asks again", async () => {
  const requests = answering(async () => new Response("", { status: 503 }));
  expect(await load("sign-up-reminder")).toBeUndefined();
  answering(async () => Response.json({ nothing: true }));
  expect(await load("sign-up-reminder")).toBeUndefined();
  answering(async () =>
    Response.json({ items: [item({ place: "sign-up-reminder", button: "Go", dismiss: "In" })] }),
  );
  expect(await load("sign-up-reminder")).toMatchObject({ button: "Go" });
  expect(requests).toHaveLength(1);
});

test("a slow answer is not waited for", async () => {
  answering(() => new Promise(() => {}));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const words = load("sign-up-reminder");
  await vi.advanceTimersByTimeAsync(1000);
  expect(await words).toBeUndefined();
});
