import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { HorizonLine } from "../../ui/horizon-line.tsx";
import { dropFields } from "../identity/saved-fields.ts";

interface AccountPageProps {
  title: string;
  lead?: string;
  children?: ReactNode;
}

/** From "Check your inbox" one may come here, and go back. */
const mailForms = /\/account\/(?:register|email-link)$/;

/** One thing to do, under a quiet line. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    // There is a form to fill in again after an error, and where an address that was typed may be wrong.
    const isFilledAgain = query.has("error") || query.get("notice")?.startsWith("sent");
    if (!isFilledAgain && !mailForms.test(pathname)) dropFields();
  }, [pathname, search]);
  return (
    <div className="mx-auto w-full max-w-[30rem] px-5 pt-2 md:pt-8">
      <HorizonLine />
      <h1 className="mt-6 text-[1.9rem] md:text-[2.3rem]">{title}</h1>
      {lead && <p className="mt-2 text-[1.1rem] text-muted">{lead}</p>}
      {children}
    </div>
  );
}
