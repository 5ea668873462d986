import fc from "fast-check";
import { expect, test } from "vitest";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { runningClock } from "../../tests/support/fixed-clock.ts";
import { createSignedTokens, createTokensOf } from "./signed-tokens.ts";

const clock = runningClock();
const tokens = createTokensOf("a secret", clock);

test("a token says what it names, for its purpose only, and to nobody with another secret", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100, unit: "binary" }), (id) => {
      const token = tokens.issue("unsubscribe", id);
      expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
      expect(tokens.read("unsubscribe", token)).toEqual({ id });
      expect(tokens.read("manage", token)).toBe("invalid");
      expect(createTokensOf("another", clock).read("unsubscribe", token)).toBe("invalid");
    }),
  );
});

test("anything else is invalid, and never an exception", () => {
  const token = tokens.issue("manage", "someone", 1000);
  fc.assert(
    fc.property(fc.string(), fc.nat(token.length), (noise, at) => {
      const changed = token.slice(0, at) + noise + token.slice(at + noise.length);
      if (changed !== token) expect(tokens.read("manage", changed)).not.toEqual({ id: "someone" });
    }),
  );
  expect(tokens.read("manage", "x".repeat(1_000_000))).toBe("invalid");
});

test("a token with a life expires by the site's clock; one without does not", () => {
  const short = tokens.issue("confirm", "a", 60_000);
  const long = tokens.issue("unsubscribe", "a");
  clock.advance(62_000);
  expect(tokens.read("confirm", short)).toBe("expired");
  clock.advance(50 * 365 * 86_400_000);
  expect(tokens.read("unsubscribe", long)).toEqual({ id: "a" });
  clock.reset();
});

describeOnEachDatabase("the secret for links", (open) => {
  test("is one for all processes of a database", async () => {
    const database = await open();
    const both = await Promise.all([1, 2].map(() => createSignedTokens(database, clock)));
    expect(both[1]!.read("manage", both[0]!.issue("manage", "a"))).toEqual({ id: "a" });
  });
});
