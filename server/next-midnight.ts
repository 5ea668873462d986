import { dailyTimeZone } from "../contracts/site.ts";

const clockFace = new Intl.DateTimeFormat("en-US", {
  timeZone: dailyTimeZone,
  hourCycle: "h23",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
});

const hourMs = 3_600_000;

let known = { from: Number.POSITIVE_INFINITY, turn: 0 };

/** The next midnight where daily pages live. */
export function nextMidnight(now: Date): number {
  const instant = now.getTime();
  // Every page asks, and until then the answer is the same.
  if (instant < known.from || instant >= known.turn) known = { from: instant, turn: turnAfter(now) };
  return known.turn;
}

/** On the two days a year that are not 24 hours long the hour is checked again. */
function turnAfter(now: Date): number {
  const sinceMidnight = (instant: number) => {
    const found = Object.fromEntries(
      clockFace.formatToParts(new Date(instant)).map(({ type, value }) => [type, Number(value)]),
    );
    return ((found.hour! * 60 + found.minute!) * 60 + found.second!) * 1000 + (instant % 1000);
  };
  const guess = now.getTime() + 24 * hourMs - sinceMidnight(now.getTime());
  const off = sinceMidnight(guess);
  // A guess an hour past midnight is moved back, one an hour short of it is moved on.
  return off > 12 * hourMs ? guess + (24 * hourMs - off) : guess - off;
}
