import { m } from "../../i18n/paraglide/messages.js";
import { AppLink, NextLink } from "../../ui/app-link.tsx";
import { plainLines } from "./plain-lines.ts";

interface FaceProps {
  verse: { passage: { reference: string; verses: readonly { text: string }[] } };
  /** Of the verse's page. */
  path: string;
}

interface MiddayProps extends FaceProps {
  prayer: { title: string; path: string; opening: string } | null;
}

const main = "pill bg-water text-on-water hover:opacity-90";
const second = "pill border border-line hover:bg-sand";

/** A short pause: the verse again, small, and the prayer. */
function MiddayFace({ verse, path, prayer }: MiddayProps) {
  return (
    <div className="at-midday">
      <h2 className="kicker mb-2 font-sans leading-normal tracking-[0.02em]">{m.home_midday()}</h2>
      <blockquote className="font-serif text-[1.15rem] leading-[1.55]">
        <p>{plainLines(verse.passage.verses)}</p>
        <p className="mt-1 font-sans text-[0.95rem] text-muted">{verse.passage.reference}</p>
      </blockquote>
      {prayer && (
        <div className="mt-5 border-t border-line pt-4">
          <p className="kicker">{m.prayer_for_today()}</p>
          <h3 className="mt-1 text-[1.2rem]">{prayer.title}</h3>
          <div className="prose mt-2 text-[1.05rem]" dangerouslySetInnerHTML={{ __html: prayer.opening }} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-2.5">
        {prayer && (
          <NextLink to={prayer.path} className={main}>
            {m.home_pray_with_us()}
          </NextLink>
        )}
        <AppLink to={path} className={second}>
          {m.read_and_reflect()}
        </AppLink>
      </div>
    </div>
  );
}

interface EveningProps extends FaceProps {
  evening: { title: string; reference: string | null } | null;
}

/** The evening verse for those who have it; the others read what it is. */
function EveningFace({ verse, path, evening }: EveningProps) {
  return (
    <div className="at-evening">
      <h2 className="kicker mb-2 font-sans leading-normal tracking-[0.02em]">{m.home_evening()}</h2>
      {evening && (
        <>
          <p className="font-serif text-[1.5rem] leading-snug md:text-[1.8rem]">{evening.title}</p>
          {evening.reference && <p className="mt-1 text-[0.95rem] text-muted">{evening.reference}</p>}
          <p className="mt-3 text-muted">
            <span className="with-premium">{m.home_evening_yours()}</span>
            <span className="without-premium">{m.home_evening_what()}</span>
          </p>
        </>
      )}
      <p className="mt-4 text-[0.95rem] text-muted">{m.home_evening_verse(verse.passage)}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <NextLink to="/verses/evening" className={`with-premium ${main}`}>
          {m.home_evening_read()}
        </NextLink>
        <AppLink to="/verses/evening" className={`without-premium ${second}`}>
          {m.home_evening_about()}
        </AppLink>
        <AppLink to={path} className={second}>
          {m.read_and_reflect()}
        </AppLink>
      </div>
    </div>
  );
}

/** What stands on home's sheet later in the day. */
export default function DayFaces({ prayer, evening, ...verse }: MiddayProps & EveningProps) {
  return (
    <>
      <MiddayFace {...verse} prayer={prayer} />
      <EveningFace {...verse} evening={evening} />
    </>
  );
}
