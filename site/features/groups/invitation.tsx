import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useStore } from "zustand";
import { groupCodes, invitationPage } from "../../../contracts/group-paths.ts";
import { localizePath, preferredLocale } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { LoadFailed } from "../../ui/loading-state.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import { identityStore } from "../identity/identity-store.ts";
import { InvitationFrame, PlanLink } from "./invitation-frame.tsx";
import { readInvitation } from "./read-invitation.ts";
import { takeInvitation } from "./saved-invitation.ts";
import { SignInFirst } from "./sign-in-first.tsx";

/** For members alone. */
const JoinForm = lazy(() => import("./join-form.tsx"));

const unusable: Record<string, () => { title: string; text: string }> = {
  [groupCodes.invitationEnded]: () => ({
    title: m.groups_invitation_ended_title(),
    text: m.groups_invitation_ended(),
  }),
  [groupCodes.full]: () => ({ title: m.groups_invitation_full_title(), text: m.groups_invitation_full() }),
};
const wrong = () => ({ title: m.groups_invitation_wrong_title(), text: m.groups_invitation_wrong() });

/** The page of whoever follows a link without having chosen a language here is in the browser's. */
function changeLanguage(): boolean {
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
  const wanted = preferredLocale(document.cookie, cameFromHere ? getLocale() : navigator.language);
  if (cameFromHere || wanted === getLocale()) return false;
  location.replace(localizePath(invitationPage, wanted) + location.hash);
  return true;
}

export default function Invitation() {
  const [token, setToken] = useState<string>();
  const [isLookedFor, setLookedFor] = useState(false);
  const { known, person } = useStore(identityStore);
  useEffect(() => {
    const take = () => {
      setToken(takeInvitation());
      setLookedFor(true);
    };
    if (!changeLanguage()) take();
    // Another link, followed in a tab that is here already.
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, []);
  const member = person?.id;
  // Asked again for whoever signs in: they may be in the group already.
  const load = useCallback(() => readInvitation(token!), [token, member]);
  const { value: found, failed, reload } = useLoaded(token && known ? load : undefined);

  if (isLookedFor && !token) return <InvitationFrame {...wrong()} />;
  if (failed)
    return (
      <InvitationFrame title={m.groups_invitation_title()} text="">
        <LoadFailed retry={reload} />
      </InvitationFrame>
    );
  if (!found) return <InvitationFrame title={m.groups_invitation_title()} text={m.loading()} />;
  if ("refused" in found) return <InvitationFrame {...(unusable[found.refused] ?? wrong)()} />;
  const { by, plan, isIn } = found;
  if (isIn)
    return (
      <InvitationFrame title={m.groups_already_in_title()} text={m.groups_already_in({ plan: plan.title })}>
        <PlanLink plan={plan} />
      </InvitationFrame>
    );
  return (
    <InvitationFrame
      title={m.groups_invited_title({ name: by || m.groups_nameless(), plan: plan.title })}
      text={member ? m.groups_invited_member() : m.groups_invited_stranger()}
    >
      {member ? (
        <Suspense>
          <JoinForm token={token!} onRefused={reload} />
        </Suspense>
      ) : (
        <SignInFirst />
      )}
    </InvitationFrame>
  );
}
