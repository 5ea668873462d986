import type { Rhythm } from "../../contracts/member.ts";
import { weekdays } from "../../contracts/member-paths.ts";
import type { Asked, Handlers } from "./handler.ts";
import type { KnownContent } from "./known-content.ts";
import { isTimeZone } from "./local-day.ts";
import type { People } from "./people.ts";
import { invalid } from "./refusal.ts";
import type { Reminders } from "./reminders.ts";
import type { StoredRhythm } from "./rhythm-store.ts";
import type { MemberStore } from "./store.ts";

const toRhythm = ({ days, time, timeZone, remind }: StoredRhythm): Rhythm => {
  return { days, time, timeZone, remind };
};

export function rhythmHandlers(
  content: KnownContent,
  rhythms: MemberStore["rhythms"],
  people: People,
  reminders: Reminders,
) {
  const plan = ({ id }: Pick<Asked, "id">) => content.item("growthPlan", id("planId"));
  const guide = ({ id }: Pick<Asked, "id">) => content.item("studyGuide", id("guideId"));

  async function read({ member }: Asked, courseId: string): Promise<Rhythm | null> {
    const rhythm = await rhythms.find(member.subject, courseId);
    return rhythm ? toRhythm(rhythm) : null;
  }
  async function write({ member, body, request }: Asked<Rhythm>, courseId: string): Promise<Rhythm> {
    if (!isTimeZone(body.timeZone)) throw invalid("timeZone: there is no such time zone");
    const days = weekdays.filter((day) => body.days.includes(day));
    // A reminder is sent when nobody is there to ask the provider for an address.
    if (body.remind) await people.profile(member.subject, request);
    const kept = await rhythms.keep(member.subject, courseId, { ...body, days });
    await reminders.schedule(member.subject, courseId);
    return toRhythm(kept);
  }
  async function remove({ member }: Asked, courseId: string): Promise<undefined> {
    await rhythms.remove(member.subject, courseId);
  }

  return {
    readRhythm: async (asked) => read(asked, (await plan(asked)).id),
    writeRhythm: async (asked) => write(asked, (await plan(asked)).id),
    removeRhythm: async (asked) => remove(asked, (await plan(asked)).id),

    readGuideRhythm: async (asked) => read(asked, (await guide(asked)).id),
    async writeGuideRhythm(asked) {
      const { id } = await guide(asked);
      content.mustBePremium(asked.member);
      return write(asked, id);
    },
    /** Whoever has lost premium can still let go of theirs. */
    removeGuideRhythm: async (asked) => remove(asked, (await guide(asked)).id),
  } satisfies Partial<Handlers>;
}
