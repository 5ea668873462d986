import fs from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { newPglitePlace } from "../../tests/support/databases.ts";
import { fixedClock } from "../../tests/support/fixed-clock.ts";
import { systemClock } from "../clock.ts";
import { openDatabase } from "../database/database.ts";
import { OutcomeUnknown } from "../jobs/job.ts";
import { createJobs } from "../jobs/jobs.ts";
import { createMailer } from "./mailer.ts";
import { sendOnce } from "./send-once.ts";
import { startSmtpServer } from "./test-smtp.ts";

const log = pino({ level: "silent" });
const from = { address: "no-reply@example.com" };
const mail = {
  to: { address: "ana@example.com" },
  subject: "Verse",
  text: "…",
  messageId: "<morning-1@example.com>",
  unsubscribeUrl: "https://example.com/unsubscribe?token=abc",
};
const job = (outcomeUnknown = false) => {
  const steps: string[] = [];
  return { outcomeUnknown, intend: async () => void steps.push("intended"), steps };
};

test("the mailbox stores a mail once, however often and by however many processes it is sent", async () => {
  const dataDir = fs.mkdtempSync(path.join(tmpdir(), "once-"));
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true }));
  const mailers = [1, 2].map(() => createMailer({ dataDir, from, clock: systemClock, log }));
  await Promise.all(
    Array.from({ length: 20 }, (_, nth) => sendOnce(job(nth % 3 === 0), mailers[nth % 2]!, mail, "skip")),
  );
  const stored = await mailers[0]!.mailbox!.list();
  expect(stored).toHaveLength(1);
  expect(stored[0]?.headers).toEqual({
    "Auto-Submitted": "auto-generated",
    "List-Unsubscribe": "<https://example.com/unsubscribe?token=abc>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(fs.readdirSync(path.join(dataDir, "mailbox"))).toHaveLength(1);
});

test("by SMTP the intent is recorded first; with an unknown outcome a daily mail is not repeated, a requested one is", async () => {
  const smtp = await startSmtpServer();
  const mailer = createMailer({ smtpUrl: smtp.url, dataDir: "/nowhere", from, clock: systemClock, log });
  onTestFinished(async () => {
    mailer.close();
    await smtp.close();
  });
  const first = job();
  expect(await sendOnce(first, mailer, mail, "skip")).toBe("sent");
  expect(first.steps).toEqual(["intended"]);
  expect(smtp.received[0]?.data).toMatch(
    /^List-Unsubscribe: <https:\/\/example\.com\/unsubscribe\?token=abc>$/m,
  );
  expect(smtp.received[0]?.data).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(await sendOnce(job(true), mailer, mail, "skip")).toBe("in-doubt");
  expect(smtp.received).toHaveLength(1);
  expect(await sendOnce(job(true), mailer, mail, "repeat")).toBe("sent");
  expect(smtp.received.map(({ data }) => /^Message-ID: (.*)$/m.exec(data)?.[1])).toEqual([
    mail.messageId,
    mail.messageId,
  ]);
  smtp.refuse("451 try later");
  await expect(sendOnce(job(), mailer, mail, "skip")).rejects.not.toBeInstanceOf(OutcomeUnknown);
});

test("what the server refuses for good ends its job at the first attempt; what it refuses for now is tried again", async () => {
  const smtp = await startSmtpServer();
  const place = await newPglitePlace();
  const database = await openDatabase({ ...place, log });
  const clock = fixedClock();
  const mailer = createMailer({ smtpUrl: smtp.url, dataDir: "/nowhere", from, clock, log });
  const jobs = await createJobs({ database, clock, log });
  onTestFinished(async () => {
    await jobs.close();
    mailer.close();
    await smtp.close();
    await database.close();
    fs.rmSync(place.dataDir, { recursive: true });
  });
  jobs.handle("mail", async (one) => void (await sendOnce(one, mailer, mail, "repeat")));
  jobs.start();
  const outcomeOf = async (key: string, refusal: string) => {
    smtp.refuse(refusal);
    await jobs.add({ kind: "mail", key });
    for (let nth = 0; nth < 3; nth++) {
      await jobs.idle();
      clock.advance(2 * 60 * 60_000);
    }
    const one = (await jobs.list({})).find((listed) => listed.key === key)!;
    return { state: one.state, isRepeated: one.attempts > 1 };
  };
  expect(await outcomeOf("for good", "550 5.1.1 no such user")).toEqual({ state: "dead", isRepeated: false });
  expect(await outcomeOf("for now", "451 try later")).toEqual({ state: "waiting", isRepeated: true });
});

test("a server that disconnects in the middle of the message leaves the outcome unknown; one that is unreachable does not", async () => {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.write("220 hi\r\n");
    socket.on("data", (chunk) => {
      if (/^DATA/im.test(String(chunk))) socket.write("354 go on\r\n", () => socket.destroy());
      else socket.write("250 ok\r\n");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const options = { smtpUrl: `smtp://127.0.0.1:${port}`, dataDir: "/nowhere", from, clock: systemClock, log };
  await expect(sendOnce(job(), createMailer(options), mail, "skip")).rejects.toBeInstanceOf(OutcomeUnknown);
  await new Promise((resolve) => server.close(resolve));
  await expect(sendOnce(job(), createMailer(options), mail, "skip")).rejects.not.toBeInstanceOf(
    OutcomeUnknown,
  );
});
