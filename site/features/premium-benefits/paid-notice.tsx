import { Link } from "react-router";
import { m } from "../../i18n/paraglide/messages.js";
import { loginAddress } from "../identity/login-address.ts";
import { registerAddress } from "../identity/register-address.ts";
import { useUnclaimedPurchase } from "../identity/use-unclaimed.ts";

interface PaidNoticeProps {
  /** Where the buyer goes once they have an account, with its language. */
  returnTo: string;
  /** The account page it is on: what its form does needs no link. */
  on?: "login" | "register";
  className?: string;
}

/** Premium was paid for in this browser, and belongs to nobody yet. Nothing for everyone else. */
export function PaidNotice({ returnTo, on, className = "" }: PaidNoticeProps) {
  const unclaimed = useUnclaimedPurchase();
  if (!unclaimed) return null;
  const { email } = unclaimed;
  return (
    <section role="status" className={`rounded-md border border-line bg-sand p-6 ${className}`}>
      <h2 className="text-[1.35rem]">{m.benefit_paid()}</h2>
      <p className="mt-2 wrap-anywhere text-muted">
        {email ? m.benefit_paid_how_with({ email }) : m.benefit_paid_how()}
      </p>
      {on !== "register" && (
        <p className="mt-4 flex flex-wrap gap-2.5">
          <Link
            to={registerAddress(returnTo)}
            rel="nofollow"
            className="pill bg-water text-on-water hover:opacity-90"
          >
            {m.benefit_paid_create()}
          </Link>
          {!on && (
            <Link
              to={loginAddress(returnTo)}
              rel="nofollow"
              className="pill border border-muted hover:bg-paper"
            >
              {m.sign_in()}
            </Link>
          )}
        </p>
      )}
    </section>
  );
}
