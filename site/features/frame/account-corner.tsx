import { UserRound } from "lucide-react";
import { Suspense } from "react";
import { useLocation } from "react-router";
import { useStore } from "zustand";
import { m } from "../../i18n/paraglide/messages.js";
import { SiteLink } from "../../ui/app-link.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { identityStore, mayBeSignedIn } from "../identity/identity-store.ts";
import { loginAddress } from "../identity/login-address.ts";
import { accountPill } from "./account-pill.ts";

const AccountMenu = lazyPart(() => import("./account-menu.tsx"));
const PhoneAccount = lazyPart(() => import("./phone-account.tsx"));

/** The server does not see the whole query, so the address gets it once the page is alive. */
function useLoginAddress(): string {
  const { pathname, search } = useLocation();
  return loginAddress(useHydrated() ? pathname + search : pathname);
}

/** In the header of wide screens: "Sign in", or the person's first name. Both stand in the same reserved place. */
export function AccountCorner() {
  const { known, person } = useStore(identityStore);
  const undecided = useHydrated() && !known && mayBeSignedIn();
  const address = useLoginAddress();
  return (
    <div className="hidden h-11 justify-end md:flex md:w-11 lg:ml-1.5 lg:w-34">
      {person ? (
        <Suspense>
          <AccountMenu person={person} />
        </Suspense>
      ) : (
        <SiteLink
          to={address}
          data-login
          rel="nofollow"
          className={`${accountPill} ${undecided ? "invisible" : ""}`}
        >
          <UserRound className="size-[1.2rem] lg:hidden" aria-hidden="true" />
          <span className="max-lg:sr-only">{m.sign_in()}</span>
        </SiteLink>
      )}
    </div>
  );
}

/** The same in the phone's menu. */
export function AccountEntry({ className }: { className: string }) {
  const signedIn = useStore(identityStore, ({ person }) => person !== undefined);
  const address = useLoginAddress();
  if (!signedIn)
    return (
      <SiteLink to={address} data-login className={className}>
        {m.sign_in()}
      </SiteLink>
    );
  return (
    <Suspense>
      <PhoneAccount className={className} />
    </Suspense>
  );
}
