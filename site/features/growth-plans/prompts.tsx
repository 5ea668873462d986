import { Check } from "lucide-react";
import type { Locale } from "../../../contracts/site.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { useMark, useMemberList } from "../member-data/use-mark.ts";

interface Prompt {
  id: string;
  text: string;
}

/** The prompts in a second language, where they are read side by side. */
interface InOther {
  locale: Locale;
  prompts: Prompt[];
}

function PromptMark({
  lessonId,
  prompt,
  other,
}: {
  lessonId: string;
  prompt: Prompt;
  other?: InOther | null;
}) {
  const also = other?.prompts.find(({ id }) => id === prompt.id);
  const { marked, set } = useMark({ kind: "prompt", of: lessonId, item: prompt.id }, m.growth_plans_login());
  return (
    <li>
      <label className="group flex min-h-11 cursor-pointer items-start gap-3.5">
        <input
          type="checkbox"
          className="peer sr-only"
          checked={marked}
          onChange={({ target }) => void set(target.checked)}
        />
        <span className="mt-1 grid size-6 shrink-0 place-items-center rounded-full border-2 border-line text-paper transition-colors group-hover:border-spring peer-checked:border-spring peer-checked:bg-spring peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-water">
          {marked && <Check className="size-4" aria-hidden="true" />}
        </span>
        <span className={`font-serif text-[1.12rem] leading-[1.65] ${marked ? "text-muted" : ""}`}>
          {prompt.text}
          {also && (
            <span lang={other?.locale} className="mt-1 block border-l-2 border-line pl-4 text-muted">
              {also.text}
            </span>
          )}
        </span>
      </label>
    </li>
  );
}

/** Small steps to take from the lesson, each to be checked off. */
export function Prompts({
  lessonId,
  prompts,
  other,
}: {
  lessonId: string;
  prompts: Prompt[];
  other?: InOther | null;
}) {
  useMemberList({ kind: "prompt", of: lessonId });
  return (
    <section className="mt-10 rounded-md border border-line p-6 md:p-8">
      <h2 className="text-[1.35rem]">{m.catalog_prompts()}</h2>
      <ul className="mt-4 grid gap-3">
        {prompts.map((prompt) => (
          <PromptMark key={prompt.id} lessonId={lessonId} prompt={prompt} other={other ?? null} />
        ))}
      </ul>
    </section>
  );
}
