import { siteSettings } from "../../settings.ts";
import { AppLink } from "../../ui/app-link.tsx";

/** A drop of water with the horizon in it. */
export function Brand() {
  return (
    <AppLink
      to="/"
      className="flex min-h-11 max-w-max grow basis-[min-content] items-center lg:grow-0 lg:basis-auto gap-2 font-serif text-[1.18rem] md:gap-2.5 md:text-[1.3rem] font-[620] tracking-[-0.015em]"
    >
      <svg viewBox="0 0 32 32" className="size-7 text-water" aria-hidden="true">
        <path d="M16 3c5 7 8.5 11 8.5 16.2a8.5 8.5 0 0 1-17 0C7.5 14 11 10 16 3Z" fill="currentColor" />
        <path
          d="M9.5 19.5c2.2-1.7 4.3-1.7 6.5 0s4.3 1.7 6.5 0"
          fill="none"
          stroke="var(--paper)"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      {siteSettings().siteName}
    </AppLink>
  );
}
