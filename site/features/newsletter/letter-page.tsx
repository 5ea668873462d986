import type { ReactNode } from "react";

interface LetterPageProps {
  title: string;
  text: string;
  /** Something went wrong. */
  alert?: boolean;
  /** Posts to the very address of the page, which holds the letter's token; it needs no JavaScript. */
  button?: string;
  children?: ReactNode;
}

/** Where the links of our letters lead: one thing to know, one thing to do. */
export function LetterPage({ title, text, alert = false, button, children }: LetterPageProps) {
  return (
    <section className="column mt-10 md:mt-16">
      <div className="rounded-lg bg-sand px-6 py-10 md:px-12 md:py-14">
        <h1 className="text-[1.9rem] md:text-[2.4rem]">{title}</h1>
        <p role={alert ? "alert" : "status"} className="mt-3 max-w-[36rem] text-[1.1rem] text-muted">
          {text}
        </p>
        {button && (
          <form method="post" className="mt-7">
            <button type="submit" className="pill min-h-12 bg-water px-8 text-on-water hover:opacity-90">
              {button}
            </button>
          </form>
        )}
        {children && <p className="mt-7 flex flex-wrap gap-3">{children}</p>}
      </div>
    </section>
  );
}
