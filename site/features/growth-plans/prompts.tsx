import { m } from "../../i18n/paraglide/messages.js";

export interface Prompt {
  id: string;
  text: string;
}

/** Small steps to take from the lesson. */
export function Prompts({ prompts }: { prompts: Prompt[] }) {
  if (prompts.length === 0) return null;
  return (
    <section className="mt-10 rounded-md border border-line p-6 md:p-8">
      <h2 className="text-[1.35rem]">{m.catalog_prompts()}</h2>
      <ul className="mt-4 grid gap-4">
        {prompts.map((prompt) => (
          <li key={prompt.id} className="flex gap-3">
            <span className="mt-2 size-2.5 shrink-0 rounded-full bg-spring" aria-hidden="true" />
            <span className="font-serif text-[1.12rem] leading-[1.65]">{prompt.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
