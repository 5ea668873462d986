import { expect, test } from "vitest";
import { writeText } from "./daily-mail.ts";
import { createTextSender } from "./texts.ts";

const message = {
  to: "+15551234567",
  text: "For God so loved the world.",
  key: "morning 2026-03-08 +15551234567",
};

test("without a gateway a text is logged, neither its words nor the whole number", async () => {
  const lines: unknown[] = [];
  const log = { info: (...line: unknown[]) => void lines.push(line) };
  await createTextSender({ log: log as never, fetch: () => Promise.reject(new Error("called")) }).send(
    message,
  );
  expect(JSON.stringify(lines)).toMatch(/was not sent/);
  expect(JSON.stringify(lines)).not.toMatch(/5551234567|loved/);
});

test("with one it is posted under its key; a refusal is an error, so that the job is tried again", async () => {
  const sent: RequestInit[] = [];
  let status = 202;
  const fetch = async (_url: unknown, init?: RequestInit) => {
    sent.push(init!);
    return new Response(null, { status });
  };
  const sender = createTextSender({
    url: "https://sms.example/send",
    token: "t",
    log: { info() {} } as never,
    fetch,
  });
  await sender.send(message);
  expect(sent[0]?.headers).toMatchObject({ "idempotency-key": message.key, authorization: "Bearer t" });
  expect(JSON.parse(String(sent[0]?.body))).toEqual({ to: message.to, text: message.text });
  status = 500;
  await expect(sender.send(message)).rejects.toThrow(/500/);
});

test("a text is short, ends with its link, and says where it is from", () => {
  const verse = {
    title: "",
    text: "word ".repeat(200),
    reference: "John 3:16",
    thought: "",
    question: "",
    path: "/",
  };
  const text = writeText(verse, "https://site.example/verses/2026/3/8");
  expect(text.length).toBeLessThanOrEqual(300);
  expect(text).toMatch(/…\nJohn 3:16\nhttps:\/\/site\.example\/verses\/2026\/3\/8$/);
});
