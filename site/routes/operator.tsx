import { OperatorView } from "../features/operator/operator-view.tsx";
import { pageMeta } from "../features/seo/page-meta.ts";
import { memberPage } from "../features/sign-in/member-gate.tsx";
import { m } from "../i18n/paraglide/messages.js";
import { getLocale } from "../i18n/paraglide/runtime.js";
import { siteSettings } from "../settings.ts";

export const meta = () =>
  pageMeta({
    title: m.operator_title(),
    description: m.operator_intro(),
    paths: { "en-US": "/operator", es: "/operator" },
    locale: getLocale(),
    noindex: true,
    settings: siteSettings(),
  });

export default memberPage(OperatorView);
