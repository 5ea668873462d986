import { useEffect, useState } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { waitLabel } from "./account-labels.ts";

/** Rests for a while; not disabled, so that it keeps the focus. */
export function ResendButton({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  const rests = left > 0;
  return (
    <button
      type="submit"
      aria-disabled={rests}
      className="pill border border-muted hover:bg-paper aria-disabled:opacity-60"
      onClick={(event) => {
        if (rests) event.preventDefault();
      }}
    >
      {rests ? m.sign_in_send_again_wait({ wait: waitLabel(left) }) : m.sign_in_send_again()}
    </button>
  );
}
