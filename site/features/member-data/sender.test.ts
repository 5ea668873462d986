import { describe, expect, test, vi } from "vitest";
import type { OutboxEntry } from "./outbox.ts";
import { createSender } from "./sender.ts";

const entry = (id: string): OutboxEntry => ({
  id,
  method: "POST",
  path: `/${id}`,
  about: id,
  at: "2026-11-15T10:00:00.000Z",
  localDate: "2026-11-15",
  timeZone: "UTC",
});

/** A queue with a scripted network: a status, or a lost connection. */
function setUp(answers: Record<string, (number | "cut")[]>) {
  const queue = Object.keys(answers).map(entry);
  const calls: string[] = [];
  const outcomes: string[] = [];
  const waits: number[] = [];
  let member = "ana";
  const flush = createSender({
    member: () => member,
    next: () => queue[0],
    async send({ id }) {
      calls.push(id);
      const answer = answers[id]?.shift() ?? 204;
      if (answer === "cut") throw new TypeError("Failed to fetch");
      return new Response(null, {
        status: answer,
        headers: answer === 429 ? { "retry-after": "30" } : {},
      });
    },
    resolveEntry({ id }, outcome) {
      outcomes.push(`${id} ${outcome}`);
      queue.splice(
        queue.findIndex((waiting) => waiting.id === id),
        1,
      );
    },
    retryIn: (milliseconds) => waits.push(milliseconds),
    alone: (work) => work(),
  });
  const comeInstead = (other: string, waiting: string) => {
    member = other;
    queue.splice(0, queue.length, entry(waiting));
  };
  return { flush, calls, resolvedCount: outcomes, waits, queue, comeInstead };
}

describe("sending", () => {
  test("entries are sent in order", async () => {
    const { flush, calls, resolvedCount } = setUp({ a: [201], b: [204], c: [200] });
    await flush();
    expect(calls).toEqual(["a", "b", "c"]);
    expect(resolvedCount).toEqual(["a sent", "b sent", "c sent"]);
  });

  test("what fails is retried with back-off and nothing overtakes it", async () => {
    const { flush, calls, waits, queue } = setUp({ a: ["cut", 503, "cut", 204], b: [] });
    for (let n = 0; n < 4; n++) await flush();
    expect(calls).toEqual(["a", "a", "a", "a", "b"]);
    expect(waits).toEqual([2000, 4000, 8000]);
    expect(queue).toEqual([]);
  });

  test("Retry-After is respected, and no wait is longer than five minutes", async () => {
    const { flush, waits } = setUp({ a: [429, ...Array<"cut">(12).fill("cut")] });
    for (let n = 0; n < 13; n++) await flush();
    expect(waits[0]).toBe(30_000);
    expect(waits.at(-1)).toBe(300_000);
  });

  test("4xx drops with a log, and the rest is sent", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { flush, resolvedCount } = setUp({ a: [404], b: [204] });
    await flush();
    expect(resolvedCount).toEqual(["a refused", "b sent"]);
    expect(warn).toHaveBeenCalledWith("POST /a was refused with 404 and is given up.");
    warn.mockRestore();
  });

  test("after sign-out the entry waits for the next sign-in", async () => {
    const { flush, queue, waits } = setUp({ a: [401] });
    await flush();
    expect(queue.map(({ id }) => id)).toEqual(["a"]);
    expect(waits).toEqual([]);
  });

  test("a fresh token that is refused as well is not followed by another, and another", async () => {
    const { flush, calls } = setUp({ a: [401, 401, 401] });
    const sending = flush();
    // As a new token does, which the refused call has fetched before it was sent again.
    void flush();
    await sending;
    expect(calls).toEqual(["a"]);
  });

  test.each([204, 401, 409])(
    "a response (%i) for a member who has signed out resolves nothing, and the next member's entries are sent",
    async (status) => {
      const { flush, calls, resolvedCount, waits, comeInstead } = setUp({ a: [status], b: [204] });
      const sending = flush();
      comeInstead("ben", "b");
      await sending;
      expect(calls).toEqual(["a", "b"]);
      expect(resolvedCount).toEqual(["b sent"]);
      expect(waits).toEqual([]);
    },
  );

  test("an entry added right after the last read of the queue is sent as well", async () => {
    const { flush, calls, queue } = setUp({});
    void flush();
    queue.push(entry("a"));
    await flush();
    expect(calls).toEqual(["a"]);
  });

  test("calls at the same time send everything once", async () => {
    const { flush, calls } = setUp({ a: [204], b: [204] });
    await Promise.all([flush(), flush(), flush()]);
    expect(calls).toEqual(["a", "b"]);
  });
});
