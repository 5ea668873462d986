import type { Rhythm } from "../../contracts/member.ts";
import { weekdays } from "../../contracts/member-paths.ts";
import type { Handlers, MemberRequest } from "./handler.ts";
import type { KnownContent } from "./known-content.ts";
import { canonicalZone } from "./local-day.ts";
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
  const plan = ({ id }: Pick<MemberRequest, "id">) => content.item("growthPlan", id("planId"));
  const guide = ({ id }: Pick<MemberRequest, "id">) => content.item("studyGuide", id("guideId"));

  async function read({ member }: MemberRequest, courseId: string): Promise<Rhythm | null> {
    const rhythm = await rhythms.find(member.subject, courseId);
    return rhythm ? toRhythm(rhythm) : null;
  }
  async function write({ member, body, request }: MemberRequest<Rhythm>, courseId: string): Promise<Rhythm> {
    const timeZone = canonicalZone(body.timeZone);
    if (!timeZone) throw invalid("timeZone: there is no such time zone");
    const days = weekdays.filter((day) => body.days.includes(day));
    // A reminder is sent when nobody is there to ask the provider for an address.
    if (body.remind) await people.profile(member.subject, request);
    const stored = await rhythms.save(member.subject, courseId, { ...body, timeZone, days });
    await reminders.schedule(member.subject, courseId);
    return toRhythm(stored);
  }
  async function remove({ member }: MemberRequest, courseId: string): Promise<undefined> {
    await rhythms.remove(member.subject, courseId);
  }

  return {
    readRhythm: async (call) => read(call, (await plan(call)).id),
    writeRhythm: async (call) => write(call, (await plan(call)).id),
    removeRhythm: async (call) => remove(call, (await plan(call)).id),

    readGuideRhythm: async (call) => read(call, (await guide(call)).id),
    async writeGuideRhythm(call) {
      const { id } = await guide(call);
      content.mustBePremium(call.member);
      return write(call, id);
    },
    /** Members without premium can still delete theirs. */
    removeGuideRhythm: async (call) => remove(call, (await guide(call)).id),
  } satisfies Partial<Handlers>;
}
