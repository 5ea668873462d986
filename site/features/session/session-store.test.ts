import { beforeEach, expect, test, vi } from "vitest";
import { initializeSession, resetSession, sessionKey, sessionStore } from "./session-store.ts";

const saved = new Map<string, string>();
const storage = {
  getItem: (key: string) => saved.get(key) ?? null,
  setItem: (key: string, value: string) => void saved.set(key, value),
};

beforeEach(() => {
  saved.clear();
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("location", { search: "" });
  sessionStore.setState({ rsid: "", expiration: new Date(0) });
});

test("session id kept in session storage: a reload keeps it", () => {
  initializeSession();
  const { rsid } = sessionStore.getState();
  expect(JSON.parse(saved.get(sessionKey)!)).toMatchObject({ rsid });
  sessionStore.setState({ rsid: "", expiration: new Date(0) });
  initializeSession();
  expect(sessionStore.getState().rsid).toBe(rsid);
});

test("resetSession clears and re-initializes", () => {
  initializeSession();
  const { rsid } = sessionStore.getState();
  resetSession();
  expect(sessionStore.getState().rsid).toMatch(/^I\d{3}[a-z0-9]{12}$/);
  expect(sessionStore.getState().rsid).not.toBe(rsid);
});

test("a valid rsid in the URL is the session, an invalid one is not", () => {
  vi.stubGlobal("location", { search: "?utm_source=mail&rsid=A123abcdefghijkl" });
  initializeSession();
  expect(sessionStore.getState().rsid).toBe("A123abcdefghijkl");
  vi.stubGlobal("location", { search: "?rsid=A123abcdefghijkl-" });
  resetSession();
  expect(sessionStore.getState().rsid).toMatch(/^I/);
});

test("where storage is forbidden the id lasts as long as the page", () => {
  const forbidden = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: forbidden, setItem: forbidden });
  initializeSession();
  expect(sessionStore.getState().rsid).toMatch(/^I/);
});
