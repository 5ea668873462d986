import { lazy, type ReactNode, Suspense, useCallback } from "react";
import { useStore } from "zustand";
import type { Locale } from "../../../contracts/site.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { LoadingState } from "../../ui/loading-state.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import { identityStore } from "../identity/identity-store.ts";
import { Body } from "../reading/body.tsx";
import type { BodyPart } from "../reading/load-body.server.ts";
import type { OtherLanguage } from "../reading/load-side-by-side.server.ts";
import { fetchUnlocked } from "./fetch-unlocked.ts";
import type { UnlockedPage } from "./load-unlocked.server.ts";
import { restOf } from "./rest-of.ts";

const SideBySide = lazy(() => import("../reading/side-by-side.tsx"));

/** A page in a second language, of which everybody may read the parts. */
export interface OtherPage extends OtherLanguage {
  path: string;
}
/** What follows the text on this kind of page, in the second language too. */
type Inner = Omit<UnlockedPage, "isTeaser" | "audio">;
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
  const member = useStore(identityStore, ({ person }) => person?.id);
  const { path: otherPath, locale } = other ?? {};
  // Another member may read something else.
  const load = useCallback(async () => {
    const [own, second] = await Promise.all([
      fetchUnlocked<UnlockedPage>({ path }),
      // Without it the page is read in one language.
      otherPath
        ? fetchUnlocked<UnlockedPage>({ path: otherPath }, locale).catch((error) => void console.warn(error))
        : undefined,
    ]);
    return own ? { own, second } : "refused";
  }, [path, otherPath, locale, member]);
  const { value, failed, reload } = useLoaded(load);
  if (failed || !value)
    return (
      <div className="column mt-6">
        <LoadingState failed={failed} retry={reload} label={m.unlocked_failed()} />
      </div>
    );
  if (value === "refused") return gate;
  const { own, second } = value;
  const rest = restOf(teaser, own.parts);
  return (
    <>
      {own.audio && <span hidden data-audio={own.audio} />}
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
