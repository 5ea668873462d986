import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { memberPaths as at } from "../../contracts/member-paths.ts";
import { describeOnEachDatabase } from "../../tests/support/databases.ts";
import { base, createTestMember, origin, type TestMember } from "../../tests/support/member-service.ts";

const rhythm = { days: ["mon", "wed"], time: "07:30", timeZone: "America/Chicago", remind: true };
const firstTime = new Date("2026-11-16T13:30:00Z");
const day = 86_400_000;

describeOnEachDatabase("a rhythm that the member sets", (open) => {
  let service: TestMember;
  let planId: string;
  let lessonIds: string[];
  let who: string;
  let members = 0;
  beforeAll(async () => {
    service = await createTestMember(await open());
    ({ planId, lessonIds } = service.samples);
  }, 60_000);
  beforeEach(async () => {
    who = `ana-${++members}`;
    // A Sunday.
    service.clock.moveTo(new Date("2026-11-15T18:00:00Z"));
    await service.call(who, "POST", at.subscription(planId));
  });
  afterAll(() => service.close());

  const letters = async () => {
    await service.jobs.idle();
    const kept = (await service.mailer.mailbox!.list()).filter(
      ({ to }) => to.address === `${who}@example.com`,
    );
    return kept.map(({ to, subject, text }) => ({
      to: to.address,
      subject,
      text,
    }));
  };
  const set = (more = {}) => service.call(who, "PUT", at.rhythm(planId), { ...rhythm, ...more });
  const goTo = (time: number | Date) => service.clock.moveTo(new Date(time));

  describe("reminders", () => {
    test("come at the member's hour, each time once, and name the lesson that is next", async () => {
      await set();
      await set();
      goTo(firstTime.getTime() - 1000);
      expect(await letters()).toEqual([]);
      goTo(firstTime);
      expect(await letters()).toMatchObject([
        { to: `${who}@example.com`, subject: "Still waters: lesson 1 is ready when you are" },
      ]);
      await service.call(who, "POST", at.completedArticle(planId, lessonIds[0]!));
      goTo(firstTime.getTime() + 2 * day);
      const [, second, ...more] = (await letters()).toSorted((a, b) => a.subject.localeCompare(b.subject));
      expect(second?.subject).toBe("Still waters: lesson 2 is ready when you are");
      expect(second?.text).toContain(`${origin}/growth-plans/still-waters/2-go-on`);
      expect(more).toEqual([]);
    });

    test("are in the account's language", async () => {
      service.people.set(who, { email: `${who}@example.com`, firstName: "Ana", lastName: "", locale: "es" });
      await set();
      goTo(firstTime);
      const [letter] = await letters();
      expect(letter?.subject).toBe("Aguas tranquilas: la lección 1 te espera, sin prisa");
      expect(letter?.text).toContain("Hola, Ana:");
      expect(letter?.text).toContain(`${origin}/es/growth-plans/aguas-tranquilas/`);
    });

    test("are not sent for a rhythm that was changed or removed, a lesson done today, a plan left or finished", async () => {
      await set();
      await set({ time: "09:00" });
      goTo(firstTime);
      expect(await letters()).toEqual([]);
      await service.call(who, "POST", at.completedArticle(planId, lessonIds[0]!));
      goTo(firstTime.getTime() + 1.5 * 3_600_000);
      expect(await letters(), "a lesson was done today").toEqual([]);
      await service.call(who, "DELETE", at.subscription(planId));
      goTo(firstTime.getTime() + 3 * day);
      expect(await letters(), "the plan was left").toEqual([]);
      await service.call(who, "POST", at.subscription(planId));
      for (const id of lessonIds) await service.call(who, "POST", at.completedArticle(planId, id));
      goTo(firstTime.getTime() + 8 * day);
      expect(await letters(), "the plan is finished").toEqual([]);
      await service.call(who, "DELETE", at.completedArticle(planId, lessonIds[2]!));
      await service.call(who, "DELETE", at.rhythm(planId));
      goTo(firstTime.getTime() + 15 * day);
      expect(await letters(), "the rhythm was removed").toEqual([]);
    });

    test("that a server was too late for are left out, and the next one comes", async () => {
      await set();
      goTo(firstTime.getTime() + 5 * 3_600_000);
      expect(await letters()).toEqual([]);
      goTo(firstTime.getTime() + 2 * day);
      expect(await letters()).toHaveLength(1);
    });

    test("end with the link in the letter: opened it asks, posted to it turns them off, without a sign-in", async () => {
      await set();
      goTo(firstTime);
      const [letter] = await letters();
      const link = letter!.text.match(/http\S+\/stop\?locale=\S+/)![0].slice((origin + base).length);
      const asked = await service.call(undefined, "GET", link);
      expect(asked.text).toContain("Turn off reminders");
      expect(asked.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect((await service.call(who, "GET", at.rhythm(planId))).json.remind).toBe(true);
      for (let twice = 0; twice < 2; twice++)
        expect((await service.call(undefined, "POST", link)).text).toContain("The reminders are off.");
      expect((await service.call(who, "GET", at.rhythm(planId))).json).toEqual({
        ...rhythm,
        remind: false,
      });
      goTo(firstTime.getTime() + 2 * day);
      expect(await letters()).toHaveLength(1);
      const unknown = link.replace(/[0-9a-f]{8}/, "00000000").replace("en-US", "es");
      expect((await service.call(undefined, "POST", unknown)).text).toContain("ya están desactivados");
    });
  });

  describe("the private calendar feed", () => {
    const feed = async () => {
      const { path } = (await service.call(who, "POST", at.calendar)).json;
      return (await service.call(undefined, "GET", path.slice(base.length))).text.replaceAll("\r\n ", "");
    };

    test("gives each lesson that is left the next of the member's times; nothing is ever overdue", async () => {
      await set({ remind: false });
      const starts = async () => (await feed()).match(/DTSTART:\S+/g);
      expect(await starts()).toEqual([
        "DTSTART:20261116T133000Z",
        "DTSTART:20261118T133000Z",
        "DTSTART:20261123T133000Z",
      ]);
      goTo(firstTime.getTime() + 30 * day);
      expect(await starts()).toEqual([
        "DTSTART:20261221T133000Z",
        "DTSTART:20261223T133000Z",
        "DTSTART:20261228T133000Z",
      ]);
      await service.call(who, "POST", at.completedArticle(planId, lessonIds[0]!));
      expect(await starts()).toHaveLength(2);
      await service.call(who, "DELETE", at.subscription(planId));
      expect(await starts()).toBeNull();
    });

    test("speaks the account's language", async () => {
      service.people.set(who, { email: `${who}@example.com`, firstName: "Ana", lastName: "", locale: "es" });
      await set();
      const text = await feed();
      expect(text).toContain("X-WR-CALNAME:Wellspring: mis planes de crecimiento");
      expect(text).toContain("SUMMARY:Aguas tranquilas\\, lección 1: Lección 1-begin");
      expect(text).toContain(`URL:${origin}/es/growth-plans/aguas-tranquilas/1-begin`);
    });
  });
});
