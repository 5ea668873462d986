import { Lock } from "lucide-react";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { protectedPartClass } from "../seo/structured-data.ts";

/** Says what is behind it and how to get it; the protected part itself was never sent. */
export function Gate({ access }: { access: string }) {
  const premium = access === "premium";
  return (
    <aside
      className={`${protectedPartClass} gate relative mt-2 rounded-md border border-line bg-sand p-6 md:p-8`}
    >
      <Lock className="size-6 text-water" aria-hidden="true" />
      <h2 className="mt-3 text-[1.35rem]">{premium ? m.gate_premium() : m.gate_account()}</h2>
      <p className="mt-2 text-muted">{premium ? m.gate_premium_how() : m.gate_account_how()}</p>
      <p className="mt-4">
        <AppLink
          to={premium ? "/premium" : "/how-it-works"}
          className="pill bg-water text-on-water hover:opacity-90"
        >
          {premium ? m.gate_premium_link() : m.gate_account_link()}
        </AppLink>
      </p>
    </aside>
  );
}
