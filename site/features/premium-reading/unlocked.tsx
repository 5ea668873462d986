import { type ReactNode, useEffect, useState } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { useIdentity } from "../identity/identity-store.ts";
import { Body } from "../reading/body.tsx";
import type { BodyPart } from "../reading/load-body.server.ts";
import { fetchUnlocked } from "./fetch-unlocked.ts";
import type { UnlockedPage } from "./load-unlocked.server.ts";
import { restOf } from "./rest-of.ts";

interface UnlockedProps {
  path: string;
  teaser: BodyPart[];
  /** What follows the text on this kind of page. */
  after?: ((page: UnlockedPage) => ReactNode) | undefined;
  /** Shown when the member may not read it after all. */
  gate: ReactNode;
}

/** The rest of a page for a member who may read it: fetched with their token, never part of the page itself. */
export default function Unlocked({ path, teaser, after, gate }: UnlockedProps) {
  const [state, setState] = useState<UnlockedPage | "loading" | "refused" | "failed">("loading");
  const [attempt, setAttempt] = useState(0);
  const member = useIdentity(({ person }) => person?.id);
  useEffect(() => {
    let gone = false;
    fetchUnlocked<UnlockedPage>({ path }).then(
      (page) => !gone && setState(page ?? "refused"),
      (error: unknown) => {
        console.warn(error);
        if (!gone) setState("failed");
      },
    );
    return () => {
      gone = true;
    };
  }, [path, attempt, member]);
  if (state === "loading") return <p className="mt-6 text-muted">{m.loading()}</p>;
  if (state === "refused") return gate;
  if (state === "failed")
    return (
      <p role="alert" className="mt-6">
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
  return (
    <>
      <Body parts={restOf(teaser, state.parts)} />
      {after?.(state)}
    </>
  );
}
