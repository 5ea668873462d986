import { BookOpen, Compass, Footprints, MessageCircleQuestionMark } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";

const steps = [
  { Icon: BookOpen, title: m.study_guides_welcome_select, note: m.study_guides_welcome_select_note },
  { Icon: Compass, title: m.study_guides_welcome_explore, note: m.study_guides_welcome_explore_note },
  {
    Icon: MessageCircleQuestionMark,
    title: m.study_guides_welcome_reflect,
    note: m.study_guides_welcome_reflect_note,
  },
  { Icon: Footprints, title: m.study_guides_welcome_act, note: m.study_guides_welcome_act_note },
];

/** How a study guide is walked, in four steps. */
export default function WelcomeDialog({ close }: ModalContentProps) {
  return (
    <>
      <p className="mt-2 text-muted">{m.study_guides_welcome_intro()}</p>
      <ol className="relative mt-6 grid gap-5 before:absolute before:top-6 before:bottom-6 before:left-[23px] before:w-0.5 before:bg-line sm:grid-cols-2 sm:before:hidden">
        {steps.map(({ Icon, title, note }, index) => (
          <li key={title()} className="relative flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-full border border-line bg-sand text-water">
              <Icon className="size-5" aria-hidden="true" />
            </span>
            <span>
              <span className="block text-[0.88rem] text-dawn">
                {m.study_guides_step({ number: index + 1 })}
              </span>
              <span className="block font-serif text-[1.15rem] leading-snug font-[560]">{title()}</span>
              <span className="mt-0.5 block text-[0.95rem] text-muted">{note()}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-7">
        <button
          type="button"
          className="pill w-full bg-water text-on-water hover:opacity-90 sm:w-auto sm:px-8"
          onClick={close}
        >
          {m.study_guides_get_started()}
        </button>
      </p>
    </>
  );
}
