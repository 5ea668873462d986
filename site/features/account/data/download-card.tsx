import { useState } from "react";
import { identityApi } from "../../../../contracts/identity.ts";
import { m } from "../../../i18n/paraglide/messages.js";
import { getLocale } from "../../../i18n/paraglide/runtime.js";
import { siteSettings } from "../../../settings.ts";
import { SubmitButton } from "../../../ui/form-buttons.tsx";
import { Card } from "../card.tsx";
import { freshFetch } from "../fresh-fetch.ts";

/** A link could not carry the member's token, so the archive is fetched and then saved. */
async function download(): Promise<boolean> {
  try {
    const answer = await freshFetch(`${identityApi.data}?locale=${getLocale()}`);
    if (!answer.ok) return false;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await answer.blob());
    const named = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
    link.download = named ?? `${siteSettings().siteName.toLowerCase()}.zip`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    return true;
  } catch {
    return false;
  }
}

export function DownloadCard() {
  const [state, setState] = useState<"" | "busy" | "done" | "failed">("");
  return (
    <Card title={m.account_download_title()} lead={m.account_download_lead()}>
      <form
        onSubmit={async (event) => {
          event.preventDefault();
          setState("busy");
          setState((await download()) ? "done" : "failed");
        }}
      >
        <SubmitButton busy={state === "busy"}>
          {state === "busy" ? m.account_download_busy() : m.account_download()}
        </SubmitButton>
        {state === "done" && (
          <p role="status" className="mt-3 text-muted">
            {m.account_download_done()}
          </p>
        )}
        {state === "failed" && (
          <p role="alert" className="mt-3">
            {m.account_call_failed()}
          </p>
        )}
      </form>
    </Card>
  );
}
