import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { siteSettings } from "../../settings.ts";
import { formatShare } from "./format-share.ts";

/** The operator's statement with name and share, wherever it is mentioned; nothing where there is none. */
export function CharityNote({ className = "" }: { className?: string }) {
  const { charity } = siteSettings();
  if (!charity) return null;
  const { name, share, url, sample } = charity;
  return (
    <p className={`rounded-md border border-line bg-sand p-5 ${className}`}>
      {sample && <strong className="block">{m.charity_sample()}</strong>}
      {m.charity_statement({ share: formatShare(share, getLocale()), name })}{" "}
      <a href={url} rel="noopener" className="font-semibold text-water underline">
        {m.charity_link({ name })}
      </a>
    </p>
  );
}
