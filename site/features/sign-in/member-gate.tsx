import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { useStore } from "zustand";
import { m } from "../../i18n/paraglide/messages.js";
import { HorizonLine } from "../../ui/horizon-line.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { usePage } from "../../ui/use-page.ts";
import { identityStore } from "../identity/identity-store.ts";
import { loadSignIn } from "../identity/load-sign-in.ts";
import { accessOf } from "../identity/member-access.ts";
import { signInErrorLabel } from "../identity/sign-in-errors.ts";
import { NotAuthorized } from "./not-authorized.tsx";

/** Leaves for sign-in and comes back here; Back leads to the page before, not into a circle. */
function startLogin(): void {
  const redirectUrl = location.pathname + location.search + location.hash;
  loadSignIn()
    .then(({ signIn }) => signIn({ redirectUrl, replace: true }))
    .catch((error: unknown) => showToast({ title: signInErrorLabel(error), color: "error" }));
}

/**
 * A page whose entry in site/routes.ts has `login`. Its shell is public and the same for everyone; what is in it appears
 * when the browser knows who is reading. Not logged in starts login with a redirect back and raises 401.
 */
export const memberPage = (Content: ComponentType): (() => ReactNode) =>
  function MemberPage() {
    return (
      <MemberGate>
        <Content />
      </MemberGate>
    );
  };

/** In the page's own module, not loaded behind it: what is still loading while the page comes alive could be left behind. */
function MemberGate({ children }: { children: ReactNode }) {
  const groups = usePage()?.login?.groups;
  const identity = useStore(identityStore);
  const access = accessOf(identity, groups);
  const { known, token, person } = identity;
  const isSignedIn = token !== undefined || person !== undefined;
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (isSignedIn) wasSignedIn.current = true;
    // A sign-out or lost session while reading does not start a sign-in.
    else if (known && !wasSignedIn.current) startLogin();
  }, [known, isSignedIn]);
  if (access === "unsettled") return <OneMoment />;
  if (access !== "admitted") return <NotAuthorized signedIn={access === "refused"} />;
  return children;
}

function OneMoment() {
  return (
    <div className="mx-auto min-h-96 w-full max-w-[30rem] px-5 pt-4 md:pt-10">
      <HorizonLine />
      <h1 className="mt-6 text-[1.9rem] md:text-[2.3rem]">{m.sign_in_one_moment()}</h1>
      <noscript>
        <p className="mt-3">{m.sign_in_needs_javascript()}</p>
      </noscript>
    </div>
  );
}
