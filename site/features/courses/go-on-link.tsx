import { m } from "../../i18n/paraglide/messages.js";
import { NextLink } from "../../ui/app-link.tsx";

interface GoOnLinkProps {
  to: string;
  /** A member's progress; undefined for everybody else. */
  progress: { done: number; isCompleted: boolean } | undefined;
}

/** Begin, go on where one left off, or begin again. */
export function GoOnLink({ to, progress }: GoOnLinkProps) {
  return (
    <NextLink to={to} className="pill min-w-36 bg-water text-on-water hover:opacity-90">
      {progress?.isCompleted
        ? m.growth_plans_again()
        : progress?.done
          ? m.growth_plans_continue()
          : m.catalog_begin()}
    </NextLink>
  );
}
