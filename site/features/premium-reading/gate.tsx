import { Lock } from "lucide-react";
import { Suspense } from "react";
import { useLocation } from "react-router";
import { useStore } from "zustand";
import { m } from "../../i18n/paraglide/messages.js";
import { AppLink, SiteLink } from "../../ui/app-link.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { identityStore, mayBeSignedIn } from "../identity/identity-store.ts";
import { loginAddress } from "../identity/login-address.ts";
import { registerAddress } from "../identity/register-address.ts";
import { useUnclaimedPurchase } from "../identity/use-unclaimed.ts";
import { PaidNotice } from "../premium-benefits/paid-notice.tsx";
import type { BodyPart } from "../reading/load-body.server.ts";
import { mayRead } from "../reading/may-read.ts";
import { protectedPartClass } from "../seo/structured-data.ts";
import type { AfterText, OtherPage } from "./unlocked.tsx";

/** Without a network its code may be missing, and then the gate stays. */
const Unlocked = lazyPart(
  () => import("./unlocked.tsx"),
  ({ gate }) => gate,
);

/** Both lead back to this very text, which is then open. */
function AccountLinks() {
  const { pathname } = useLocation();
  return (
    <p className="mt-4 flex flex-wrap gap-2.5">
      <SiteLink
        to={registerAddress(pathname)}
        rel="nofollow"
        className="pill bg-water text-on-water hover:opacity-90"
      >
        {m.sign_in_create()}
      </SiteLink>
      <SiteLink
        to={loginAddress(pathname)}
        rel="nofollow"
        className="pill border border-muted hover:bg-paper"
      >
        {m.sign_in()}
      </SiteLink>
    </p>
  );
}

/** Describes the protected part and how to get it; the part itself was never sent. */
function Notice({ access, offer, trial }: Pick<GateProps, "access" | "offer" | "trial">) {
  const premium = access === "premium";
  return (
    <aside
      className={`${protectedPartClass} gate relative mt-2 rounded-md border border-line bg-sand p-6 md:p-8`}
    >
      <Lock className="size-6 text-water" aria-hidden="true" />
      <h2 className="mt-3 text-[1.35rem]">{premium ? m.gate_premium() : m.gate_account()}</h2>
      <p className="mt-2 text-muted">{premium ? m.gate_premium_how() : m.gate_account_how()}</p>
      {premium ? (
        <p className="mt-4 flex flex-wrap gap-2.5">
          {trial && (
            <AppLink
              to="/premium"
              data-offer={trial}
              data-source="gate"
              className="pill bg-water text-on-water hover:opacity-90"
            >
              {m.gate_premium_trial()}
            </AppLink>
          )}
          <AppLink
            to="/premium"
            data-offer={offer}
            data-source="gate"
            className={`pill ${trial ? "border border-muted hover:bg-paper" : "bg-water text-on-water hover:opacity-90"}`}
          >
            {m.gate_premium_link()}
          </AppLink>
        </p>
      ) : (
        <AccountLinks />
      )}
    </aside>
  );
}

export interface GateProps {
  access: string;
  path: string;
  teaser: BodyPart[];
  /** The same page where two languages are read side by side. */
  other?: OtherPage | null | undefined;
  after?: AfterText | undefined;
  /** The offer that speaks of what is behind it. */
  offer?: string | undefined;
  /** One that begins with a free trial, where there is one. */
  trial?: string | undefined;
}

/** Closed to most; a member who may read on has the rest fetched in its place. */
export default function Gate({ access, path, teaser, other, after, offer, trial }: GateProps) {
  const person = useStore(identityStore, (identity) => identity.person);
  const hydrated = useHydrated();
  const hasPaid = useUnclaimedPurchase() !== undefined;
  const { pathname } = useLocation();
  const notice = (
    <div className="column">
      {hasPaid ? (
        <PaidNotice returnTo={pathname} className="mt-2" />
      ) : (
        <Notice access={access} offer={offer} trial={trial} />
      )}
    </div>
  );
  // Offline, the sign-in state is unknown; members can still open texts they have read before.
  const isUnconfirmed = hydrated && !person && mayBeSignedIn();
  if (!isUnconfirmed && !mayRead(access, person?.roles)) return notice;
  return (
    <Suspense fallback={<p className="column mt-6 text-muted">{m.loading()}</p>}>
      <Unlocked key={path} path={path} teaser={teaser} other={other} after={after} gate={notice} />
    </Suspense>
  );
}
