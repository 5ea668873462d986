import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { memberPaths as at } from "../../contracts/member-paths.ts";
import type { Database } from "../../platform/database/database.ts";
import { jobs as jobRows } from "../../platform/jobs/schema.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { fixedClock } from "../../tests/support/fixed-clock.ts";
import { base, createTestMember, origin, type TestMember } from "../../tests/support/member-service.ts";

const rhythm = { days: ["mon", "wed"], time: "07:30", timeZone: "America/Chicago", remind: true };
const firstTime = new Date("2026-11-16T13:30:00Z");
const day = 86_400_000;
const hour = 3_600_000;

interface Course {
  rhythm: string;
  lessons: number;
  /** POST to one to do it and DELETE to take it back; the first is all of lesson 1, all are the whole course. */
  steps: string[];
  names: [english: string, spanish: string];
  /** Where its second lesson is read. */
  second: string;
  firstInSpanish: string;
  noun: string;
}

const courses: Record<"growth plan" | "study guide", (samples: TestMember["samples"]) => Course> = {
  "growth plan": ({ planId, lessonIds }) => ({
    rhythm: at.rhythm(planId),
    lessons: lessonIds.length,
    steps: lessonIds.map((id) => at.completedArticle(planId, id)),
    names: ["Still waters", "Aguas tranquilas"],
    second: "/growth-plans/still-waters/2-go-on",
    firstInSpanish: "/es/growth-plans/aguas-tranquilas/1-begin",
    noun: "plan",
  }),
  "study guide": ({ guideId, premium, lessonId, sectionIds }) => ({
    rhythm: at.guideRhythm(guideId),
    lessons: 2,
    steps: [
      at.completedSection(premium.lessonId, premium.sectionId),
      ...sectionIds.map((id) => at.completedSection(lessonId, id)),
    ],
    names: ["Ruth", "Rut"],
    second: "/study-guides/ruth/2-fields",
    firstInSpanish: "/es/study-guides/ruth/1-moab",
    noun: "study guide",
  }),
};

describeOnEachDatabase("a rhythm that the member sets", (open) => {
  let service: TestMember;
  let database: Database;
  let who: string;
  let members = 0;
  beforeAll(async () => {
    database = await open();
    service = await createTestMember(database, fixedClock());
  });
  beforeEach(async () => {
    who = `ana-${++members}`;
    // A job that is still being taken reads the clock: it must not move back under it. What waits is of other members.
    await service.jobs.idle();
    await database.db.delete(jobRows);
    // A Sunday.
    service.clock.moveTo(new Date("2026-11-15T18:00:00Z"));
    await service.call(who, "POST", at.subscription(service.samples.planId));
    await service.premium.give(who);
  });
  afterAll(() => service.close());

  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await service.call(who, method, path, body);
    expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300);
    return answer;
  };
  const reminderMails = async () => {
    await service.jobs.idle();
    const stored = await service.mailer.mailbox!.list();
    return stored.filter(({ to }) => to.address === `${who}@example.com`);
  };
  const goTo = (time: number | Date) => service.clock.moveTo(new Date(time));
  const speakSpanish = () =>
    service.people.set(who, {
      email: `${who}@example.com`,
      emailProven: true,
      firstName: "Ana",
      lastName: "",
      locale: "es",
    });
  const feed = async () => {
    const { path } = (await call("POST", at.calendar)).json;
    return (await service.call(undefined, "GET", path.slice(base.length))).text.replaceAll("\r\n ", "");
  };
  const starts = async () => (await feed()).match(/DTSTART:\S+/g);

  describe.each(Object.entries(courses))("of a %s", (_, courseOf) => {
    let course: Course;
    beforeAll(() => {
      course = courseOf(service.samples);
    });
    const set = (more = {}) => call("PUT", course.rhythm, { ...rhythm, ...more });

    test("reminders come at the member's hour, each time once, and name the lesson that is next", async () => {
      await set();
      await set();
      goTo(firstTime.getTime() - 1);
      expect(await reminderMails()).toEqual([]);
      goTo(firstTime);
      expect(await reminderMails()).toMatchObject([
        {
          to: { address: `${who}@example.com` },
          subject: `${course.names[0]}: lesson 1 is ready when you are`,
        },
      ]);
      await call("POST", course.steps[0]!);
      goTo(firstTime.getTime() + 2 * day);
      const [, second, ...more] = (await reminderMails()).toSorted((a, b) =>
        a.subject.localeCompare(b.subject),
      );
      expect(second?.subject).toBe(`${course.names[0]}: lesson 2 is ready when you are`);
      expect(second?.text).toContain(origin + course.second);
      expect(more).toEqual([]);
    });

    test("reminders are text and HTML, in the account's language, and one click ends them", async () => {
      speakSpanish();
      await set();
      goTo(firstTime);
      const [mail] = await reminderMails();
      expect(mail?.subject).toBe(`${course.names[1]}: la lección 1 te espera, sin prisa`);
      expect(mail?.text).toContain("Hola, Ana:");
      for (const written of [mail?.text, mail?.html])
        expect(written).toContain(origin + course.firstInSpanish);
      expect(mail?.html).toContain('<html lang="es">');
      expect(mail?.headers).toMatchObject({
        "List-Unsubscribe": expect.stringMatching(/^<http\S+\/stop\?locale=es\S*>$/),
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      });
    });

    test("none for a rhythm that was changed or removed, on a day something was done, or when all is finished", async () => {
      await set();
      await set({ time: "09:00" });
      goTo(firstTime);
      expect(await reminderMails()).toEqual([]);
      await call("POST", course.steps[0]!);
      goTo(firstTime.getTime() + 1.5 * hour);
      expect(await reminderMails(), "something was done today").toEqual([]);
      for (const step of course.steps) await call("POST", step);
      goTo(firstTime.getTime() + 8 * day);
      expect(await reminderMails(), "it is finished").toEqual([]);
      await call("DELETE", course.steps.at(-1)!);
      goTo(firstTime.getTime() + 9 * day + 1.5 * hour);
      expect(await reminderMails(), "something is open again").toHaveLength(1);
      await call("DELETE", course.rhythm);
      goTo(firstTime.getTime() + 16 * day);
      expect(await reminderMails(), "the rhythm was removed").toHaveLength(1);
    });

    test("those that a server was too late for are left out, and the next one comes", async () => {
      await set();
      goTo(firstTime.getTime() + 5 * hour);
      expect(await reminderMails()).toEqual([]);
      goTo(firstTime.getTime() + 2 * day);
      expect(await reminderMails()).toHaveLength(1);
    });

    test("one that cannot be sent however often it is tried is given up, and the next one comes", async () => {
      await set();
      const away = vi.spyOn(service.mailer, "send").mockRejectedValue(new Error("the mail server is away"));
      goTo(firstTime);
      for (let attempt = 0; attempt < 8; attempt++) {
        await service.jobs.idle();
        service.clock.advance(11 * 60_000);
      }
      expect(await reminderMails()).toEqual([]);
      expect(away).toHaveBeenCalledTimes(8);
      away.mockRestore();
      goTo(firstTime.getTime() + 2 * day);
      expect(await reminderMails()).toHaveLength(1);
    });

    test("they end with the link in the mail: GET asks for confirmation, POST turns them off, without sign-in", async () => {
      await set();
      goTo(firstTime);
      const [mail] = await reminderMails();
      const link = mail!.text.match(/http\S+\/stop\?locale=\S+/)![0].slice((origin + base).length);
      const page = await service.call(undefined, "GET", link);
      expect(page.text).toContain(`Turn off the reminders for this ${course.noun}?`);
      expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect((await call("GET", course.rhythm)).json.remind).toBe(true);
      for (let twice = 0; twice < 2; twice++)
        expect((await service.call(undefined, "POST", link)).text).toContain("The reminders are off.");
      expect((await call("GET", course.rhythm)).json).toEqual({ ...rhythm, remind: false });
      goTo(firstTime.getTime() + 2 * day);
      expect(await reminderMails()).toHaveLength(1);
      const unknown = link.replace(/[0-9a-f]{8}/, "00000000").replace("en-US", "es");
      expect((await service.call(undefined, "POST", unknown)).text).toContain("ya están desactivados");
    });

    test("the calendar gives each lesson that is left the next of the member's times; nothing is ever overdue", async () => {
      await set({ remind: false });
      const times = (days: string[]) =>
        days.slice(0, course.lessons).map((date) => `DTSTART:${date}T133000Z`);
      expect(await starts()).toEqual(times(["20261116", "20261118", "20261123"]));
      goTo(firstTime.getTime() + 30 * day);
      expect(await starts()).toEqual(times(["20261221", "20261223", "20261228"]));
      await call("POST", course.steps[0]!);
      expect(await starts()).toHaveLength(course.lessons - 1);
    });

    test("the calendar speaks the account's language", async () => {
      speakSpanish();
      await set();
      const text = await feed();
      expect(text).toContain("X-WR-CALNAME:Wellspring: mis planes y guías de estudio");
      expect(text).toContain(`SUMMARY:${course.names[1]}\\, lección 1: `);
      expect(text).toContain(`URL:${origin}${course.firstInSpanish}`);
    });
  });

  test("a plan that was left has neither reminders nor dates, and both again when it is taken up", async () => {
    const { planId } = service.samples;
    await call("PUT", at.rhythm(planId), rhythm);
    await call("DELETE", at.subscription(planId));
    goTo(firstTime);
    expect(await reminderMails()).toEqual([]);
    expect(await starts()).toBeNull();
    await call("POST", at.subscription(planId));
    goTo(firstTime.getTime() + 2 * day);
    expect(await reminderMails()).toHaveLength(1);
  });

  test("a lesson of a guide stays the next until all its sections are checked", async () => {
    const { guideId, premium, lessonId, sectionId } = service.samples;
    await call("PUT", at.guideRhythm(guideId), rhythm);
    await call("POST", at.completedSection(premium.lessonId, premium.sectionId));
    await call("POST", at.completedSection(lessonId, sectionId));
    goTo(firstTime);
    expect(await reminderMails()).toMatchObject([{ subject: "Ruth: lesson 2 is ready when you are" }]);
  });

  test("without premium a guide's rhythm is paused: no mail and no dates, and both resume with premium", async () => {
    const path = at.guideRhythm(service.samples.guideId);
    await call("PUT", path, rhythm);
    await service.premium.take(who);
    goTo(firstTime);
    expect(await reminderMails()).toEqual([]);
    expect(await starts()).toBeNull();
    expect((await call("GET", path)).json).toEqual(rhythm);
    expect((await service.call(who, "PUT", path, rhythm)).status).toBe(403);
    await service.premium.give(who);
    goTo(firstTime.getTime() + 2 * day);
    expect(await reminderMails()).toHaveLength(1);
    await service.premium.take(who);
    await call("DELETE", path);
    expect((await call("GET", path)).json).toBeNull();
  });
});
