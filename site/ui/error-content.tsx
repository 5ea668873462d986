import type { ReactNode } from "react";
import { m } from "../i18n/paraglide/messages.js";
import { AppLink } from "./app-link.tsx";
import { SceneArt } from "./scene-art.tsx";

interface ErrorContentProps {
  status: number;
  title: string;
  /** In the error's own words. */
  detail?: string | undefined;
  advice: string;
  /** A way on before the usual ones. */
  children?: ReactNode;
}

/** Within a page's frame. */
export function ErrorContent({ status, title, detail, advice, children }: ErrorContentProps) {
  return (
    <>
      <div className="mx-3 h-48 overflow-hidden rounded-[22px] md:mx-auto md:h-72 md:w-[calc(100%-48px)] md:max-w-[1312px] md:rounded-lg">
        <SceneArt seed={`error ${status}`} hour="dusk" />
      </div>
      <div className="column mt-10 in-data-[layout=primary]:pb-16" data-status={status}>
        <p className="kicker">{status}</p>
        <h1 className="mt-1 text-[2rem] md:text-[2.6rem]">{title}</h1>
        {detail && detail !== title && <p className="mt-2 break-all text-muted">{detail}</p>}
        <p className="mt-4 text-[1.1rem]">{advice}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          {children}
          <AppLink
            to="/"
            className={`pill ${children ? "border border-line hover:bg-sand" : "bg-water text-on-water hover:opacity-90"}`}
          >
            {m.error_go_home()}
          </AppLink>
          <AppLink to="/verses" className="pill border border-line hover:bg-sand">
            {m.error_todays_verse()}
          </AppLink>
        </p>
      </div>
    </>
  );
}
