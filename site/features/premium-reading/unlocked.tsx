import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import type { Locale } from "../../../contracts/site.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { useIdentity } from "../identity/identity-store.ts";
import { Body } from "../reading/body.tsx";
import type { BodyPart } from "../reading/load-body.server.ts";
import type { OtherLanguage } from "../reading/load-side-by-side.server.ts";
import { fetchUnlocked } from "./fetch-unlocked.ts";
import type { UnlockedPage } from "./load-unlocked.server.ts";
import { restOf } from "./rest-of.ts";

const SideBySide = lazy(() => import("../reading/side-by-side.tsx"));

interface Pages {
  own: UnlockedPage;
  second: UnlockedPage | undefined;
}

/** A page in a second language, of which everybody may read the parts. */
export interface OtherPage extends OtherLanguage {
  path: string;
}
/** What follows the text on this kind of page, in the second language too. */
type Inner = Omit<UnlockedPage, "isTeaser">;
export type AfterText = (page: Inner, other?: Inner & { locale: Locale }) => ReactNode;

interface UnlockedProps {
  path: string;
  teaser: BodyPart[];
  other?: OtherPage | null | undefined;
  after?: AfterText | undefined;
  /** Shown when the member may not read it after all. */
  gate: ReactNode;
}

/** The rest of a page for a member who may read it: fetched with their token, never part of the page itself. */
export default function Unlocked({ path, teaser, other, after, gate }: UnlockedProps) {
  const [state, setState] = useState<Pages | "loading" | "refused" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  const member = useIdentity(({ person }) => person?.id);
  const { path: otherPath, locale } = other ?? {};
  useEffect(() => {
    let gone = false;
    Promise.all([
      fetchUnlocked<UnlockedPage>({ path }),
      // Without it the page is read in one language.
      otherPath
        ? fetchUnlocked<UnlockedPage>({ path: otherPath }, locale).catch((error) => void console.warn(error))
        : undefined,
    ]).then(
      ([own, second]) => !gone && setState(own ? { own, second } : "refused"),
      (error: unknown) => {
        console.warn(error);
        if (!gone) setState("failed");
      },
    );
    return () => {
      gone = true;
    };
  }, [path, otherPath, locale, attempt, member]);
  if (state === "loading") return <p className="column mt-6 text-muted">{m.loading()}</p>;
  if (state === "refused") return gate;
  if (state === "failed")
    return (
      <p role="alert" className="column mt-6">
        {m.unlocked_failed()}{" "}
        <button
          type="button"
          className="min-h-11 font-semibold text-water underline"
          onClick={() => {
            setState("loading");
            setAttempt(attempt + 1);
          }}
        >
          {m.unlocked_again()}
        </button>
      </p>
    );
  const { own, second } = state;
  const rest = restOf(teaser, own.parts);
  return (
    <>
      {other && second ? (
        <Suspense>
          <SideBySide parts={rest} other={{ ...other, parts: restOf(other.parts, second.parts) }} />
        </Suspense>
      ) : (
        <div className="column">
          <Body parts={rest} />
        </div>
      )}
      <div className="column">
        {after?.(own, other && second ? { ...second, locale: other.locale } : undefined)}
      </div>
    </>
  );
}
