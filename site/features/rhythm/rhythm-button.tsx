import { CalendarClock } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { openModal } from "../../ui/modal/modal-store.ts";

/** What can have a rhythm. */
export interface Course {
  kind: "plan" | "guide";
  id: string;
  title: string;
}

/** For members who follow it: a course has no dates unless they set some. */
export default function RhythmButton({ course, label }: { course: Course; label: string }) {
  return (
    <button
      type="button"
      className="pill border border-line hover:bg-sand"
      onClick={() =>
        openModal({
          load: () => import("./rhythm-dialog.tsx"),
          props: { course },
          title: m.rhythm_title({ course: course.title }),
        })
      }
    >
      <CalendarClock className="size-5" aria-hidden="true" />
      {label}
    </button>
  );
}
