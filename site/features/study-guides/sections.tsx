import { BookOpen, Compass, Footprints, MessageCircleQuestionMark } from "lucide-react";
import { useEffect } from "react";
import type { Locale } from "../../../contracts/site.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { useMemberState } from "../member-data/member-state.ts";
import { useMemberList } from "../member-data/use-mark.ts";
import { Body } from "../reading/body.tsx";
import { InOtherLanguage } from "../reading/in-other-language.tsx";
import type { BodyPart } from "../reading/load-body.server.ts";
import { SectionMarks } from "./section-marks.tsx";

interface Section {
  id: string;
  title: string;
  kind: string | null;
  parts: BodyPart[];
}

const kindsOfSection: Record<string, { name(): string; Icon: typeof BookOpen }> = {
  read: { name: m.catalog_section_read, Icon: BookOpen },
  explore: { name: m.catalog_section_explore, Icon: Compass },
  reflect: { name: m.catalog_section_reflect, Icon: MessageCircleQuestionMark },
  act: { name: m.catalog_section_act, Icon: Footprints },
};

interface SectionsProps {
  guideId: string;
  lessonId: string;
  sections: Section[];
  /** The same in a second language, where they are read side by side. */
  other?: { locale: Locale; sections: Section[] } | null;
}

/** Read, explore, reflect, act; each to be checked off, each with room for a private note. */
export function Sections({ guideId, lessonId, sections, other }: SectionsProps) {
  const member = useMemberState((held) => held.member);
  const hasSections = sections.length > 0;
  useMemberList({ kind: "section", of: guideId });
  useEffect(() => {
    if (member && hasSections) void import("./notes.ts").then(({ loadNotes }) => loadNotes(lessonId));
  }, [member, hasSections, lessonId]);
  return sections.map((section) => {
    const kind = kindsOfSection[section.kind ?? ""];
    const also = other?.sections.find(({ id }) => id === section.id);
    return (
      <section key={section.id} className="mt-10 border-t border-line pt-6">
        {kind && (
          <p className="kicker flex items-center gap-2">
            <kind.Icon className="size-5" aria-hidden="true" />
            {kind.name()}
          </p>
        )}
        <h2 className="mt-1 mb-4" data-listen>
          {section.title}
        </h2>
        <Body parts={section.parts} />
        {other && also && (
          <InOtherLanguage locale={other.locale}>
            <p className="font-serif font-[560]">{also.title}</p>
            <Body parts={also.parts} />
          </InOtherLanguage>
        )}
        <SectionMarks guideId={guideId} lessonId={lessonId} sectionId={section.id} />
      </section>
    );
  });
}
