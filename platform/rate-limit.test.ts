import { Hono } from "hono";
import { expect, test } from "vitest";
import { createMovableClock } from "./clock.ts";
import { createRateLimit, tooManyRequests } from "./rate-limit.ts";

const clockAt = (iso: string) => {
  let now = new Date(iso).getTime();
  const clock = createMovableClock({ now: () => new Date(now) });
  const pass = (ms: number) => {
    now += ms;
  };
  return Object.assign(clock, { pass });
};

test("the window slides: a place is free again exactly one window after it was taken", () => {
  const clock = clockAt("2026-03-01T00:00:00Z");
  const limit = createRateLimit({ clock, requests: 2, windowMs: 60_000 });
  expect(limit.take("a")).toEqual({ allowed: true });
  clock.pass(30_000);
  expect(limit.take("a")).toEqual({ allowed: true });
  expect(limit.take("a")).toEqual({ allowed: false, retryAfterSeconds: 30 });
  expect(limit.take("b")).toEqual({ allowed: true });
  clock.pass(29_999);
  expect(limit.take("a")).toEqual({ allowed: false, retryAfterSeconds: 1 });
  clock.pass(1);
  expect(limit.take("a")).toEqual({ allowed: true });
  expect(limit.take("a")).toEqual({ allowed: false, retryAfterSeconds: 30 });
});

test("a clock moved back locks nobody out", () => {
  const clock = clockAt("2026-03-01T00:00:00Z");
  const limit = createRateLimit({ clock, requests: 1, windowMs: 1_000 });
  clock.advance(86_400_000);
  limit.take("a");
  clock.reset();
  expect(limit.take("a")).toEqual({ allowed: true });
});

test("memory is bounded: at most maxKeys keys, and none past its window", () => {
  const clock = clockAt("2026-03-01T00:00:00Z");
  const limit = createRateLimit({ clock, requests: 1, windowMs: 1_000, maxKeys: 100 });
  for (let key = 0; key < 1_000; key++) limit.take(`k${key}`);
  expect(limit.size).toBe(100);
  expect(limit.take("k999").allowed).toBe(false);
  clock.pass(1_001);
  limit.take("new");
  expect(limit.size).toBe(1);
});

test("the answer is a 429 problem with Retry-After", async () => {
  const response = await new Hono().get("/", (c) => tooManyRequests(c, 7)).request("/");
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toBe("7");
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(await response.json()).toMatchObject({ status: 429, code: "request.too_many" });
});
