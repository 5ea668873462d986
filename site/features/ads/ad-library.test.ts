import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { provideSettings } from "../../settings.ts";
import { adBundle, adConfiguration, notifyAdLibrary } from "./ad-library.ts";

const page = {
  title: "Learning to wait · Wellspring",
  documentElement: { dataset: { template: "article" } },
  querySelector: () => ({ dataset: { adSlot: "item-1", tags: "Hope,Everyday faith" } }),
} as unknown as Document;
const address = new URL("https://site.example/articles/a?utm_source=letter&utm_campaign=fall&x=1");

beforeEach(() => {
  vi.useFakeTimers();
  provideSettings(() => ({
    siteName: "W",
    productName: "W",
    environment: "Staging",
    origin: address.origin,
    buildId: "1",
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("ad bundle is 'main' in Production, otherwise 'staging'", () => {
  expect(["Production", "Staging", "Local"].map(adBundle)).toEqual(["main", "staging", "staging"]);
});

test("ad configuration: tags, contentId, title, type, pageurl, source, medium, campaign", () => {
  expect(adConfiguration(page, address)).toEqual({
    tags: ["Hope", "Everyday faith"],
    contentId: "item-1",
    title: "Learning to wait · Wellspring",
    type: "article",
    pageurl: "https://site.example/articles/a",
    source: "letter",
    medium: "",
    campaign: "fall",
  });
});

test("announced by a message to the parent window one second after a page finishes, once for each page", () => {
  const postMessage = vi.fn();
  vi.stubGlobal("window", { parent: { postMessage } });
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", address);
  notifyAdLibrary();
  vi.advanceTimersByTime(500);
  notifyAdLibrary();
  vi.advanceTimersByTime(999);
  expect(postMessage).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(postMessage).toHaveBeenCalledOnce();
  expect(postMessage).toHaveBeenCalledWith(
    expect.objectContaining({ type: "content:loaded", bundle: "staging", template: "article" }),
    "https://site.example",
  );
});
