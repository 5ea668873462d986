import { OperatorView } from "../features/operator/operator-view.tsx";
import { pageMeta } from "../features/seo/page-meta.ts";
import { memberPage } from "../features/sign-in/member-gate.tsx";
import { m } from "../i18n/paraglide/messages.js";

export const meta = () =>
  pageMeta({
    title: m.operator_title(),
    description: m.operator_intro(),
    paths: "/operator",
    noindex: true,
  });

export default memberPage(OperatorView);
