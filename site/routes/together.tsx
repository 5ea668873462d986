import { lazy, Suspense } from "react";
import { invitationPage } from "../../contracts/group-paths.ts";
import { InvitationFrame } from "../features/groups/invitation-frame.tsx";
import { pageMeta } from "../features/seo/page-meta.ts";
import { m } from "../i18n/paraglide/messages.js";
import { useHydrated } from "../ui/use-hydrated.ts";

/** The shell is the same for everyone: which invitation it is stands in the address's fragment. */
export const meta = () =>
  pageMeta({
    title: m.groups_invitation_title(),
    description: m.groups_invitation_description(),
    paths: invitationPage,
    noindex: true,
  });

const Invitation = lazy(() => import("../features/groups/invitation.tsx"));

export default function Together() {
  const waiting = <InvitationFrame title={m.groups_invitation_title()} text={m.loading()} />;
  return useHydrated() ? <Suspense fallback={waiting}>{<Invitation />}</Suspense> : waiting;
}
