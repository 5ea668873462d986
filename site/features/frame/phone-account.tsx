import { Suspense } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { loadSignIn } from "../identity/load-sign-in.ts";

const StreakBadge = lazyPart(() => import("../streaks/streak-badge.tsx"));

/** In the phone's menu, for a member: all that the account's menu has on a desk. */
export default function PhoneAccount({ className }: { className: string }) {
  return (
    <>
      <Suspense>
        <StreakBadge className={`${className} gap-2 font-semibold`} />
      </Suspense>
      <AppLink to="/my-profile" className={className}>
        {m.sign_in_my_profile()}
      </AppLink>
      <AppLink to="/journal" className={className}>
        {m.journal_title()}
      </AppLink>
      <AppLink to="/prayer-list" className={className}>
        {m.prayer_list_title()}
      </AppLink>
      <button
        type="button"
        className={className}
        onClick={() => void loadSignIn().then(({ signOut }) => signOut())}
      >
        {m.sign_in_out()}
      </button>
    </>
  );
}
