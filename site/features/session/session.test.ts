import fc from "fast-check";
import { expect, test } from "vitest";
import { initialized, readSession, sessionLifetimeMs } from "./session.ts";

const now = new Date("2026-11-14T15:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const valid = "BL12abcdefghijkl";
const held = { rsid: "I123abcdefghijkl", expiration: later(60_000) };

test("empty, then created on initialization, 15 minutes ahead of creation", () => {
  const session = initialized({ rsid: "", expiration: now }, { fromUrl: null, now });
  expect(session.rsid).toMatch(/^I\d{3}[a-z0-9]{12}$/);
  expect(session.expiration).toEqual(later(15 * 60_000));
  expect(sessionLifetimeMs).toBe(900_000);
});

test("not created anew while an id is already held: its lifetime is not prolonged", () => {
  expect(initialized(held, { fromUrl: null, now })).toBe(held);
  expect(initialized(held, { fromUrl: held.rsid, now })).toBe(held);
});

test("not created when a valid rsid arrives in the URL: that one is the session", () => {
  for (const before of [held, { rsid: "", expiration: now }])
    expect(initialized(before, { fromUrl: valid, now })).toEqual({ rsid: valid, expiration: later(900_000) });
});

test("otherwise a new session id is generated: an rsid of any other form is never taken", () => {
  fc.assert(
    fc.property(fc.string(), (fromUrl) => {
      fc.pre(!/^[A-Z][L0-9]\d\d[a-z0-9]{12}$/.test(fromUrl));
      expect(initialized({ rsid: "", expiration: now }, { fromUrl, now }).rsid).not.toBe(fromUrl);
      expect(initialized(held, { fromUrl, now })).toBe(held);
    }),
  );
});

test("on load, if the id or expiration is missing or expired, the id is cleared and expiration set to now", () => {
  const cleared = { rsid: "", expiration: now };
  for (const stored of [
    null,
    "",
    "{",
    "null",
    "[]",
    JSON.stringify({ rsid: valid }),
    JSON.stringify({ expiration: later(1000) }),
    JSON.stringify({ rsid: "", expiration: later(1000) }),
    JSON.stringify({ rsid: 16, expiration: later(1000) }),
    JSON.stringify({ rsid: valid, expiration: "soon" }),
    JSON.stringify({ rsid: valid, expiration: now }),
    JSON.stringify({ rsid: valid, expiration: later(-1) }),
  ])
    expect(readSession(stored, now), String(stored)).toEqual(cleared);
});

test("what was stored within its 15 minutes is loaded again", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: sessionLifetimeMs * 2 }), (passed) => {
      const made = initialized({ rsid: "", expiration: now }, { fromUrl: null, now });
      const loaded = readSession(JSON.stringify(made), later(passed));
      expect(loaded.rsid).toBe(passed < sessionLifetimeMs ? made.rsid : "");
    }),
  );
});
