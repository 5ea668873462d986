import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { m } from "../../i18n/paraglide/messages.js";
import { HorizonLine } from "../../ui/horizon-line.tsx";
import type { ModalContentProps } from "../../ui/modal/modal-store.ts";
import { identityStore } from "../identity/identity-store.ts";
import { type Intent, storeIntent } from "../identity/intents.ts";
import { loadSignIn } from "../identity/load-sign-in.ts";
import { registerAddress } from "../identity/register-address.ts";

interface LoginDialogProps extends ModalContentProps {
  message: string | undefined;
  intent: Intent | undefined;
}

/** A note on the table: why, one button, and the way to an account. */
export default function LoginDialog({ message, intent, close }: LoginDialogProps) {
  const [waiting, setWaiting] = useState(false);
  const attempt = useRef<AbortController>(undefined);
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Loaded ahead: a window that opens long after the click is one that browsers block.
    void loadSignIn();
    return () => attempt.current?.abort();
  }, []);
  // By a link in a mail, in another tab.
  useEffect(() => identityStore.subscribe(({ token }) => token && close()), [close]);

  async function start() {
    attempt.current?.abort();
    const mine = new AbortController();
    attempt.current = mine;
    setWaiting(true);
    const { signInWithPopup } = await loadSignIn();
    const done = await signInWithPopup({ intent, signal: mine.signal });
    if (mine.signal.aborted) return;
    attempt.current = undefined;
    setWaiting(false);
    if (done) close();
  }

  return (
    <div>
      <p className="mt-3 text-[1.1rem]">{message ?? m.sign_in_required()}</p>
      <div className="mt-5">
        <HorizonLine />
      </div>
      <button
        type="button"
        className="pill mt-5 min-h-12 w-full bg-water text-on-water hover:opacity-90"
        onClick={() => void start()}
      >
        {m.sign_in_click()}
      </button>
      <p className="mt-3 min-h-6 text-center text-[0.92rem] text-muted" role="status">
        {waiting && m.sign_in_in_window()}
      </p>
      <p className="mt-3 border-t border-line pt-3 text-center text-muted">
        {m.sign_in_new_here()}{" "}
        <Link
          to={registerAddress(pathname + search)}
          className="inline-flex min-h-11 items-center font-semibold text-water underline"
          onClick={() => {
            if (intent) storeIntent(intent);
            close();
          }}
        >
          {m.sign_in_create()}
        </Link>
      </p>
    </div>
  );
}
