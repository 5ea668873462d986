import { m } from "../../i18n/paraglide/messages.js";

interface WaitingProps {
  failed: boolean;
  retry(): void;
}

/** In place of what is not there yet, as high as a few lines of it. */
export function Waiting({ failed, retry }: WaitingProps) {
  if (!failed)
    return (
      <p role="status" className="min-h-24 text-muted">
        {m.loading()}
      </p>
    );
  return (
    <div role="alert" className="min-h-24">
      <p>{m.account_failed()}</p>
      <button type="button" className="pill mt-3 border border-line hover:bg-sand" onClick={retry}>
        {m.account_try_again()}
      </button>
    </div>
  );
}
