import { m } from "../../../i18n/paraglide/messages.js";
import { siteSettings } from "../../../settings.ts";
import { Devices } from "./devices.tsx";
import { EmailCard } from "./email-card.tsx";
import { Passkeys } from "./passkeys.tsx";
import { PasswordCard } from "./password-card.tsx";
import { SecondFactor } from "./second-factor.tsx";

export default function SecuritySection() {
  const externalProvider = siteSettings().identity;
  if (externalProvider) return <ExternalProvider authority={externalProvider.authority} />;
  return (
    <>
      <p className="mt-2 max-w-[38rem] text-muted">{m.account_security_lead()}</p>
      <PasswordCard />
      <EmailCard />
      <Passkeys />
      <SecondFactor />
      <Devices />
    </>
  );
}

/** With another provider all of this is its own. */
function ExternalProvider({ authority }: { authority: string }) {
  const { origin, host } = new URL(authority);
  return (
    <>
      <p className="mt-2 max-w-[38rem] text-[1.1rem]">{m.account_security_external({ host })}</p>
      <p className="mt-5">
        <a href={origin} className="pill border border-line hover:bg-sand">
          {m.account_security_external_link({ host })}
        </a>
      </p>
    </>
  );
}
