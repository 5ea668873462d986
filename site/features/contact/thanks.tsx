import { useEffect, useRef } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";

export function Thanks({ email, mail }: { email: string; mail: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-md bg-sand px-6 py-8 md:px-8" role="status">
      <h2 ref={heading} tabIndex={-1} className="outline-none">
        {m.contact_thanks()}
      </h2>
      <p className="mt-3">{m.contact_thanks_text({ email })}</p>
      {mail && <p className="mt-2">{m.newsletter_done({ email })}</p>}
      <p className="mt-5 flex flex-wrap gap-3">
        <AppLink to="/verses" className="pill bg-water text-on-water hover:opacity-90">
          {m.contact_todays_verse()}
        </AppLink>
        <AppLink to="/contact-us" className="pill border border-line hover:bg-paper">
          {m.contact_another()}
        </AppLink>
      </p>
    </div>
  );
}
