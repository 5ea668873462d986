import type { Intent } from "../identity/intents.ts";
import { goToSignIn, goToSignUp } from "./go-to-account.ts";

interface AccountButtonProps {
  children: string;
  intent?: Intent | undefined;
}

/** The line under a sign-up button. */
export function SignInLine({ question, intent, children }: AccountButtonProps & { question?: string }) {
  return (
    <p className="mt-2 text-center text-[0.98rem] text-muted">
      {question && `${question} `}
      <button
        type="button"
        className="min-h-11 font-semibold text-water underline underline-offset-4"
        onClick={() => goToSignIn(intent)}
      >
        {children}
      </button>
    </p>
  );
}

export function CreateAccountButton({ intent, children }: AccountButtonProps) {
  return (
    <button
      type="button"
      className="pill mt-6 min-h-13 w-full bg-water text-[1.08rem] text-on-water hover:opacity-90"
      onClick={() => goToSignUp(intent)}
    >
      {children}
    </button>
  );
}
