import { m } from "../../i18n/paraglide/messages.js";
import { NextLink } from "../../ui/app-link.tsx";

interface GoOnLinkProps {
  to: string;
  /** How far a member has come; nobody else has begun. */
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
