import { m } from "../../i18n/paraglide/messages.js";
import type { Occasion } from "./occasion.server.ts";

const names: Record<Occasion, () => string> = {
  epiphany: m.occasion_epiphany,
  "ash-wednesday": m.occasion_ash_wednesday,
  "palm-sunday": m.occasion_palm_sunday,
  "maundy-thursday": m.occasion_maundy_thursday,
  "good-friday": m.occasion_good_friday,
  "holy-saturday": m.occasion_holy_saturday,
  easter: m.occasion_easter,
  ascension: m.occasion_ascension,
  pentecost: m.occasion_pentecost,
  trinity: m.occasion_trinity,
  "all-saints": m.occasion_all_saints,
  "advent-1": m.occasion_advent_1,
  "advent-2": m.occasion_advent_2,
  "advent-3": m.occasion_advent_3,
  "advent-4": m.occasion_advent_4,
  "christmas-eve": m.occasion_christmas_eve,
  christmas: m.occasion_christmas,
  "season-advent": m.occasion_season_advent,
  "season-christmas": m.occasion_season_christmas,
  "season-lent": m.occasion_season_lent,
  "season-holy-week": m.occasion_season_holy_week,
  "season-easter": m.occasion_season_easter,
  reyes: m.occasion_reyes,
  "mothers-day": m.occasion_mothers_day,
  "childrens-day": m.occasion_childrens_day,
  "fathers-day": m.occasion_fathers_day,
  "labor-day": m.occasion_labor_day,
  thanksgiving: m.occasion_thanksgiving,
};

export const occasionName = (occasion: Occasion): string => names[occasion]();
