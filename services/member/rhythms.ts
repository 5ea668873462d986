import type { Rhythm } from "../../contracts/member.ts";
import { weekdays } from "../../contracts/member-paths.ts";
import type { Handlers } from "./handler.ts";
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

export const rhythmHandlers = (
  content: KnownContent,
  rhythms: MemberStore["rhythms"],
  people: People,
  reminders: Reminders,
) =>
  ({
    async readRhythm({ member, id }) {
      const plan = await content.item("growthPlan", id("planId"));
      const rhythm = await rhythms.find(member.subject, plan.id);
      return rhythm ? toRhythm(rhythm) : null;
    },
    async writeRhythm({ member: { subject }, id, body, request }) {
      const plan = await content.item("growthPlan", id("planId"));
      if (!isTimeZone(body.timeZone)) throw invalid("timeZone: there is no such time zone");
      const days = weekdays.filter((day) => body.days.includes(day));
      // A reminder is sent when nobody is there to ask the provider for an address.
      if (body.remind) await people.profile(subject, request);
      const kept = await rhythms.keep(subject, plan.id, { ...body, days });
      await reminders.schedule(subject, plan.id);
      return toRhythm(kept);
    },
    async removeRhythm({ member, id }) {
      const plan = await content.item("growthPlan", id("planId"));
      await rhythms.remove(member.subject, plan.id);
      return undefined;
    },
  }) satisfies Partial<Handlers>;
