import type { PrayerNeed } from "../../../contracts/content.ts";
import { m } from "../../i18n/paraglide/messages.js";

export const needNames: Record<PrayerNeed, () => string> = {
  day: m.prayer_need_day,
  family: m.prayer_need_family,
  health: m.prayer_need_health,
  grief: m.prayer_need_grief,
  work: m.prayer_need_work,
  heart: m.prayer_need_heart,
  thanks: m.prayer_need_thanks,
  world: m.prayer_need_world,
};
