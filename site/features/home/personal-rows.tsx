import { type ReactNode, useEffect } from "react";
import { m } from "../../i18n/paraglide/messages.js";
import { getLocale } from "../../i18n/paraglide/runtime.js";
import { LoadFailed } from "../../ui/loading-state.tsx";
import { CardRow } from "../cards/card-row.tsx";
import { useRememberedRow } from "../cards/personal-rows.ts";
import { LeftOffCards } from "../courses/left-off-cards.tsx";
import { usePlaces } from "../courses/use-places.ts";
import { whereLeftOff } from "../courses/where-left-off.ts";
import { useLatestFollowed } from "../creators/latest.ts";
import { leaveOut } from "./no-repeats.ts";

const max = 3;

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wrap section-gap">
      <h2 className="mb-5">{title}</h2>
      {children}
    </section>
  );
}

/** Where the reader left off, with an account or without. */
export function ContinueRow() {
  const places = usePlaces();
  const all = whereLeftOff(places);
  useRememberedRow("continue", all.length);
  useEffect(() => {
    if (places.some(({ locale }) => locale !== getLocale()))
      void import("../courses/translate-places.ts").then(({ translatePlaces }) => translatePlaces());
  }, [places]);
  if (all.length === 0) return null;
  return (
    <Row title={m.growth_plans_where()}>
      <LeftOffCards items={all.slice(0, max)} />
    </Row>
  );
}

/** The latest items of followed creators. */
export function FollowsRow({ shown }: { shown: readonly string[] }) {
  const { value, failed, reload } = useLatestFollowed(max + shown.length);
  const cards = value && leaveOut(value, shown).slice(0, max);
  useRememberedRow("follows", cards?.length);
  if (cards ? cards.length === 0 : !failed) return null;
  return (
    <Row title={m.creators_latest()}>{cards ? <CardRow cards={cards} /> : <LoadFailed retry={reload} />}</Row>
  );
}
