import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { someSite } from "../../../tests/support/settings.ts";
import { storageOver } from "../../../tests/support/storage.ts";
import { personalKeys } from "../../personal-storage.ts";
import { provideSettings } from "../../settings.ts";
import { holdInstallEvent, type InstallEvent } from "../../ui/install-event.ts";
import { toastStore } from "../../ui/toast/toast-store.ts";
import { startInstall } from "./start-install.ts";

const saved = new Map<string, string>();
let page: EventTarget;
let consentNote: object | null;
const prompt = vi.fn();

const readOn = (...dates: string[]) =>
  saved.set(
    personalKeys.day,
    JSON.stringify({ days: Object.fromEntries(dates.map((date) => [date, [{ kind: "verse", item: "a" }]])) }),
  );

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 18, 7) });
  // Loaded already, so that only the clock decides when it is shown.
  await import("./offer-install.ts");
  saved.clear();
  readOn("2026-11-16", "2026-11-17", "2026-11-18");
  page = new EventTarget();
  consentNote = null;
  prompt.mockClear();
  toastStore.setState({ toasts: [] });
  vi.stubGlobal("localStorage", storageOver(saved));
  vi.stubGlobal("navigator", { userAgent: "Chrome/140 Safari/537" });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("location", new URL("https://wellspring.example/about"));
  vi.stubGlobal("document", { visibilityState: "visible", querySelector: () => consentNote });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  provideSettings(() => someSite);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const question = () => toastStore.getState().toasts[0];
async function visit(): Promise<void> {
  holdInstallEvent();
  startInstall();
  page.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt }) as InstallEvent);
  await vi.advanceTimersByTimeAsync(15_000);
}

test("Safari is told how to do it by hand", async () => {
  vi.stubGlobal("navigator", {
    userAgent: "Version/26.0 Mobile/15E148 Safari/604.1",
    standalone: false,
    maxTouchPoints: 5,
  });
  startInstall();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(question()?.description).toContain("Add to Home Screen");
  expect(question()?.actions).toHaveLength(1);
});

test("on the third morning the site asks once whether it should be installed; the answer opens the browser's own question", async () => {
  await visit();
  expect(question()?.actions).toHaveLength(2);
  question()!.actions![0]!.onClick();
  expect(prompt).toHaveBeenCalledOnce();
  expect(JSON.parse(saved.get("install")!)).toMatchObject({ answered: true });
});

test("a no is for good, and so is closing it", async () => {
  await visit();
  toastStore.getState().dismiss(question()!.id);
  vi.setSystemTime(new Date(2026, 10, 25, 7));
  await visit();
  expect(question()).toBeUndefined();
  expect(prompt).not.toHaveBeenCalled();
});

test("not on the second morning, and not while something else asks", async () => {
  consentNote = {};
  await visit();
  expect(question()).toBeUndefined();
  consentNote = null;
  readOn("2026-11-17", "2026-11-18");
  await visit();
  expect(question()).toBeUndefined();
});
