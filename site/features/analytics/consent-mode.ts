import type { Consent } from "../consent/consent.ts";

const choice = (agreed: boolean) => (agreed ? "granted" : "denied");

/** Google's names for the two purposes. */
const signals = ({ measurement, marketing }: Consent) => ({
  analytics_storage: choice(measurement),
  ad_storage: choice(marketing),
  ad_user_data: choice(marketing),
  ad_personalization: choice(marketing),
});

/** Google's tags read commands as `arguments` objects only, not as arrays. */
function gtag(..._command: unknown[]): void {
  const page = window as { dataLayer?: object[] };
  page.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above.
  page.dataLayer.push(arguments);
}

let isStarted = false;

/** Before a tag manager runs: nothing is agreed to but what the visitor has agreed to. */
export function startConsentMode(consent: Consent): void {
  if (isStarted) return;
  isStarted = true;
  gtag("consent", "default", { ...signals({ measurement: false, marketing: false }), wait_for_update: 500 });
  gtag("consent", "update", signals(consent));
}

export function updateConsentMode(consent: Consent): void {
  if (isStarted) gtag("consent", "update", signals(consent));
}
