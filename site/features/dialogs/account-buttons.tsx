import { m } from "../../i18n/paraglide/messages.js";
import { goToSignIn, goToSignUp } from "./go-to-account.ts";

/** The line under a sign-up button. */
export function SignInLine({ question }: { question: string }) {
  return (
    <p className="mt-2 text-center text-[0.98rem] text-muted">
      {question}{" "}
      <button
        type="button"
        className="min-h-11 font-semibold text-water underline underline-offset-4"
        onClick={goToSignIn}
      >
        {m.dialog_sign_in_to_account()}
      </button>
    </p>
  );
}

export function CreateAccountButton({ children }: { children: string }) {
  return (
    <button
      type="button"
      className="pill mt-6 min-h-13 w-full bg-water text-[1.08rem] text-on-water hover:opacity-90"
      onClick={goToSignUp}
    >
      {children}
    </button>
  );
}
