import { AppLink } from "../../ui/app-link.tsx";

export function SectionHead({ title, to, more }: { title: string; to: string; more: string }) {
  return (
    <div className="mb-5 flex flex-wrap break-after-avoid items-baseline justify-between gap-x-4">
      <h2>{title}</h2>
      <AppLink to={to} className="inline-flex min-h-11 items-center font-semibold text-water hover:underline">
        {more}
      </AppLink>
    </div>
  );
}
