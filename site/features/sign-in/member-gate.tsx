import { type ReactNode, useEffect, useRef } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { showToast } from "../../ui/toast/toast-store.ts";
import { PageFrame } from "../frame/page-frame.tsx";
import { HorizonLine } from "./horizon-line.tsx";
import { useIdentity } from "./identity-store.ts";
import { loadSignIn } from "./load-sign-in.ts";
import { accessOf } from "./member-access.ts";
import { NotAuthorized } from "./not-authorized.tsx";
import { signInErrorWords } from "./sign-in-errors.ts";

interface MemberGateProps {
  /** One of these roles is asked for; without any, being signed in is enough. */
  groups: readonly string[] | undefined;
  children: ReactNode;
}

/** Leaves for sign-in and comes back here; Back leads to the page before, not into a circle. */
function startLogin(): void {
  const redirectUrl = location.pathname + location.search + location.hash;
  loadSignIn()
    .then(({ signIn }) => signIn({ redirectUrl, replace: true }))
    .catch((error: unknown) => showToast({ title: signInErrorWords(error), color: "error" }));
}

/**
 * A page for members. Its shell is public and the same for everyone; what is in it appears when the browser knows who is
 * reading. Not logged in starts login with a redirect back and raises 401.
 */
export default function MemberGate({ groups, children }: MemberGateProps) {
  const identity = useIdentity();
  const access = accessOf(identity, groups);
  const { known, token } = identity;
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (token) wasSignedIn.current = true;
    // Whoever signs out or is logged out while reading has not asked to sign in.
    else if (known && !wasSignedIn.current) startLogin();
  }, [known, token]);
  if (access === "unsettled") return <OneMoment />;
  if (access !== "admitted") return <NotAuthorized signedIn={access === "refused"} />;
  return children;
}

function OneMoment() {
  return (
    <PageFrame layout="main" className="pb-16">
      <div className="mx-auto min-h-96 w-full max-w-[30rem] px-5 pt-4 md:pt-10">
        <HorizonLine />
        <h1 className="mt-6 text-[1.9rem] md:text-[2.3rem]">{m.sign_in_one_moment()}</h1>
        <noscript>
          <p className="mt-3">{m.sign_in_needs_javascript()}</p>
        </noscript>
      </div>
    </PageFrame>
  );
}
