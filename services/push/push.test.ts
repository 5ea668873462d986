import { afterAll, beforeAll, expect, test } from "vitest";
import { pushPaths } from "../../contracts/push-paths.ts";
import { useJobs } from "../../platform/jobs/test-jobs.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { eventually } from "../../tests/support/eventually.ts";
import { type PushReceiver, startPushReceiver } from "../../tests/support/push-receiver.ts";
import { choices, startTestPush } from "./test-push.ts";

let receiver: PushReceiver;
beforeAll(async () => {
  receiver = await startPushReceiver();
});
afterAll(() => receiver.close());

/** A Saturday before the hour, in New York. */
const start = new Date("2026-03-07T11:00:00Z");
const hour = 3_600_000;
type Options = Omit<Parameters<typeof startTestPush>[0], "database" | "clock" | "jobs">;

describeOnEachDatabase("reminders on devices", (open) => {
  const { database, start: startJobs } = useJobs(open);

  async function begin(options: Options = {}) {
    const { jobs, clock } = await startJobs();
    clock.moveTo(start);
    const push = await startTestPush({ database: database(), clock, jobs, ...options });
    async function subscribe(changes: Partial<typeof choices> = {}, member?: string) {
      const device = receiver.subscribe();
      const body = { ...device.subscription, choices: { ...choices, ...changes } };
      const answer = await push.call("PUT", pushPaths.subscription, body, member);
      expect(answer.status).toBe(200);
      const { endpoint, keys } = device.subscription;
      const proof = { endpoint, auth: keys.auth };
      return Object.assign(device, {
        body,
        proof,
        isThere: async () => Boolean(await push.store.find(proof)),
      });
    }
    const waitUntil = async (at: string) => {
      clock.moveTo(new Date(at));
      await jobs.idle();
    };
    return { ...push, jobs, clock, subscribe, waitUntil };
  }

  test("sent by the real protocol: signed with the site's key, encrypted for the device, until the end of the reader's day", async () => {
    const { subscribe, waitUntil, keys } = await begin();
    const device = await subscribe({ locale: "es" });
    await waitUntil("2026-03-07T11:59:59Z");
    expect(device.attempts).toBe(0);
    await waitUntil("2026-03-07T12:00:00Z");
    expect(receiver.faults).toEqual([]);
    const [{ message, headers, claims, publicKey }, ...more] = device.received as [
      (typeof device.received)[0],
    ];
    expect(more).toEqual([]);
    expect(publicKey).toBe(keys.publicKey);
    expect(claims.aud).toBe(receiver.origin);
    expect(claims.sub).toBe("mailto:contact@wellspring.example");
    expect(claims.exp * 1000 - Date.now()).toBeGreaterThan(0);
    expect(claims.exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * hour);
    expect(message).toMatchObject({
      title: "Versículo del día: Salmos 46:10",
      path: "/es/verses/2026/3/7",
      locale: "es",
      tag: "reminder-2026-03-07",
      labels: { read: "Leer", end: "Desactivar" },
    });
    expect(message.text.length).toBeLessThanOrEqual(180);
    expect(headers).toMatchObject({ ttl: String(17 * 3600), urgency: "normal", topic: "reminder" });
  });

  test("once a day, in the reader's hour when summer time begins, and not on quiet days", async () => {
    const { subscribe, waitUntil } = await begin();
    const device = await subscribe({ quietDays: ["mon"] });
    const tags = () => device.received.map(({ message }) => message.tag.slice(-5));
    for (const moment of ["07T12:00", "07T20:00", "08T10:59", "08T11:00", "09T11:00", "10T10:59"])
      await waitUntil(`2026-03-${moment}:00Z`);
    expect(tags()).toEqual(["03-07", "03-08"]);
    await waitUntil("2026-03-10T11:00:00Z");
    expect(tags()).toEqual(["03-07", "03-08", "03-10"]);
  });

  test("another hour on the same day brings no second one, and the next comes at the new hour", async () => {
    const { subscribe, waitUntil, call } = await begin();
    const device = await subscribe();
    await waitUntil("2026-03-07T12:00:00Z");
    await call("PUT", pushPaths.subscription, { ...device.body, choices: { ...choices, time: "20:00" } });
    await waitUntil("2026-03-08T01:00:00Z");
    expect(device.attempts).toBe(1);
    await waitUntil("2026-03-09T00:00:00Z");
    expect(device.received.map(({ message }) => message.tag)).toEqual([
      "reminder-2026-03-07",
      "reminder-2026-03-08",
    ]);
  });

  test("expired (404, 410): the device is removed", async () => {
    const { subscribe, waitUntil } = await begin();
    const devices = await Promise.all([subscribe(), subscribe()]);
    devices[0]!.answers.push({ status: 410 });
    devices[1]!.answers.push({ status: 404 });
    await waitUntil("2026-03-07T12:00:00Z");
    expect(await Promise.all(devices.map((device) => device.isThere()))).toEqual([false, false]);
    await waitUntil("2026-03-08T12:00:00Z");
    expect(devices.map(({ attempts }) => attempts)).toEqual([1, 1]);
  });

  test("refused (400, 403): logged once, never repeated on the day, removed after the third; one success forgets them", async () => {
    const { subscribe, waitUntil, warnings } = await begin();
    const device = await subscribe();
    device.answers.push({ status: 403 }, { status: 201 }, { status: 400 }, { status: 403 }, { status: 403 });
    for (const day of ["07T12", "08T12", "09T12", "10T12"]) await waitUntil(`2026-03-${day}:00:00Z`);
    expect(await device.isThere()).toBe(true);
    expect(warnings.filter((line) => line.includes("a reminder was refused"))).toHaveLength(2);
    await waitUntil("2026-03-11T12:00:00Z");
    expect(device.attempts).toBe(5);
    expect(await device.isThere()).toBe(false);
  });

  test("429 and 503 are tried again when the service says, within the day, and shown once", async () => {
    const { subscribe, waitUntil } = await begin();
    const device = await subscribe();
    device.answers.push({ status: 429, headers: { "retry-after": "3600" } }, { status: 503 });
    await waitUntil("2026-03-07T12:00:00Z");
    await waitUntil("2026-03-07T12:59:59Z");
    expect(device.attempts).toBe(1);
    await waitUntil("2026-03-07T13:00:00Z");
    expect(device.attempts).toBe(2);
    await waitUntil("2026-03-07T13:10:00Z");
    expect(device.received.map(({ message }) => message.tag)).toEqual(["reminder-2026-03-07"]);
    const late = await subscribe({ time: "09:00" });
    late.answers.push({ status: 429, headers: { "retry-after": "86400" } });
    await waitUntil("2026-03-07T14:00:00Z");
    await waitUntil("2026-03-08T12:59:59Z");
    expect(late.attempts).toBe(1);
    await waitUntil("2026-03-08T13:00:00Z");
    expect(late.received.map(({ message }) => message.tag)).toEqual(["reminder-2026-03-08"]);
  });

  test("a redirect is not followed, and a service that hangs is given up and tried again", async () => {
    let timeLimit = new AbortController();
    const { subscribe, waitUntil } = await begin({ timeout: () => timeLimit.signal });
    const [moved, slow] = [await subscribe(), await subscribe({ time: "08:00" })];
    moved.answers.push({ status: 307, headers: { location: slow.subscription.endpoint } });
    slow.answers.push("hang");
    await waitUntil("2026-03-07T12:00:00Z");
    expect([moved.attempts, slow.attempts]).toEqual([1, 0]);
    const reminded = waitUntil("2026-03-07T13:00:00Z");
    await eventually(() => expect(slow.attempts).toBe(1));
    const over = timeLimit;
    timeLimit = new AbortController();
    over.abort();
    await reminded;
    expect(slow.received).toHaveLength(0);
    await waitUntil("2026-03-07T13:01:00Z");
    expect(slow.received).toHaveLength(1);
    expect([moved.attempts, moved.received.length]).toEqual([1, 0]);
  });

  test("a server that was away for the morning does not remind at night", async () => {
    const { subscribe, waitUntil } = await begin();
    const device = await subscribe();
    await waitUntil("2026-03-07T18:00:00Z");
    expect(device.attempts).toBe(0);
    await waitUntil("2026-03-08T11:00:00Z");
    expect(device.received).toHaveLength(1);
  });

  test("several processes send once, and have one key", async () => {
    const first = await begin();
    const others = database().kind === "postgres" ? [await begin(), await begin()] : [];
    const devices = await Promise.all(Array.from({ length: 20 }, () => first.subscribe()));
    const all = [first, ...others];
    expect(new Set(all.map(({ keys }) => keys.privateKey)).size).toBe(1);
    await Promise.all(all.map(({ waitUntil }) => waitUntil("2026-03-07T12:00:00Z")));
    expect(devices.map(({ attempts }) => attempts)).toEqual(devices.map(() => 1));
  });

  test("a process that was killed while it sent: nobody is reminded twice, and tomorrow's comes", async () => {
    const { subscribe, store, clock, remind, waitUntil } = await begin();
    const device = await subscribe();
    const { id, version } = (await store.find(device.proof))!;
    const payload = { id, version, dueAt: "2026-03-07T12:00:00.000Z" };
    clock.moveTo(new Date("2026-03-07T12:00:10Z"));
    await remind({ payload, outcomeUnknown: true, intend: async () => {} });
    expect(device.attempts).toBe(0);
    await waitUntil("2026-03-08T11:00:00Z");
    expect(device.received.at(-1)?.message.tag).toBe("reminder-2026-03-08");
  });

  test("nothing when the day is done already; on the days of a schedule its lesson, else the verse", async () => {
    const done = new Set<string>(["ana 2026-03-07"]);
    const lesson = { course: "Still Waters", number: 3, title: "Be still", path: "/growth-plans/a/b" };
    const { subscribe, waitUntil } = await begin({
      sources: {
        hasDone: async (subject, day) => done.has(`${subject} ${day}`),
        lessonOn: async (_, weekday) => (weekday === "sun" ? lesson : undefined),
      },
    });
    const device = await subscribe({ course: true }, "ana");
    const lessonsOnly = await subscribe({ course: true, verse: false }, "ana");
    for (const day of ["07", "08", "09"]) await waitUntil(`2026-03-${day}T12:00:00Z`);
    expect(device.received.map(({ message }) => [message.title, message.text.slice(0, 18)])).toEqual([
      ["Still Waters", "Lesson 3: Be still"],
      ["Verse of the day: Psalm 46:10", "Be still. Be still"],
    ]);
    expect(lessonsOnly.received).toHaveLength(1);
  });

  test("one tap ends it: by the token of the payload, without a sign-in", async () => {
    const { subscribe, waitUntil, call } = await begin();
    const [device, other] = [await subscribe(), await subscribe()];
    await waitUntil("2026-03-07T12:00:00Z");
    const { token } = device.received[0]!.message;
    expect((await call("POST", pushPaths.end, { token: `${token}x` })).status).toBe(204);
    expect(await device.isThere()).toBe(true);
    expect((await call("POST", pushPaths.end, { token })).status).toBe(204);
    expect((await call("POST", pushPaths.end, { token })).status).toBe(204);
    expect([await device.isThere(), await other.isThere()]).toEqual([false, true]);
  });

  test("a device that has moved is reminded in its new zone", async () => {
    const { subscribe, waitUntil, call } = await begin();
    const device = await subscribe();
    await waitUntil("2026-03-07T12:00:00Z");
    const { token } = device.received[0]!.message;
    expect((await call("POST", pushPaths.seen, { token, timeZone: "Europe/Madrid" })).status).toBe(204);
    await waitUntil("2026-03-08T06:00:00Z");
    expect(device.received.map(({ message }) => message.timeZone)).toEqual([
      "America/New_York",
      "Europe/Madrid",
    ]);
  });

  test("devices that nobody has used for half a year end, and so do those that nothing reaches for a month", async () => {
    const { subscribe, waitUntil, store, clock } = await begin();
    const [used, broken] = [await subscribe(), await subscribe()];
    broken.answers.push(...Array.from({ length: 8 }, () => ({ status: 503 })));
    await waitUntil("2026-03-07T12:00:00Z");
    clock.moveTo(new Date("2026-04-08T11:00:00Z"));
    await store.eraseUnused(() => false);
    expect([await used.isThere(), await broken.isThere()]).toEqual([true, false]);
    clock.moveTo(new Date("2026-09-04T11:00:00Z"));
    await store.eraseUnused(() => false);
    expect(await used.isThere()).toBe(false);
  });
});
