import { BookOpen, Compass, Footprints, MessageCircleQuestionMark } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { Body } from "../reading/body.tsx";
import type { BodyPart } from "../reading/load-body.server.ts";

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

/** Read, explore, reflect, act. */
export function Sections({ sections }: { sections: Section[] }) {
  return sections.map((section) => {
    const kind = kindsOfSection[section.kind ?? ""];
    return (
      <section key={section.id} className="mt-10 border-t border-line pt-6">
        {kind && (
          <p className="kicker flex items-center gap-2">
            <kind.Icon className="size-5" aria-hidden="true" />
            {kind.name()}
          </p>
        )}
        <h2 className="mt-1 mb-4">{section.title}</h2>
        <Body parts={section.parts} />
      </section>
    );
  });
}
