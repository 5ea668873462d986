import { m } from "../../i18n/paraglide/messages.js";
import { AppLink } from "../../ui/app-link.tsx";
import { SceneArt } from "../../ui/scene-art.tsx";
import { ScriptureQuote } from "../passages/scripture-quote.tsx";
import type { WheelView } from "./load-wheel.server.ts";
import { wheelAddress } from "./wheel-address.ts";

/** What the wheel landed on, in the topic's own tint; read out when it arrives. */
export function WheelResult({ topics, landed, hidden }: WheelView & { hidden: boolean }) {
  const topic = landed && topics[landed.index];
  return (
    <div aria-live="polite" aria-atomic="true" className="grid min-h-[26rem] md:min-h-[29rem]">
      {!hidden && topic && (
        <div className={`wheel-result tint-${topic.key} flex flex-col justify-center rounded-lg p-7 md:p-10`}>
          <h2 className="mb-3 font-sans text-[0.95rem] font-semibold tracking-normal">
            <span className="sr-only">{m.wheel_landed({ topic: topic.title })}</span>
            <span aria-hidden="true">{topic.title}</span>
          </h2>
          {/* A new result is announced; the links below it stay, and with them the focus. */}
          <div key={`${topic.key} ${landed.number}`} className="wheel-arriving">
            <ScriptureQuote passage={landed.passage} />
          </div>
          <div className="mt-6 flex flex-wrap gap-2.5">
            <AppLink to={landed.path} className="pill bg-water text-on-water hover:opacity-90">
              {m.wheel_in_context()}
            </AppLink>
            {landed.of > 1 && (
              <AppLink
                to={wheelAddress(topic.key, (landed.number % landed.of) + 1)}
                replace
                preventScrollReset
                className="pill border border-muted/50 hover:bg-paper/50"
              >
                {m.wheel_another()}
              </AppLink>
            )}
          </div>
        </div>
      )}
      {(hidden || !topic) && (
        <div className="relative overflow-hidden rounded-lg">
          <div className="absolute inset-0">
            <SceneArt seed="wheel" hour="dawn" width={640} height={640} className="scene-adapts" />
          </div>
          {!hidden && (
            <p className="absolute inset-x-6 bottom-6 rounded-sm bg-paper/95 px-5 py-3 text-center">
              {m.wheel_waiting()}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
