import { Check, Circle, NotebookPen } from "lucide-react";
import { Suspense, useState } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { lazyPart } from "../../ui/lazy-part.ts";
import { useMemberState } from "../member-data/member-state.ts";
import { useMark } from "../member-data/use-mark.ts";

const SectionNote = lazyPart(() => import("./section-note.tsx"));

interface SectionMarksProps {
  guideId: string;
  lessonId: string;
  sectionId: string;
}

/** Below a section: a checkbox for done, and a private note. */
export function SectionMarks({ guideId, lessonId, sectionId }: SectionMarksProps) {
  const mark = { kind: "section" as const, of: guideId, within: lessonId, item: sectionId };
  const { marked, set } = useMark(mark, m.study_guides_login());
  const [noteRequested, setNoteRequested] = useState(false);
  // A note that is there already opens by itself.
  const hasNote = useMemberState(({ member, state }) => {
    const isOfSection = (path: string) => path.includes(sectionId) && path.endsWith("/note");
    return (
      member !== undefined &&
      (Object.entries(state.notes).some(([path, { text }]) => text !== "" && isOfSection(path)) ||
        state.outbox.some(({ path }) => isOfSection(path)))
    );
  });
  const isOpen = noteRequested || hasNote;
  const Icon = marked ? Check : Circle;

  async function openNote() {
    const { requireLogin } = await import("../identity/require-login.ts");
    if (await requireLogin({ message: m.study_guides_login() })) setNoteRequested(true);
  }

  return (
    <div className="mt-5" data-no-print>
      <div className="flex flex-wrap gap-2.5">
        <button
          type="button"
          aria-pressed={marked}
          onClick={() => void set(!marked)}
          className={`pill border ${marked ? "border-spring text-spring" : "border-line hover:bg-sand"}`}
        >
          <Icon className="size-5" aria-hidden="true" />
          {marked ? m.study_guides_section_done() : m.study_guides_mark_section()}
        </button>
        {!isOpen && (
          <button type="button" className="pill hover:bg-sand" onClick={() => void openNote()}>
            <NotebookPen className="size-5" aria-hidden="true" />
            {m.study_guides_note_add()}
          </button>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <SectionNote lessonId={lessonId} sectionId={sectionId} />
        </Suspense>
      )}
    </div>
  );
}
