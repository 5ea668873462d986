import { AppLink } from "../../ui/app-link.tsx";

export function SectionHead({ title, to, more }: { title: string; to: string; more: string }) {
  return (
    <div className="mb-5 flex break-after-avoid items-baseline justify-between gap-4">
      <h2>{title}</h2>
      <AppLink
        to={to}
        className="inline-flex min-h-11 shrink-0 items-center font-semibold text-water hover:underline"
      >
        {more}
      </AppLink>
    </div>
  );
}
