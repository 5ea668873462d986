import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import type { Config } from "../config.ts";
import { createMetricsAccess } from "./metrics-access.ts";

const token = "a-token-of-some-length";
const asks = (
  settings: Partial<Pick<Config, "METRICS_TOKEN" | "ENVIRONMENT">>,
  headers: Record<string, string> = {},
  remoteAddress = "127.0.0.1",
) =>
  createMetricsAccess({ METRICS_TOKEN: undefined, ENVIRONMENT: "Production", ...settings })({
    headers,
    socket: { remoteAddress },
  } as unknown as IncomingMessage);

test("with METRICS_TOKEN whoever sends it may read, from wherever, and nobody else", () => {
  const settings = { METRICS_TOKEN: token };
  expect(asks(settings, { authorization: `Bearer ${token}` }, "203.0.113.9")).toBe(true);
  expect(asks(settings, { authorization: `Bearer ${token}x` })).toBe(false);
  expect(asks(settings, { authorization: token })).toBe(false);
  expect(asks({ ...settings, ENVIRONMENT: "Local" })).toBe(false);
});

test("without it only a developer's own machine: behind a proxy on the same machine every request comes from loopback", () => {
  expect(asks({})).toBe(false);
  expect(asks({ ENVIRONMENT: "Staging" })).toBe(false);
  expect(asks({ ENVIRONMENT: "Local" }, {}, "::1")).toBe(true);
  for (const name of ["x-forwarded-for", "forwarded", "via"])
    expect(asks({ ENVIRONMENT: "Local" }, { [name]: "x" })).toBe(false);
  expect(asks({ ENVIRONMENT: "Local" }, {}, "192.168.1.9")).toBe(false);
});
