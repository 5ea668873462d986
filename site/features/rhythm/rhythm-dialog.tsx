import { useCallback } from "react";
import type { Rhythm } from "../../../contracts/member.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { LoadFailed } from "../../ui/loading-state.tsx";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { useLoaded } from "../../ui/use-loaded.ts";
import { callMember } from "../member-data/call-member.ts";
import { memberDay } from "../member-data/member-day.ts";
import { CalendarFeed } from "./calendar-feed.tsx";
import type { Course } from "./rhythm-button.tsx";
import { RhythmForm } from "./rhythm-form.tsx";

/** On a guide it is opened for the reminders. */
const unset = (kind: Course["kind"]): Rhythm => ({
  days: ["mon", "wed", "fri"],
  time: "07:00",
  timeZone: memberDay().timeZone,
  remind: kind === "guide",
});

const calls = {
  plan: (planId: string) => ({
    read: () => callMember("readRhythm", { params: { planId } }),
    write: (body: Rhythm) => callMember("writeRhythm", { params: { planId }, body }),
    remove: () => callMember("removeRhythm", { params: { planId } }),
  }),
  guide: (guideId: string) => ({
    read: () => callMember("readGuideRhythm", { params: { guideId } }),
    write: (body: Rhythm) => callMember("writeGuideRhythm", { params: { guideId }, body }),
    remove: () => callMember("removeGuideRhythm", { params: { guideId } }),
  }),
};
const label = {
  plan: { intro: m.rhythm_intro_plan, removed: m.rhythm_removed_plan },
  guide: { intro: m.rhythm_intro_guide, removed: m.rhythm_removed_guide },
};

/** The days that suit the member; what is missed is simply still there. */
export default function RhythmDialog({ course, close }: { course: Course } & ModalContentProps) {
  const { kind, id } = course;
  const load = useCallback(() => calls[kind](id).read(), [kind, id]);
  const { value: rhythm, failed, reload, update } = useLoaded(load);

  async function withToast(work: Promise<unknown>, title: string): Promise<boolean> {
    try {
      await work;
      showToast({ title, color: "success" });
      return true;
    } catch (error) {
      console.warn("The rhythm could not be changed.", error);
      showToast({ title: m.offline_refused(), description: m.offline_refused_how(), color: "error" });
      return false;
    }
  }
  async function save(wanted: Rhythm) {
    if (await withToast(calls[kind](id).write(wanted), m.rhythm_saved())) update(() => wanted);
  }
  async function remove() {
    if (await withToast(calls[kind](id).remove(), label[kind].removed())) close();
  }

  if (failed)
    return (
      <div className="mt-4">
        <LoadFailed retry={reload} label={m.rhythm_failed()} />
      </div>
    );
  if (rhythm === undefined) return <p className="py-6 text-muted">{m.loading()}</p>;
  return (
    <>
      <p className="mt-2 text-muted">{label[kind].intro()}</p>
      <RhythmForm start={rhythm ?? unset(kind)} isSet={rhythm !== null} onSave={save} onRemove={remove} />
      {rhythm && (
        <section className="mt-6 border-t border-line pt-5">
          <h3>{m.rhythm_calendar()}</h3>
          <CalendarFeed />
        </section>
      )}
    </>
  );
}
