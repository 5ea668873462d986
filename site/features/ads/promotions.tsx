import { stripLocale } from "../../i18n/locale.ts";
import { m } from "../../i18n/paraglide/messages.js";
import { siteSettings } from "../../settings.ts";
import { AppLink } from "../../ui/app-link.tsx";
import type { Hour } from "../../ui/scene.ts";
import { SceneArt } from "../../ui/scene-art.tsx";

const promotions: { to: string; hour: Hour; title(): string; text(): string; action(): string }[] = [
  {
    to: "/newsletter",
    hour: "dawn",
    title: m.ads_newsletter,
    text: m.ads_newsletter_text,
    action: m.ads_newsletter_action,
  },
  {
    to: "/growth-plans",
    hour: "noon",
    title: m.ads_plans,
    text: m.ads_plans_text,
    action: m.ads_plans_action,
  },
  {
    to: "/premium",
    hour: "dusk",
    title: m.ads_premium,
    text: m.ads_premium_text,
    action: m.ads_premium_action,
  },
];

/** The same page shows the same promotion, never one of itself; neighbours show others. */
function chosenBy(seed: string) {
  const others = promotions.filter(({ to }) => to !== stripLocale(seed));
  return others[[...seed].reduce((sum, character) => sum + character.charCodeAt(0), 0) % others.length]!;
}

/** One of our own promotions, labelled as such. */
function HousePromotion({ seed }: { seed: string }) {
  const { to, hour, title, text, action } = chosenBy(seed);
  return (
    <aside aria-label={m.ads_ours({ siteName: siteSettings().siteName })}>
      <AppLink
        to={to}
        className="group flex min-h-[15rem] flex-col overflow-hidden rounded-md border border-line hover:bg-sand md:min-h-[10rem] md:flex-row"
      >
        <span className="h-14 shrink-0 md:h-auto md:w-44">
          <SceneArt seed={to} hour={hour} width={600} height={320} className="size-full" />
        </span>
        <span className="min-w-0 px-5 py-3 md:px-6 md:py-3.5">
          <span className="block text-[0.8rem] text-muted">
            {m.ads_ours({ siteName: siteSettings().siteName })}
          </span>
          <span className="mt-0.5 block font-serif text-[1.1rem] leading-snug font-[560]">{title()}</span>
          <span className="mt-1 block text-[0.92rem] leading-normal text-muted">{text()}</span>
          <span className="mt-1.5 block text-[0.95rem] font-semibold text-water group-hover:underline">
            {action()}
          </span>
        </span>
      </AppLink>
    </aside>
  );
}

/** Both are hidden until it is known which of them belongs here. */
export default function Promotions({ seed }: { seed: string }) {
  return (
    <>
      <p hidden data-ad-label className="text-[0.8rem] text-muted">
        {m.ads_advertisement()}
      </p>
      <div hidden data-house-promotion>
        <HousePromotion seed={seed} />
      </div>
    </>
  );
}
