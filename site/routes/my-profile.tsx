import { MyProfile } from "../features/account/my-profile.tsx";
import { pageMeta } from "../features/seo/page-meta.ts";
import { memberPage } from "../features/sign-in/member-gate.tsx";
import { m } from "../i18n/paraglide/messages.js";

/** The shell is the same for everyone; whose profile it is is known in the browser alone. */
export const meta = () =>
  pageMeta({
    title: m.account_title(),
    description: m.account_description(),
    paths: "/my-profile",
    noindex: true,
  });

export default memberPage(MyProfile);
