import type { ReactNode } from "react";
import type { Hour } from "../../ui/scene.ts";
import { SceneArt } from "../../ui/scene-art.tsx";

interface MailLinkPageProps {
  title: string;
  text: string;
  /** Hour of the scene: dawn to sign up, dusk to unsubscribe. */
  hour?: Hour;
  /** Something went wrong. */
  alert?: boolean;
  /** Posts to the current URL, which holds the e-mail's token; works without JavaScript. */
  button?: string;
  /** What the button is about; inside its form, where there is one. */
  list?: ReactNode;
  children?: ReactNode;
}

/** Landing page for links in our e-mails: one message, one action. */
export function MailLinkPage({
  title,
  text,
  hour = "dawn",
  alert = false,
  button,
  list,
  children,
}: MailLinkPageProps) {
  return (
    <section className="column mt-5 md:mt-12">
      <div className="overflow-hidden rounded-lg bg-sand">
        <div className="h-36 md:h-52">
          <SceneArt
            seed={`letter ${hour}`}
            hour={hour}
            width={900}
            height={300}
            className={hour === "dawn" ? "scene-adapts size-full" : "size-full"}
          />
        </div>
        <div className="px-6 pt-7 pb-9 md:px-12 md:pt-9 md:pb-12">
          <h1 className="text-[1.9rem] text-balance md:text-[2.4rem]">{title}</h1>
          <p
            role={alert ? "alert" : "status"}
            className="mt-3 max-w-[36rem] text-[1.1rem] wrap-anywhere text-muted"
          >
            {text}
          </p>
          {!button && list}
          {button && (
            <form method="post">
              {list}
              <button
                type="submit"
                className="pill mt-7 min-h-12 bg-water px-8 text-on-water hover:opacity-90 max-sm:w-full"
              >
                {button}
              </button>
            </form>
          )}
          {children && <p className="mt-7 flex flex-wrap gap-3">{children}</p>}
        </div>
      </div>
    </section>
  );
}
