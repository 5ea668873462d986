import { Link, useLocation } from "react-router";
import { m } from "../../i18n/paraglide/messages.js";
import { ErrorContent } from "../../ui/error-content.tsx";
import { loginAddress } from "../identity/login-address.ts";

/** The 401 page: either signed out, or the page is for other roles. */
export function NotAuthorized({ signedIn }: { signedIn: boolean }) {
  const { pathname, search, hash } = useLocation();
  return (
    <ErrorContent
      status={401}
      title={m.error_not_authorized()}
      advice={signedIn ? m.sign_in_other_members() : m.error_not_authorized_advice()}
    >
      {!signedIn && (
        <Link
          to={loginAddress(pathname + search + hash)}
          className="pill bg-water text-on-water hover:opacity-90"
        >
          {m.sign_in()}
        </Link>
      )}
    </ErrorContent>
  );
}
