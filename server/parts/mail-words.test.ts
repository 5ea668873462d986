import { expect, test } from "vitest";
import { createMailWords } from "./mail-words.ts";

const inCode = { subject: "In code", opening: "…", closing: "Bye" };
const item = (mailName: string, subject: string) => ({
  properties: { mailName, subject, opening: "Published", closing: null, title: "A name" },
});

function opened() {
  const warnings: string[] = [];
  const source: { items: unknown[] | Error } = { items: [item("account-changed", "First")] };
  const mailWords = createMailWords({
    content: {
      async list() {
        if (source.items instanceof Error) throw source.items;
        return { total: 1, items: source.items } as never;
      },
    },
    log: { warn: (_: unknown, message: string) => void warnings.push(message) } as never,
  });
  return { warnings, source, words: () => mailWords("account-changed", "en-US", inCode) };
}

test("a mail has the published words, whole; what they leave out is not taken from the code", async () => {
  const { source, words } = opened();
  expect(await words()).toEqual({ subject: "First", opening: "Published" });
  source.items = [item("account-changed", "Second"), item("account-left", "Another")];
  expect(await words()).toEqual({ subject: "Second", opening: "Published" });
});

test("a mail without words of its own has those in code", async () => {
  const { source, words } = opened();
  source.items = [item("account-left", "Another")];
  expect(await words()).toBe(inCode);
  // Taken off the site again.
  source.items = [item("account-changed", "First")];
  await words();
  source.items = [];
  expect(await words()).toBe(inCode);
});

test("content that cannot be read leaves mails as they were, or as the code has them, and is logged", async () => {
  const { warnings, source, words } = opened();
  source.items = new Error("away");
  expect(await words()).toBe(inCode);
  source.items = [item("account-changed", "First")];
  await words();
  source.items = new Error("away");
  expect(await words()).toEqual({ subject: "First", opening: "Published" });
  expect(warnings).toHaveLength(2);
});
