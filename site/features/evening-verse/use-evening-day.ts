import { useEffect, useState } from "react";
import { compareDays, type Day, dailyDay } from "../../i18n/daily.ts";
import { siteNow } from "../../site-time.ts";

/** Tonight's day: the page's own, unless it is a cached page that is read on a later day. */
export function useEveningDay(ofPage: Day): Day {
  const [day, setDay] = useState(ofPage);
  useEffect(() => {
    void siteNow().then((now) => {
      const today = dailyDay(new Date(now));
      setDay(compareDays(today, ofPage) > 0 ? today : ofPage);
    });
  }, [ofPage]);
  return day;
}
