import { useRef } from "react";
import { data } from "react-router";
import { servicesContext } from "../context.ts";
import { loadWheel } from "../features/scripture-wheel/load-wheel.server.ts";
import { useTurning } from "../features/scripture-wheel/use-turning.ts";
import { Wheel } from "../features/scripture-wheel/wheel.tsx";
import { wheelAddress } from "../features/scripture-wheel/wheel-address.ts";
import { WheelResult } from "../features/scripture-wheel/wheel-result.tsx";
import { pageMeta } from "../features/seo/page-meta.ts";
import { localeOfPath } from "../i18n/locale.ts";
import { m } from "../i18n/paraglide/messages.js";
import { AppLink } from "../ui/app-link.tsx";
import type { Route } from "./+types/scripture-wheel";
import "../features/scripture-wheel/wheel.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  return data(await loadWheel(context.get(servicesContext), url.searchParams, localeOfPath(url.pathname)));
}

export function meta() {
  return pageMeta({
    title: m.wheel_title(),
    description: m.wheel_description(),
    paths: "/scripture-wheel",
  });
}

export default function ScriptureWheel({ loaderData: { topics, landed } }: Route.ComponentProps) {
  const wheel = useRef<SVGGElement>(null);
  const pointer = useRef<SVGGElement>(null);
  const turning = useTurning({ wheel, pointer, count: topics.length || 1, start: landed?.index ?? 0 });
  return (
    <div className="wrap mt-8 md:mt-12">
      <header className="mx-auto max-w-[640px] text-center">
        <h1 className="text-[2.1rem] md:text-[2.8rem]">{m.wheel_title()}</h1>
        <p className="mt-3 text-[1.15rem] text-balance text-muted">{m.wheel_intro()}</p>
      </header>
      {topics.length > 0 && (
        <div className="mt-8 grid items-start gap-8 md:mt-10 md:grid-cols-2 md:gap-14">
          <Wheel topics={topics} landed={landed} turning={turning} drawing={{ wheel, pointer }} />
          <WheelResult topics={topics} landed={landed} hidden={turning.turning} />
        </div>
      )}
      <section className="mt-10 text-center">
        <h2 className="text-[1.3rem]">{m.wheel_topics()}</h2>
        <ul className="mt-4 flex flex-wrap justify-center gap-2.5">
          {topics.map(({ key, title }, index) => (
            <li key={key}>
              <AppLink
                to={wheelAddress(key, 1)}
                replace
                preventScrollReset
                aria-current={landed?.index === index && !turning.turning ? "true" : undefined}
                className={`tint-${key} pill border border-line hover:bg-sand aria-[current=true]:border-water`}
              >
                {title}
              </AppLink>
            </li>
          ))}
        </ul>
        <p id="wheel-keys" className="mt-5 text-[0.92rem] text-muted">
          {m.wheel_keys()}
        </p>
      </section>
    </div>
  );
}
