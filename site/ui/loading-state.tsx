import { m } from "../i18n/paraglide/messages.js";

interface LoadFailedProps {
  retry(): void;
  /** What could not be loaded, where the common words are not enough. */
  label?: string;
}

export function LoadFailed({ retry, label = m.not_loaded() }: LoadFailedProps) {
  return (
    <div role="alert" className="min-h-24">
      <p>{label}</p>
      <button type="button" className="pill mt-3 border border-line hover:bg-sand" onClick={retry}>
        {m.try_again()}
      </button>
    </div>
  );
}

/** In place of what is not there yet, as high as a few lines of it. */
export function LoadingState({ failed, ...props }: LoadFailedProps & { failed: boolean }) {
  if (failed) return <LoadFailed {...props} />;
  return (
    <p role="status" className="min-h-24 text-muted">
      {m.loading()}
    </p>
  );
}
