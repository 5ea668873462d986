import { m } from "../../i18n/paraglide/messages.js";

/** By the hour, without a name: the page is the same for everybody. */
export function Greeting() {
  return (
    <p className="mb-3 font-serif text-[1.25rem]">
      <span className="at-morning">{m.home_good_morning()}</span>
      <span className="at-midday">{m.home_good_midday()}</span>
      <span className="at-evening">{m.home_good_evening()}</span>
    </p>
  );
}
